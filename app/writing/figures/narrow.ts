import { foundBy } from '#content/facts/register/find.ts'
import { subjectNames } from '#content/facts/register/subjects.ts'
import type { ListedFact } from './tax-facts.ts'

/** What of the register is shown; the address bar uses the same names. */
export interface FactSearch {
  q?: string | undefined
  subject?: string | undefined
  show?: Show | undefined
  page?: number | undefined
}

/** How many facts a page of the register has. */
export const PAGE_SIZE = 50

export const SHOWS = ['check', 'past', 'unused'] as const
type Show = (typeof SHOWS)[number]

/** Reads the search parameters and ignores invalid ones. */
export function readFactSearch(search: Record<string, unknown>): FactSearch {
  const q = typeof search.q === 'string' ? search.q.slice(0, 200) : ''
  const subject = subjectNames.find((name) => name === search.subject)
  const show = SHOWS.find((name) => name === search.show)
  const page = Number(search.page)
  return {
    ...(q && { q }),
    ...(subject && { subject }),
    ...(show && { show }),
    ...(Number.isInteger(page) && page > 1 && page < 100 && { page }),
  }
}

/** The facts that fit, those first that need a look: past their date, then by the day that comes next. */
export function narrowed(facts: ListedFact[], { q = '', subject, show }: FactSearch): ListedFact[] {
  const among = facts
    .filter((fact) => !subject || fact.subject === subject)
    .filter((fact) => !show || fits[show](fact))
  return foundBy(among, (fact) => fact, q).sort(
    (a, b) => urgency(a) - urgency(b) || a.lastDay.localeCompare(b.lastDay),
  )
}

const fits: Record<Show, (fact: ListedFact) => boolean> = {
  check: ({ check }) => check !== null,
  past: ({ check }) => check === 'past',
  unused: ({ pages, texts }) => pages.length + texts.length === 0,
}

function urgency({ check }: ListedFact): number {
  return check === 'past' ? 0 : check === 'old' ? 1 : 2
}

const DAYS_IN_MONTH = 30.44
const ago = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** 'today', '3 days ago', '4 months ago', '2 years ago' */
export function ageInWords(days: number): string {
  if (days < 31) return ago.format(-days, 'day')
  if (days < 365) return ago.format(-Math.floor(days / DAYS_IN_MONTH), 'month')
  return `${Math.floor(days / 365)} ${days < 730 ? 'year' : 'years'} ago`
}
