import { datesInForce } from './calendar.ts'
import type { DueDate } from './due-date.ts'
import { filingSeason } from './filing-season.ts'

/**
 * The next due dates that concern most people, from a day on (YYYY-MM-DD, inclusive), the nearest
 * first. It names no late returns before a due date has passed.
 */
export function upcomingDueDates(today: string, count: number): DueDate[] {
  const { phase } = filingSeason(today)
  const isTooEarly = (kind: DueDate['kind']) =>
    (phase === 'open' || phase === 'last-week') &&
    (kind === 'belated-return' || kind === 'revised-return')
  return datesInForce
    .flatMap(({ date, what, year, kind }) => (kind ? [{ date, label: what, year, kind }] : []))
    .filter(({ date, kind }) => date >= today && !isTooEarly(kind))
    .slice(0, count)
}
