import { missingRules as words } from '#app/content/season/missing-rules.ts'
import type { TaxFact } from '#app/content/tax-facts/tax-fact.ts'
import { toolMenu } from '#app/content/tools/menu.ts'
import { yearName } from '#app/content/tools/page.ts'
import { filingSeason } from '#app/due-dates/filing-season.ts'
import { financialYearOf, yearsFrom } from '#app/tax/days.ts'
import { allTools } from './all-tools.ts'
import { missingYear } from './years.ts'

/** What the register still lacks on a day for the next 1 April, when the site moves on to the new year. */
export function missingRules(today: string, facts?: Record<string, TaxFact>): string[] {
  const coming = yearsFrom(financialYearOf(today), 1)
  const firstDay = `${coming.slice(0, 4)}-04-01`
  const season = filingSeason(firstDay, facts)
  const tools = toolMenu.flatMap(({ id, name }) => {
    const year = missingYear(allTools[id].tool, firstDay)
    return year ? [words.tool(name, yearName(year))] : []
  })
  return season.phase === 'unknown' ? [words.dates(season.name), ...tools] : tools
}
