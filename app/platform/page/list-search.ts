/** Up to this many entries a list is shown whole, and its tabs filter it in the browser. */
export const WHOLE_LIST_MAX = 100

export interface ListSearch {
  category?: string
  q?: string
  page?: number
}

/** Reads category, search text and page from the address of a list. Invalid values are ignored. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const text = (value: unknown) =>
    ['string', 'number'].includes(typeof value)
      ? String(value).trim().slice(0, 200) || undefined
      : undefined
  const page = Number(search.page)
  return {
    category: text(search.category),
    q: text(search.q),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  }
}

/** The address of a list with the filters that are set. */
export function listAddress(path: string, { category, q, page }: ListSearch): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (q) search.set('q', q)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}
