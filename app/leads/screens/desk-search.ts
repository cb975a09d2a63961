import { type LeadFilters, leadFilters } from '#app/leads/filters.ts'

/** What the address of the desk says: the view, filters, order and page. */
export type DeskSearch = Partial<LeadFilters>

/** The view of an address that names none. */
export const FIRST_VIEW = 'needs-answer'

/** Reads the address; what makes no sense is passed over. */
export function readDeskSearch(search: Record<string, unknown>): DeskSearch {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const entries = given.map(([name, value]) => [name, name === 'page' ? value : String(value)])
  const kept = entries.filter(
    ([name, value]) => leadFilters.safeParse({ [String(name)]: value }).success,
  )
  const { page, view, ...filters } = leadFilters.parse(Object.fromEntries(kept))
  return {
    ...(view && view !== FIRST_VIEW && { view }),
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(page !== 1 && { page }),
  }
}

/** The same as the API is asked for it. */
export function askedFor(search: DeskSearch): LeadFilters {
  return { ...search, view: search.view ?? FIRST_VIEW, page: search.page ?? 1 }
}

export function isNarrowed({ q, service, source, status, owner, from, to }: DeskSearch): boolean {
  return [q, service, source, status, owner, from, to].some(Boolean)
}

export const WITHOUT_FILTERS = {
  q: undefined,
  service: undefined,
  source: undefined,
  status: undefined,
  owner: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
} satisfies DeskSearch
