import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import { missingRules as words } from '#content/en/season/missing-rules.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { yearName } from '#content/en/tools/page.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { allTools } from '../all-tools.ts'
import { missingYear } from '../form/years.ts'

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
