import { ArrowRight } from 'lucide-react'
import { blogCopy } from '#app/content/blog.ts'
import { Picture } from '#app/images/picture.tsx'
import { paths } from '#app/paths.ts'
import { formatShortDay } from '#app/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { PostSummary } from './post.ts'

export function PostCard({
  post,
  level: Heading = 'h2',
}: {
  post: PostSummary
  level?: 'h2' | 'h3'
}) {
  return (
    <li
      data-category={post.category?.slug ?? ''}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-card"
    >
      {post.featuredImage && (
        <Picture
          src={post.featuredImage}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw"
          className="aspect-[1.9] w-full border-b border-line object-cover"
        />
      )}
      <div className="flex grow flex-col p-6">
        <p className="figures flex flex-wrap gap-x-2 text-sm text-muted">
          <span>
            {post.publishedAt ? (
              <time dateTime={post.publishedAt}>{formatShortDay(post.publishedAt)}</time>
            ) : (
              blogCopy.draft
            )}
          </span>
          <span aria-hidden>·</span>
          <span>{post.category?.name ?? blogCopy.uncategorized}</span>
        </p>
        <Heading className="mt-2 text-h3">
          <a href={paths.post(post.slug)} className="hover:text-accent-text">
            <UnbrokenYears text={post.title} />
          </a>
        </Heading>
        <p className="mt-2 mb-4 text-muted">
          <UnbrokenYears text={post.excerpt} />
        </p>
        <a
          href={paths.post(post.slug)}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold"
        >
          <span className="text-link">{blogCopy.readMore}</span>
          <span className="sr-only">: {post.title}</span>
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </div>
    </li>
  )
}
