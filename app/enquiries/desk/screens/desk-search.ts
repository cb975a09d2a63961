import { type LeadFilters, leadFilters, type View } from '#app/enquiries/desk/filters.ts'
import { readFilters } from '#app/platform/client/search-params.ts'

/** The search parameters of the desk: its view, filters, order and page. */
export type DeskSearch = Partial<LeadFilters>

/** The view of an address that names none: a search looks at everything. */
export function viewOf({ view, q }: DeskSearch): View {
  return view ?? (q ? 'all' : 'needs-answer')
}

/** Reads the search parameters; invalid ones are ignored. */
export function readDeskSearch(search: Record<string, unknown>): DeskSearch {
  const { page, view, ...filters } = readFilters(leadFilters, search)
  return {
    ...(view && view !== viewOf({ q: filters.q }) && { view }),
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(page !== 1 && { page }),
  }
}

/** The filters as the API expects them, with the defaults filled in. */
export function askedFor(search: DeskSearch): LeadFilters {
  return { ...search, view: viewOf(search), page: search.page ?? 1 }
}

/** The filters behind the button; the search has a field of its own. */
export const FILTERS = [
  'service',
  'source',
  'language',
  'owner',
  'status',
  'stage',
  'from',
  'to',
] as const
/** The filters that only links set, such as those of the dashboard. */
export const LINKED_FILTERS = ['due', 'without'] as const

export function countFilters(search: DeskSearch): number {
  return FILTERS.filter((name) => search[name]).length
}

export function isFiltered(search: DeskSearch): boolean {
  return [...FILTERS, ...LINKED_FILTERS].some((name) => search[name])
}

export const WITHOUT_FILTERS = {
  q: undefined,
  service: undefined,
  source: undefined,
  language: undefined,
  status: undefined,
  stage: undefined,
  owner: undefined,
  due: undefined,
  without: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
} satisfies DeskSearch
