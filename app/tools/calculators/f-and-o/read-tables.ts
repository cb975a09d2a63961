import { words } from '#app/content/tools/f-and-o-turnover-and-audit/form.ts'
import type { Table } from '#app/working/answer.ts'
import { money } from '#app/working/answer-html.ts'
import type { ProfitLine, ReadLines } from './profit-lines.ts'

/** So that two tables and what was left out fit one printed page with the rest. */
const MAX_LINES = { alone: 12, together: 6 }

/** What was read of a pasted statement, and what was left out. */
export function readTables(fno: ReadLines, intraday: ReadLines): Table[] {
  const both = fno.read.length > 0 && intraday.read.length > 0
  const most = MAX_LINES[both ? 'together' : 'alone']
  const left = [...fno.left, ...intraday.left].slice(0, most)
  return [
    ...readTable(words.readTitle, fno.read, most),
    ...readTable(words.readIntraday, intraday.read, most),
    ...(left.length > 0
      ? [
          {
            caption: words.leftTitle,
            head: [words.line, words.leftReason],
            rows: left.map((text) => [nameOf(text), words.leftTotal]),
          },
        ]
      : []),
  ]
}

function readTable(caption: string, lines: ProfitLine[], most: number): Table[] {
  if (lines.length === 0) return []
  const rest = lines.length - most
  const rows = lines.slice(0, most).map(({ text, amount }) => [nameOf(text), money(amount)])
  return [
    {
      caption,
      head: [words.line, words.result],
      rows: rest > 0 ? [...rows, [words.moreLines(rest), '…']] : rows,
    },
  ]
}

const NAME_MAX = 60

function nameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ')
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name
}
