import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import { send as sendBody } from '#app/platform/client/api.ts'
import { client, nullable } from '#app/platform/client/routes.ts'
import type { entryRoutes } from './api.server.ts'
import type {
  Byline,
  Category,
  CategoryBody,
  CategoryChange,
  ContentType,
  PostTitle,
} from './entry.ts'
import { apiQuery, type EntrySearch } from './entry-search.ts'
import type { trashApi } from './trash/api.server.ts'

const addresses = {
  faq: { list: '/api/faqs', categories: '/api/faq/categories' },
  post: { list: '/api/blog/posts', categories: '/api/blog/categories' },
} as const satisfies Record<ContentType, { list: string; categories: string }>

type OfFaqs = ReturnType<typeof entryRoutes<'/api/faqs', '/api/faq/categories'>>
type OfPosts = ReturnType<typeof entryRoutes<'/api/blog/posts', '/api/blog/categories'>>
const { read, send } = client<OfFaqs | OfPosts | typeof trashApi>()

export interface EntryPage<T> {
  items: T[]
  total: number
  page: number
  pageSize: number
  /** how many of the items, from the first on, fit a search exactly; the others are similar */
  exact?: number
}

/** What stands for a list that was refused to a visitor who is not signed in. */
export const EMPTY_PAGE = { items: [], total: 0, page: 1, pageSize: 1 } satisfies EntryPage<never>

/** One page of a staff list, drafts included, filtered by the search parameters. */
export function staffListQuery<T>(kind: ContentType, search: EntrySearch) {
  return queryOptions<EntryPage<T>>({
    queryKey: [`${addresses[kind].list}?${apiQuery(search)}`],
    placeholderData: keepPreviousData,
  })
}

/** The categories, each with the number of its public entries that match the search. */
export const categoriesQuery = (kind: ContentType, q?: string) =>
  nullable(read(`GET ${addresses[kind].categories}`, { q }, { meta: { nullOn401: true } }))

/** Every category with the number of its entries, drafts included. */
export const allCategoriesQuery = (kind: ContentType) =>
  read(`GET ${addresses[kind].categories}`, { status: 'all' })

/** The accounts under whose name a post may appear. */
export const bylinesQuery = queryOptions<Byline[]>({ queryKey: [api.blog.bylines] })

/** The posts with these ids, drafts included. */
export function postTitlesQuery(ids: number[]) {
  const named = [...new Set(ids)].sort((a, b) => a - b).join(',')
  return queryOptions<PostTitle[]>({
    queryKey: [`${api.blog.titles}?ids=${named}`],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** The newest posts whose titles contain the text. */
export function titleSearchQuery(q: string) {
  return queryOptions<PostTitle[]>({
    queryKey: [`${api.blog.titles}?${new URLSearchParams({ q })}`],
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

export const revisionsQuery = (kind: ContentType, id: number) =>
  read(`GET ${addresses[kind].list}/:id/revisions`, { id }, { staleTime: 0 })

export const revisionQuery = (kind: ContentType, id: number, version: number) =>
  read(
    `GET ${addresses[kind].list}/:id/revisions/:version`,
    { id, version },
    { staleTime: Number.POSITIVE_INFINITY },
  )

/** Adds an entry, or changes the one whose id is given. */
export function saveEntry<T>(kind: ContentType, id: number | undefined, body: unknown): Promise<T> {
  return id === undefined
    ? sendBody<T>('POST', addresses[kind].list, body)
    : sendBody<T>('PATCH', `${addresses[kind].list}/${id}`, body)
}

export const deleteEntry = (kind: ContentType) => send(`DELETE ${addresses[kind].list}/:id`)
export const changeEntries = (kind: ContentType) => send(`POST ${addresses[kind].list}/bulk`)

/** Brings a version back on top of the stored one, whose number is given as `onTopOf`. */
export const restoreVersion =
  (kind: ContentType, id: number) =>
  ({ version, onTopOf }: { version: number; onTopOf?: number }) =>
    sendBody('POST', `${addresses[kind].list}/${id}/revisions/${version}/restore`, {
      version: onTopOf,
    })

export const deleteCategory = (kind: ContentType) =>
  send(`DELETE ${addresses[kind].categories}/:id`)
export const restoreCategory = (kind: ContentType) =>
  send(`POST ${addresses[kind].categories}/restore`)
export const orderCategories = (kind: ContentType) =>
  send(`PUT ${addresses[kind].categories}/order`)

/** Adds a category, or changes the one whose id is given. */
export function saveCategory(
  kind: ContentType,
  id: number | undefined,
  body: CategoryBody & CategoryChange,
): Promise<Category> {
  const { categories } = addresses[kind]
  return id === undefined
    ? send(`POST ${categories}`)(body)
    : send(`PATCH ${categories}/:id`)({ id, ...body })
}

export const trashQuery = (kind: ContentType) => read('GET /api/trash', { kind }, { staleTime: 0 })
export const restoreFromTrash = send('POST /api/trash/restore')

/** Refetches everything that shows questions or posts, the dashboard included. */
export function refreshEntries(queryClient: QueryClient, kind: ContentType): Promise<void> {
  const prefixes = [...api.contentPrefixes[kind], api.dashboard, api.trash.list]
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => String(queryKey[0]).startsWith(prefix)),
  })
}
