import { answerWords } from '#app/content/tools/answer.ts'
import { words } from '#app/content/tools/f-and-o-turnover-and-audit/form.ts'
import type { Table } from '#app/working/answer.ts'
import { money } from '#app/working/answer-html.ts'
import type { LeftLine, ReadLines } from './profit-lines.ts'

/** What was read of a pasted statement, and what was left out with why. */
export function readTables(fno: ReadLines, intraday: ReadLines): Table[] {
  return [
    ...readTable(words.readTitle, fno),
    ...readTable(words.readIntraday, intraday),
    ...tableOf(
      words.leftTitle,
      words.leftReason,
      [...fno.left, ...intraday.left].map((line) => [nameOf(line.text), reasonOf(line)]),
    ),
  ]
}

function readTable(title: string, { read, column }: ReadLines): Table[] {
  return tableOf(
    column === undefined ? title : words.columnOf(title, column),
    words.result,
    read.map(({ text, amount }) => [nameOf(text), money(amount)]),
  )
}

function tableOf(caption: string, what: string, rows: string[][]): Table[] {
  if (rows.length === 0) return []
  const rest = rows.length - MAX_ROWS
  const shown = rest > 0 ? [...rows.slice(0, MAX_ROWS), [answerWords.moreLines(rest), '…']] : rows
  return [{ caption, head: [words.line, what], rows: shown, folds: true }]
}

const MAX_ROWS = 200

function reasonOf({ why, section = '' }: LeftLine): string {
  return why === 'section' ? words.leftSection(section) : words.left[why]
}

const NAME_MAX = 60

function nameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ')
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name
}
