import type { Table } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { words } from '#content/en/tools/f-and-o-turnover-and-audit/form.ts'
import { nameOf, readTable } from '../report-file/read-table.ts'
import type { LeftLine, ReadLines } from './profit-lines.ts'

/** What was read of a pasted statement, and what was left out with why. */
export function readTables(fno: ReadLines, intraday: ReadLines): Table[] {
  return [
    ...tradeTable(words.readTitle, fno),
    ...tradeTable(words.readIntraday, intraday),
    ...readTable(
      words.leftTitle,
      [words.line, words.leftReason],
      [...fno.left, ...intraday.left],
      (line) => [nameOf(line.text), reasonOf(line)],
    ),
  ]
}

function tradeTable(title: string, { read, column }: ReadLines): Table[] {
  return readTable(
    column === undefined ? title : words.columnOf(title, column),
    [words.line, words.result],
    read,
    ({ text, amount }) => [nameOf(text), money(amount)],
  )
}

function reasonOf({ why, section = '' }: LeftLine): string {
  return why === 'section' ? words.leftSection(section) : words.left[why]
}
