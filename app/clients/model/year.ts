import { indianDate } from '#app/ui/time/dates.ts'
import { LAST_YEAR_OF_1961_ACT } from '#content/facts/tax-year.ts'

const FIRST = 2015
const YEAR = /^(20\d{2})-(\d{2})$/

/** Whether a text is a year of income that a return can be of: `2025-26`, not later than the running one. */
export function isYear(text: string, today = indianDate(new Date())): boolean {
  const [, start = '', end = ''] = YEAR.exec(text) ?? []
  const first = Number(start)
  return first >= FIRST && (first + 1) % 100 === Number(end) && first <= startOf(today)
}

/** The years of income that a return can be of, the latest first. */
export function yearsUntil(today: string, count = 8): string[] {
  const last = startOf(today)
  return Array.from({ length: count }, (_, back) => yearFrom(last - back))
}

/** The year whose returns are filed on a day: the one that has ended. */
export function filingYear(today: string): string {
  return yearFrom(startOf(today) - 1)
}

/** `2026-27` after `2025-26` */
function yearAfter(year: string): string {
  return yearFrom(Number(year.slice(0, 4)) + 1)
}

/** `FY 2025-26 (AY 2026-27)`; from 2026-27 on `Tax year 2026-27`. */
export function yearName(year: string): string {
  return year > LAST_YEAR_OF_1961_ACT ? `Tax year ${year}` : `FY ${year} (AY ${yearAfter(year)})`
}

function startOf(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
}

function yearFrom(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
