import { queryOptions } from '@tanstack/react-query'
import { messages } from '#app/content/messages.ts'
import { api } from '#app/paths.ts'
import type { EntryPage } from '#app/publishing/queries.ts'
import type { Post, PostSummary, PublicPost } from './post.ts'

/** For staff: whatever its state, and by its id, which never changes. */
export function postByIdQuery(id: number) {
  return queryOptions<Post>({ queryKey: [api.blog.edit(id)], staleTime: 0, gcTime: 0 })
}

type PostsPage = EntryPage<PostSummary>

export function postsQuery({
  category,
  q,
  page = 1,
  pageSize,
}: {
  category?: string
  q?: string
  page?: number
  pageSize?: number
}) {
  const search = new URLSearchParams({ page: String(page) })
  if (pageSize) search.set('pageSize', String(pageSize))
  if (category) search.set('categoryId', category)
  if (q) search.set('q', q)
  return queryOptions<PostsPage>({ queryKey: [`${api.blog.posts}?${search}`] })
}

export function postQuery(slug: string) {
  return queryOptions<PublicPost>({
    queryKey: [api.blog.post(encodeURIComponent(slug))],
    meta: { failure: messages.post.fetchFailed },
  })
}
