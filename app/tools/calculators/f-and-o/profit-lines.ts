import { REPORT_LINES, REPORT_MAX } from '#app/content/tools/form.ts'
import { boundedText } from '#app/text/bounded-text.ts'
import { westernDigits } from '#app/text/digits.ts'
import { parseMoney } from '../../form-values.ts'

/** One line of a pasted report with the profit or loss that it was read as. */
export interface ProfitLine {
  text: string
  amount: number
}

export interface ReadLines {
  read: ProfitLine[]
  /** totals, and lines without an amount, with several that cannot be told apart or far too long */
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
  let heading: Heading | undefined
  for (const line of boundedText(pasted, BOUNDS).lines) {
    const text = line.trim()
    if (text.length > LINE_MAX) {
      left.push(text.slice(0, LINE_MAX))
      continue
    }
    if (!/[\p{L}\p{Nd}]/u.test(text)) continue
    const western = westernDigits(text)
    const cells = cellsOf(western)
    const found = headingIn(cells)
    if (found) {
      heading = found
      continue
    }
    const amount = TOTAL.test(text) ? undefined : amountOf(western, cells, heading)
    if (amount === undefined) left.push(text)
    else read.push({ text, amount })
  }
  return { read, left }
}

const BOUNDS = { max: REPORT_MAX, lines: REPORT_LINES, tabs: true, collapse: true }

/** No row of a broker's report is as long. */
const LINE_MAX = 500

/** How many lines were left out that are no totals, so that an amount may be missing. */
export function countUnread({ left }: ReadLines): number {
  return left.filter((text) => !TOTAL.test(text)).length
}

const TOTAL = /^["'\s]*(grand\s)?(sub\s?-?\s?)?totals?\b/i

/** Where a report has its results. */
interface Heading {
  column: number
  columns: number
}

function headingIn(cells: string[]): Heading | undefined {
  const column = cells.findIndex((cell) => PROFIT.test(cell) && !NOT_PROFIT.test(cell))
  const isHeading = cells.length > 1 && column >= 0
  return isHeading && cells.every((cell) => amountIn(cell) === undefined)
    ? { column, columns: cells.length }
    : undefined
}

const PROFIT = /\bp\s?(&|and|\/)?\s?l\b|profit|\bgain|realis|realiz|result/i
const NOT_PROFIT = /unreal|%|\bpct\b|percent|^\W*\d/i

function amountOf(text: string, cells: string[], heading?: Heading): number | undefined {
  if (heading) {
    const { column, columns } = heading
    const hasMore = !text.includes('\t') && cells.length > columns
    // An amount typed with commas moves the columns behind it.
    if (hasMore && column < columns - 1) return undefined
    const inColumn = hasMore ? undefined : amountIn(cells[column] ?? '')
    if (inColumn !== undefined) return inColumn
  }
  const whole = amountIn(text)
  if (whole !== undefined) return whole
  const end = text.includes('\t') ? null : AT_END.exec(text)
  if (!end) return lastAmount(text, cells)
  return isName(text.slice(0, end.index)) ? amountIn(end[1] ?? '') : undefined
}

const GROUPED = String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`

/** 'NIFTY JUN FUT 1,20,500' or 'NIFTY -2.5 lakh': an amount behind a space, which no column ends with. */
const AT_END = new RegExp(
  String.raw`[\s:;=]([-+−–(]?(?:(?:₹|rs\.?|inr)\s*)?[-+−–(]?(?!0\d)(?:${GROUPED})(?:\.\d+)?\)?(?:\s*[\p{L}\p{M}]+\.?|\/-)?)$`,
  'iu',
)

/** 'NIFTY 22000 CE 50', but not another amount, nor what ends with a loose minus. */
function isName(text: string): boolean {
  if (/[-+−–(]\s*$/.test(text)) return false
  const hasLetters = /\p{L}/u.test(text)
  return text
    .split(/[\s:;=|]+/)
    .every((word) => amountIn(word) === undefined || (hasLetters && !/^[-+−–(₹]|,\d/.test(word)))
}

function lastAmount(text: string, cells: string[]): number | undefined {
  const last = cells.findLastIndex((cell) => amountIn(cell.replace(/[()]/g, '')) !== undefined)
  const [before = '', cell = ''] = last > 0 ? cells.slice(last - 1) : ['', cells[last]]
  if (text.includes('\t')) return amountIn(cell)
  const isTorn = THOUSANDS.test(before) && HUNDREDS.test(cell) && text.includes(`${before},${cell}`)
  if (isTorn) return typedAmount(text)
  if (THOUSANDS.test(cell) && HUNDREDS.test(cells[last + 1] ?? '')) return undefined
  return isBefore(cells.slice(0, last)) ? amountIn(cell) : undefined
}

const THOUSANDS = /(^|[^\d.])\d{1,3}$/
const HUNDREDS = /^\d{3}(?!\d)/

/** Whether these cells may stand before a result: without a name they may hold no other amount. */
function isBefore(cells: string[]): boolean {
  return /\p{L}/u.test(cells.join()) || cells.every((cell) => amountIn(cell) === undefined)
}

/** 'NIFTY,36,980': no columns but a name and an amount, unless a number stands between them. */
function typedAmount(text: string): number | undefined {
  const [, before = '', amount = ''] = TYPED.exec(text) ?? []
  const others = before.split(',')
  // No export writes '000' or '050': the amount itself was typed with commas.
  const isTyped = !/\d,\d{3}(?!\d)/.test(before) && /,0\d\d\D*(\.\d+\D*)?$/.test(amount)
  const isAlone = others.every((one) => amountIn(one) === undefined)
  return isBefore(others) && (isTyped || isAlone) ? amountIn(amount) : undefined
}

const TYPED =
  /^([^"]*?),\s*([-+−–(₹]*\d{1,2}(?:,\d{2}){0,4},\d{3}(?:\.\d+)?\)?(?:\s*\p{L}+\.?|\/-)?)$/u

/** '45,000.00 Cr' is a credit and '1,250 Dr' a debit, but '1.2 cr' is a crore. */
function amountIn(cell: string): number | undefined {
  if (!ONE_NUMBER.test(cell)) return undefined
  const side = /^(.*\d)\s*(cr|dr)\.?$/i.exec(cell.trim())
  const number = side && parseMoney(side[1] ?? '')
  if (side && typeof number === 'number') {
    if (side[2]?.toLowerCase() === 'dr') return -Math.abs(number)
    if (Math.abs(number) >= 1_000) return number
  }
  return parseMoney(cell)
}

const ONE_NUMBER = new RegExp(String.raw`^\D*(?:${GROUPED})(?:\.\d*)?\D*$`)

/** The cells between tabs, else between semicolons or bars, else between commas outside quotes. */
function cellsOf(line: string): string[] {
  const [separator = ','] = /\t/.exec(line) ?? /[;|]/.exec(line.replace(/"[^"]*"/g, '')) ?? []
  return line
    .slice(0, line.length - emptyAtEnd(line))
    .replace(/"[^"]*"|[\t,;|]/g, (part) => (part === separator ? '\n' : part))
    .split('\n')
    .map(unquoted)
}

function emptyAtEnd(line: string): number {
  let count = 0
  while (',;|'.includes(line.at(-1 - count) ?? '.')) count++
  return count
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1')
}
