import { paths } from '#app/paths.ts'
import type { Post } from '../post.ts'
import { labels } from './labels.ts'

/** Where a saved post is seen: on the site, or as the preview that only staff see. */
export function linkTo({ slug, status }: Pick<Post, 'slug' | 'status'>) {
  const label = status === 'published' ? labels.link.view : labels.link.preview
  return { href: paths.post(slug), label }
}
