import { datesInForce } from './calendar.ts'
import type { DueDate } from './due-date.ts'

/**
 * The next due dates that concern most people, from a day on (YYYY-MM-DD, inclusive), the nearest
 * first.
 */
export function upcomingDueDates(today: string, count: number): DueDate[] {
  return datesInForce
    .flatMap(({ date, what, year, kind }) => (kind ? [{ date, label: what, year, kind }] : []))
    .filter(({ date }) => date >= today)
    .slice(0, count)
}
