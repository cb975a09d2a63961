import { client, type Query } from '#app/platform/client/routes.ts'
import type { EntryPage } from '#app/writing/publishing/queries.ts'
import { messages } from '#content/en/messages.ts'
import type { blogApi } from './api.server.ts'
import type { PostSummary } from './post.ts'

const { read } = client<typeof blogApi>()

/** For staff: whatever its state, and by its id, which never changes. */
export const postByIdQuery = (id: number) =>
  read('GET /api/blog/posts/:id/edit', { id }, { staleTime: 0, gcTime: 0 })

export function postsQuery({
  category,
  page = 1,
  ...rest
}: {
  category?: string
  q?: string
  page?: number
  pageSize?: number
}) {
  const query = read('GET /api/blog/posts', { page, ...rest, categoryId: category })
  return query as Query<EntryPage<PostSummary>>
}

export const postQuery = (slug: string) =>
  read('GET /api/blog/posts/:slug', { slug }, { meta: { failure: messages.post.fetchFailed } })
