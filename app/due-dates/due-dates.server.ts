import { type TaxFactId, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { DueDate } from './due-date.ts'

/** The dated facts that the calendar is made of, each with what is due. */
const calendar: [TaxFactId, string][] = [
  ['dueDateAy2026', 'Return of salaried people and investors (ITR-1, ITR-2)'],
  ['dueDateBusinessAy2026', 'Return with business income, no audit (ITR-3, ITR-4)'],
  ['dueDateAuditAy2026', 'Return with a tax audit'],
  ['advanceTaxDateDecember2026', 'Third instalment of advance tax'],
  ['belatedDateAy2026', 'Last day for a belated return'],
  ['advanceTaxDateMarch2027', 'Last instalment of advance tax'],
  ['revisedDateAy2026', 'Last day for a revised return'],
]

/** The next dates from a day (YYYY-MM-DD, included) on, the nearest first. */
export function upcomingDueDates(today: string, count: number): DueDate[] {
  return calendar
    .map(([id, label]) => ({ date: String(taxFacts[id].value), label, year: yearOf(id) }))
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, count)
}
