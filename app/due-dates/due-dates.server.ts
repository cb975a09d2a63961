import { calendar } from '#app/content/due-dates.ts'
import { taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { DueDate } from './due-date.ts'

/** The next due dates from a day on (YYYY-MM-DD, inclusive), the nearest first. */
export function upcomingDueDates(today: string, count: number): DueDate[] {
  return calendar
    .map(([id, label, kind]) => ({
      date: String(taxFacts[id].value),
      label,
      year: yearOf(id),
      kind,
    }))
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, count)
}
