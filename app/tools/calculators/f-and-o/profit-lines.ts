import { parseMoney } from '../../form-values.ts'

/** One line of a pasted report with the profit or loss that it was read as. */
export interface ProfitLine {
  text: string
  amount: number
}

export interface ReadLines {
  read: ProfitLine[]
  /** totals and lines without an amount */
  left: string[]
}

/**
 * Reads profits and losses from what a trader pastes: amounts alone, a name and an amount, or the
 * rows of a broker's report with its columns between tabs or commas. Below a heading such as
 * 'Realised P&L' its column counts, else the last amount of a line.
 */
export function readProfitLines(pasted: string): ReadLines {
  const read: ProfitLine[] = []
  const left: string[] = []
  let column: number | undefined
  for (const line of pasted.split(/\r?\n/)) {
    const text = line.trim()
    if (!/[\p{L}\p{Nd}]/u.test(text)) continue
    const cells = cellsOf(text)
    const heading = profitColumn(cells)
    if (heading !== undefined) {
      column = heading
      continue
    }
    const amount = TOTAL.test(text) ? undefined : amountOf(text, cells, column)
    if (amount === undefined) left.push(text)
    else read.push({ text, amount })
  }
  return { read, left }
}

const TOTAL = /^["'\s]*(grand\s+)?(sub\s*-?\s*)?totals?\b/i

/** The number of the column with the results, if the line is a heading. */
function profitColumn(cells: string[]): number | undefined {
  const column = cells.findIndex((cell) => PROFIT.test(cell) && !NOT_PROFIT.test(cell))
  const isHeading = cells.length > 1 && column >= 0
  return isHeading && cells.every((cell) => amountIn(cell) === undefined) ? column : undefined
}

const PROFIT = /\bp\s*(&|and|\/)?\s*l\b|profit|\bgain|realis|realiz|result/i
const NOT_PROFIT = /unreal|%|\bpct\b|percent/i

function amountOf(text: string, cells: string[], column?: number): number | undefined {
  const inColumn = column === undefined ? undefined : amountIn(cells[column] ?? '')
  if (inColumn !== undefined) return inColumn
  return amountIn(text) ?? amountAtEnd(text) ?? lastAmount(cells)
}

/** 'NIFTY JUN FUT 1,20,500': a whole amount behind a space, which no column ends with. */
function amountAtEnd(text: string): number | undefined {
  if (text.includes('\t')) return undefined
  const found = AT_END.exec(text)?.[1]
  return found === undefined ? undefined : amountIn(found)
}

const GROUPED = String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`
const AT_END = new RegExp(String.raw`[\s:;=]([-+−–(]?₹?(?:${GROUPED})(?:\.\d+)?\)?)$`)

function lastAmount(cells: string[]): number | undefined {
  for (const cell of cells.toReversed()) {
    const amount = amountIn(cell)
    if (amount !== undefined) return amount
  }
  return undefined
}

/** '45,000.00 Cr' is a credit and '1,250 Dr' a debit, but '1.2 cr' is a crore. */
function amountIn(cell: string): number | undefined {
  if (!/\p{Nd}/u.test(cell)) return undefined
  const side = /^(.*\d)\s*(cr|dr)\.?$/i.exec(cell.trim())
  const number = side && parseMoney(side[1] ?? '')
  if (side && typeof number === 'number') {
    const isDebit = side[2]?.toLowerCase() === 'dr'
    if (isDebit) return -number
    if (Math.abs(number) >= 1_000) return number
  }
  return parseMoney(cell)
}

/** The cells between tabs, else between commas or semicolons outside quotes. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map(unquoted)
  const cells = line.match(/"[^"]*"|[^,;|"]+/g)?.map(unquoted) ?? []
  const last = cells.at(-1) ?? ''
  // No export writes '000' or '050': the amount itself was typed with commas.
  if (!/^0\d\d(\.\d+)?$/.test(last)) return cells
  const tail = /(?:^|,)\s*([-−(]?\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?\)?)$/.exec(line)?.[1]
  return tail ? [line.slice(0, -tail.length), tail] : cells
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1')
}
