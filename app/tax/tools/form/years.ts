import { financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import { FINANCIAL_YEARS, type FinancialYear } from '#content/facts/in-year.ts'
import type { Tool } from './tool-type.ts'

type Years = Pick<Tool, 'years' | 'opensOn'>

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
export function isAboutReturn({ id, years, opensOn }: Years & Pick<Tool, 'id'>): boolean {
  const isForOne = years.length > 0 && opensOn !== 'running'
  return isForOne || id === 'what-can-i-still-do' || id === 'due-dates'
}

/** The year whose return is being filed on a day, the last one that has ended; the latest with rules if it has none. */
export function filedYear(today: string): FinancialYear {
  const ended = lastEnded(today)
  return FINANCIAL_YEARS.find((year) => year === ended) ?? '2026-27'
}

const lastEnded = (today: string) => yearsFrom(financialYearOf(today), -1)

function yearAskedFor({ years, opensOn }: Years, today: string): string | undefined {
  if (years.length === 0) return undefined
  return opensOn === 'running' ? financialYearOf(today) : lastEnded(today)
}
