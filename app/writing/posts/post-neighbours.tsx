import { paths } from '#app/paths.ts'
import { blogCopy } from '#content/en/blog.ts'
import type { PublicPost } from './post.ts'

/** Links to the posts published just before and after one. */
export function PostNeighbours({ post }: { post: PublicPost }) {
  return (
    <nav
      aria-label={blogCopy.neighbours.name}
      className="screen-only mt-4 grid gap-4 sm:grid-cols-2"
    >
      {post.previous && (
        <a
          href={paths.post(post.previous.slug)}
          rel="prev"
          className="rounded-lg border border-line p-4 hover:border-ink"
        >
          <span className="block text-sm text-muted">{blogCopy.neighbours.previous}</span>
          <span className="font-medium">{post.previous.title}</span>
        </a>
      )}
      {post.next && (
        <a
          href={paths.post(post.next.slug)}
          rel="next"
          className="rounded-lg border border-line p-4 hover:border-ink sm:col-start-2 sm:text-right"
        >
          <span className="block text-sm text-muted">{blogCopy.neighbours.next}</span>
          <span className="font-medium">{post.next.title}</span>
        </a>
      )}
    </nav>
  )
}
