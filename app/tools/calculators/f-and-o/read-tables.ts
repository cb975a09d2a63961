import { words } from '#app/content/tools/f-and-o-turnover-and-audit/form.ts'
import type { Table } from '#app/working/answer.ts'
import { money } from '#app/working/answer-html.ts'
import type { ProfitLine, ReadLines } from './profit-lines.ts'

const MAX_LINES = 12

/** What was read of a pasted statement, and what was left out. */
export function readTables(fno: ReadLines, intraday: ReadLines): Table[] {
  const left = [...fno.left, ...intraday.left].slice(0, MAX_LINES)
  return [
    ...readTable(words.readTitle, fno.read),
    ...readTable(words.readIntraday, intraday.read),
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

function readTable(caption: string, lines: ProfitLine[]): Table[] {
  if (lines.length === 0) return []
  const rest = lines.length - MAX_LINES
  const rows = lines.slice(0, MAX_LINES).map(({ text, amount }) => [nameOf(text), money(amount)])
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
