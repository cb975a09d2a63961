import type { Table } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/shares-and-funds/form.ts'
import { nameOf, readTable } from '../report-file/read-table.ts'
import type { LeftOut, Statement } from './statement.ts'

/** What was read of a statement, and what was left out with why. */
export function statementTables({ read, left }: Statement): Table[] {
  return [
    ...readTable(words.readTitle, [...words.readHead], read, ({ name, sale, sold }) => [
      nameOf(name),
      formatBriefDay(sale.bought),
      formatBriefDay(sale.sold),
      money(sold.gain),
    ]),
    ...readTable(words.leftTitle, [...words.leftHead], left, (line) => [
      nameOf(line.text),
      reasonOf(line),
    ]),
  ]
}

function reasonOf({ why, section = '' }: LeftOut): string {
  return why === 'section' ? words.leftSection(section) : words.left[why]
}
