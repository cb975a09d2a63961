import type { FinancialYear } from '#app/content/tax-facts/in-year.ts'
import { financialYearOf } from '#app/tax/days.ts'
import type { Tool } from './tool.ts'

type Years = Pick<Tool, 'years' | 'isForReturn'>

/** The years that a tool knows, the one it opens on first. */
export function yearsOn(tool: Years, today: string): readonly FinancialYear[] {
  const [latest] = sorted(tool)
  if (!tool.isForReturn || !latest) return tool.years
  const usual = tool.years.find((year) => year === yearAskedFor(tool, today)) ?? latest
  return [usual, ...tool.years.filter((year) => year !== usual)]
}

/** The year that visitors ask for on a day, where the tool does not have its rules yet. */
export function missingYear(tool: Years, today: string): string | undefined {
  const [latest] = sorted(tool)
  const year = yearAskedFor(tool, today)
  return latest && year > latest ? year : undefined
}

/** A return can be filed, if only belated, until 31 December after its year; plans are for the running year. */
function yearAskedFor({ isForReturn }: Years, today: string): string {
  return isForReturn
    ? financialYearOf(`${Number(today.slice(0, 4)) - 1}-04-01`)
    : financialYearOf(today)
}

function sorted({ years }: Years): FinancialYear[] {
  return [...years].sort().reverse()
}
