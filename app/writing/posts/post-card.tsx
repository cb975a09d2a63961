import { ArrowRight } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { formatShortDay } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { Picture } from '#app/writing/images/picture.tsx'
import { blogCopy } from '#content/en/blog.ts'
import { DottedLine } from './dotted-line.tsx'
import type { PostSummary } from './post.ts'
import { PostCover } from './post-cover.tsx'

const LEAD =
  'group/lead md:first:col-span-full lg:first:grid lg:first:grid-cols-[1.15fr_1fr] lg:first:items-stretch'
const COVER =
  'aspect-[1.9] w-full border-b border-line lg:group-first/lead:h-full lg:group-first/lead:border-r lg:group-first/lead:border-b-0'
const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw'
const LEAD_SIZES = '(min-width: 64rem) 40rem, 92vw'

/**
 * A post as lists show it. In a list that `leads`, the card that stands first is a lead article across
 * the row, whichever that is once the list has been filtered.
 */
export function PostCard({
  post,
  level: Heading = 'h2',
  leads = false,
  first = false,
}: {
  post: PostSummary
  level?: 'h2' | 'h3'
  leads?: boolean
  /** whether its picture is at the top of the page */
  first?: boolean
}) {
  return (
    <li
      data-category={post.category?.slug ?? ''}
      className={`flex flex-col overflow-hidden rounded-lg border border-line bg-card ${leads ? LEAD : ''}`}
    >
      {post.featuredImage ? (
        <Picture
          src={post.featuredImage}
          sizes={first ? LEAD_SIZES : CARD_SIZES}
          first={first}
          className={`object-cover ${COVER}`}
        />
      ) : (
        <PostCover
          slug={post.slug}
          title={post.title}
          category={post.category?.slug}
          className={COVER}
        />
      )}
      <div className="flex grow flex-col p-6 lg:group-first/lead:p-10">
        <DottedLine className="text-sm">
          {post.publishedAt ? (
            <time dateTime={post.publishedAt}>{formatShortDay(post.publishedAt)}</time>
          ) : (
            blogCopy.draft
          )}
          {post.category?.name ?? blogCopy.uncategorized}
          {blogCopy.minutes(post.readingMinutes)}
        </DottedLine>
        <Heading className="mt-2 text-h3 md:group-first/lead:text-h2">
          <a href={paths.post(post.slug)} className="hover:text-accent-text">
            <UnbrokenYears text={post.title} />
          </a>
        </Heading>
        <p className="mt-2 mb-4 text-muted md:group-first/lead:text-lead">
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
