import { financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import type { ToolId } from '#content/en/tools/menu.ts'
import { FINANCIAL_YEARS, type FinancialYear } from '#content/facts/in-year.ts'
import type { Tool } from './types.ts'

type Years = Pick<Tool, 'id' | 'years'>

/**
 * The year that each tool opens on: the one whose return is being filed, which from 1 April on is the
 * one that has just ended; or the running one, for payments and days that still lie ahead.
 */
const OPENS_ON: Record<ToolId, 'filed' | 'running' | 'none'> = {
  'old-or-new-regime': 'filed',
  'hra-and-rent-tds': 'filed',
  'shares-and-funds': 'filed',
  'presumptive-or-books': 'filed',
  'f-and-o-turnover-and-audit': 'filed',
  'return-form-and-documents': 'filed',
  'resident-rnor-or-nri': 'running',
  'advance-tax': 'running',
  'tds-on-rent-and-house': 'running',
  'selling-a-house': 'none',
  'what-can-i-still-do': 'none',
  'i-got-a-notice': 'none',
  'refund-and-interest': 'none',
  'due-dates': 'none',
  'old-section-new-section': 'none',
}

/** The years that a tool knows, the one it opens on first. */
export function yearsOn(tool: Years, today: string): readonly FinancialYear[] {
  const known = [...tool.years].sort().reverse()
  const wanted = yearAskedFor(tool, today)
  const [usual = known[0]] = known.filter((year) => year === wanted)
  return usual ? [usual, ...known.filter((year) => year !== usual)] : []
}

/**
 * The year that a page answers for: the one in its address, else the one it opens on. Figures of a year
 * without rules get no answer of another year.
 */
export function yearOf(tool: Years, asked: string | undefined, today: string) {
  const years = yearsOn(tool, today)
  return years.length > 0 ? years.find((year) => year === (asked ?? years[0])) : '2025-26'
}

/** The year that visitors ask for on a day, where the tool does not have its rules yet. */
export function missingYear(tool: Years, today: string): string | undefined {
  const wanted = yearAskedFor(tool, today)
  return wanted && tool.years.every((year) => year < wanted) ? wanted : undefined
}

/** Whether a tool is for a return that can be filed now. */
export function isAboutReturn({ id }: Pick<Tool, 'id'>): boolean {
  return OPENS_ON[id] === 'filed' || id === 'what-can-i-still-do' || id === 'due-dates'
}

/** The year whose return is being filed on a day, the last one that has ended; the latest with rules if it has none. */
export function filedYear(today: string): FinancialYear {
  const ended = lastEnded(today)
  return FINANCIAL_YEARS.find((year) => year === ended) ?? '2026-27'
}

const lastEnded = (today: string) => yearsFrom(financialYearOf(today), -1)

function yearAskedFor({ id }: Years, today: string): string | undefined {
  if (OPENS_ON[id] === 'none') return undefined
  return OPENS_ON[id] === 'filed' ? lastEnded(today) : financialYearOf(today)
}
