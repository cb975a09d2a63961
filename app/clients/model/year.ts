import { financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { ClientCopy } from '#content/client-copy.ts'
import { yearName as yearInText } from '#content/en/tools/page.ts'

const FIRST = '2015-16'
const YEAR = /^20\d{2}-\d{2}$/

/** Whether a text is a year of income that a return can be of: `2025-26`, not later than the running one. */
export function isYear(text: string, today = indianDate(new Date())): boolean {
  const isWhole = YEAR.test(text) && yearsFrom(text, 0) === text
  return isWhole && text >= FIRST && text <= financialYearOf(today)
}

/** The years of income that a return can be of, the latest first. */
export function yearsUntil(today: string, count = 8): string[] {
  return Array.from({ length: count }, (_, back) => yearsFrom(financialYearOf(today), -back))
}

/** The year whose returns are filed on a day: the one that has ended. */
export function filingYear(today: string): string {
  return yearsFrom(financialYearOf(today), -1)
}

/** `FY 2025-26 (AY 2026-27)`; from 2026-27 on `Tax year 2026-27`. */
export function yearName(year: string): string {
  return yearInText(year).replace(/^t/, 'T')
}

/** The same in the language of a client. */
export function yearIn({ yearSaid }: Pick<ClientCopy, 'yearSaid'>, year: string): string {
  return yearSaid(yearName(year))
}
