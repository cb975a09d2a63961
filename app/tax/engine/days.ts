import { DAY_MS } from '#app/ui/time/durations.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'

/* Days are ISO dates, such as '2026-07-31', which sort and compare as text. */

/** The same day some months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  first.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return first.toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** From the first day up to, not including, the second. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS
}

/**
 * Months and parts of a month from one day up to and including another, as interest counts them:
 * 1 August to 15 December is 5. None if the second day comes first. A month from the 31st ends with
 * the next month where that one is shorter. Rule 119A of the 1962 Rules.
 */
export function monthsOrPart(from: string, to: string): number {
  if (to < from) return 0
  const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number)
  const begun = (toYear - fromYear) * 12 + toMonth - fromMonth
  return toDate >= fromDate ? begun + 1 : begun
}

/** The financial year in which a day lies: '2025-26' for 31 March 2026. */
export function financialYearOf(day: string): string {
  return yearStarting(Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0))
}

/** '2022-23' is four years before 2026-27. */
export function yearsFrom(year: string, years: number): string {
  return yearStarting(Number(year.slice(0, 4)) + years)
}

function yearStarting(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

export function firstDayOf(year: FinancialYear | string): string {
  return `${year.slice(0, 4)}-04-01`
}

export function lastDayOf(year: FinancialYear | string): string {
  return `${Number(year.slice(0, 4)) + 1}-03-31`
}
