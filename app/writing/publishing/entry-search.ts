/** The search parameters of a staff list: search text, filters, order, page, and which dialog is open. */
export interface EntrySearch {
  q?: string
  category?: string
  status?: 'published' | 'draft' | 'scheduled'
  /** of questions: what there is in Hindi */
  hindi?: 'none' | 'current' | 'to-review'
  sort?: string
  order?: 'asc' | 'desc'
  page?: number
  /** the id of the entry in the edit dialog */
  edit?: number
  /** the id of the entry whose page is shown, with its row focused */
  show?: number
  add?: true
}

const STATUSES = ['published', 'draft', 'scheduled'] as const
const HINDI = ['none', 'current', 'to-review'] as const
const SORTS = ['title', 'category', 'published', 'date', 'updated']
const STAFF_PAGE_SIZE = 25

/** Reads the search parameters and ignores invalid ones. */
export function readEntrySearch(search: Record<string, unknown>): EntrySearch {
  const text = (value: unknown) =>
    value === undefined || value === null ? undefined : String(value).slice(0, 200) || undefined
  const number = (value: unknown) => {
    const read = Number(value)
    return Number.isInteger(read) && read > 0 && read < 2_147_483_648 ? read : undefined
  }
  const sort = SORTS.find((name) => name === search.sort)
  const page = number(search.page)
  return {
    q: text(search.q),
    category: text(search.category),
    status: STATUSES.find((status) => status === search.status),
    hindi: HINDI.find((state) => state === search.hindi),
    sort,
    order: sort ? (search.order === 'desc' ? 'desc' : 'asc') : undefined,
    page: page === 1 ? undefined : page,
    edit: number(search.edit),
    show: number(search.show),
    add: search.add ? true : undefined,
  }
}

/** The query string for the API that matches the search parameters. */
export function apiQuery(search: EntrySearch): string {
  const { q, category, status, hindi, sort, order, page, show } = search
  const query = new URLSearchParams({
    status: status ?? 'all',
    page: String(page ?? 1),
    pageSize: String(STAFF_PAGE_SIZE),
  })
  if (q) query.set('q', q)
  if (category) query.set('categoryId', category)
  if (hindi) query.set('hindi', hindi)
  if (sort) query.set('sort', sort)
  if (order) query.set('order', order)
  if (show) query.set('show', String(show))
  return query.toString()
}
