import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type {
  BulkBody,
  Byline,
  Category,
  CategoryBody,
  CategoryChange,
  ContentType,
  OrderBody,
  PostTitle,
  Revision,
  RevisionSummary,
} from './entry.ts'
import { apiQuery, type EntrySearch } from './entry-search.ts'
import type { RestoreBody, Restored, Trashed } from './trash/trash.ts'

const addresses: Record<ContentType, { list: string; categories: string }> = {
  faq: { list: api.faqs.list, categories: api.faqs.categories },
  post: { list: api.blog.posts, categories: api.blog.categories },
}

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
export function categoriesQuery(kind: ContentType, q?: string) {
  const search = q ? `?${new URLSearchParams({ q })}` : ''
  return queryOptions<Category[] | null>({
    queryKey: [addresses[kind].categories + search],
    meta: { nullOn401: true },
  })
}

/** Every category with the number of its entries, drafts included. */
export function allCategoriesQuery(kind: ContentType) {
  return queryOptions<Category[]>({ queryKey: [`${addresses[kind].categories}?status=all`] })
}

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

export function revisionsQuery(kind: ContentType, id: number) {
  return queryOptions<RevisionSummary[]>({
    queryKey: [`${addresses[kind].list}/${id}/revisions`],
    staleTime: 0,
  })
}

export function revisionQuery(kind: ContentType, id: number, version: number) {
  return queryOptions<Revision>({
    queryKey: [`${addresses[kind].list}/${id}/revisions/${version}`],
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Adds an entry, or changes the one whose id is given. */
export function saveEntry<T>(kind: ContentType, id: number | undefined, body: unknown): Promise<T> {
  return id === undefined
    ? send<T>('POST', addresses[kind].list, body)
    : send<T>('PATCH', `${addresses[kind].list}/${id}`, body)
}

export function deleteMutation(kind: ContentType) {
  return mutationOptions({
    mutationFn: (id: number) => send('DELETE', `${addresses[kind].list}/${id}`),
  })
}

export function bulkMutation(kind: ContentType) {
  return mutationOptions({
    mutationFn: (body: BulkBody) =>
      send<{ changed: number }>('POST', `${addresses[kind].list}/bulk`, body),
  })
}

export function restoreMutation(kind: ContentType, id: number) {
  return mutationOptions({
    mutationFn: ({ version, onTopOf }: { version: number; onTopOf?: number }) =>
      send('POST', `${addresses[kind].list}/${id}/revisions/${version}/restore`, {
        version: onTopOf,
      }),
  })
}

export const orderFaqsMutation = mutationOptions({
  mutationFn: (body: OrderBody) => send('PUT', `${addresses.faq.list}/order`, body),
})

export function categoryMutations(kind: ContentType) {
  const address = addresses[kind].categories
  return {
    remove: mutationOptions({ mutationFn: (id: number) => send('DELETE', `${address}/${id}`) }),
    order: mutationOptions({
      mutationFn: (body: OrderBody) => send('PUT', `${address}/order`, body),
    }),
  }
}

/** Adds a category, or changes the one whose id is given. */
export function saveCategory(
  kind: ContentType,
  id: number | undefined,
  body: CategoryBody & CategoryChange,
): Promise<Category> {
  const address = addresses[kind].categories
  return id === undefined
    ? send<Category>('POST', address, body)
    : send<Category>('PATCH', `${address}/${id}`, body)
}

export function trashQuery(kind: ContentType) {
  return queryOptions<Trashed[]>({ queryKey: [`${api.trash.list}?kind=${kind}`], staleTime: 0 })
}

export const restoreFromTrashMutation = mutationOptions({
  mutationFn: (body: RestoreBody) => send<Restored>('POST', api.trash.restore, body),
})

/** Refetches everything that shows questions or posts, the dashboard included. */
export function refreshEntries(queryClient: QueryClient, kind: ContentType): Promise<void> {
  const prefixes = [...api.contentPrefixes[kind], api.dashboard, api.trash.list]
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => String(queryKey[0]).startsWith(prefix)),
  })
}
