import { amountIn, DEBIT, GROUPED, LOSS, SIGN_WORDS } from '../report-file/amounts.ts'
import {
  cellsOf,
  isSummary,
  LINE_MAX,
  type ReportLine,
  reportLines,
} from '../report-file/report-lines.ts'
import { belongs, type Heading, headingIn, isSection, type Segment } from './report-headings.ts'

/** One line of a pasted report with the profit or loss that it was read as. */
export interface ProfitLine {
  text: string
  amount: number
}

/** One that was not, and why. */
export interface LeftLine {
  text: string
  why: 'total' | 'above' | 'section' | 'several' | 'noAmount' | 'noColumn' | 'long'
  /** the title of the section that it stands in */
  section?: string
}

export interface ReadLines {
  read: ProfitLine[]
  left: LeftLine[]
  /** the heading of the column that was read */
  column?: string
  /** the first row of which it has to be asked which column counts */
  asks?: string[]
}

interface Choices {
  /** the column that was named, from 1: then headings don't count */
  column?: number | undefined
  segment?: Segment
}

/**
 * Reads profits and losses from what a trader pastes: amounts alone, a name and an amount, or the
 * tables of a broker's report. A column counts because its heading says so or because it was named;
 * of several numbers without either, none is taken for the result.
 */
export function readProfitLines(pasted: string, choices: Choices = {}): ReadLines {
  const lines = reportLines(pasted).map(withHeading)
  const hasTable = lines.some(({ heading }) => heading?.title || heading?.isTied)
  const isLedger = hasTable || lines.some(({ western }) => DEBIT.test(western))
  const found: ReadLines = { read: [], left: [] }
  const read = hasTable ? tableReader(choices) : lineReader(choices, isLedger)
  for (const line of lines) {
    const { text } = line
    const result = text.length > LINE_MAX ? 'long' : read(line, found)
    if (typeof result === 'number') found.read.push({ text, amount: result })
    else if (typeof result === 'string')
      found.left.push({ text: text.slice(0, LINE_MAX), why: result })
    else if (result) found.left.push({ text, why: 'section', ...result })
  }
  return found
}

/** How many lines were left out that may hold a trade, so that an amount may be missing. */
export function countUnread({ left }: ReadLines): number {
  return left.filter(({ text, why }) => !isKnown(why) && (why === 'long' || /\p{Nd}/u.test(text)))
    .length
}

function isKnown(why: LeftLine['why']): boolean {
  return why === 'total' || why === 'above' || why === 'section'
}

interface Line extends ReportLine {
  heading: Heading | undefined
}

function withHeading(line: ReportLine): Line {
  return { ...line, heading: headingIn(line.cells, line.separator) }
}

type Reader = (
  line: Line,
  found: ReadLines,
) => number | Exclude<LeftLine['why'], 'section'> | { section: string } | undefined

/** Reads the rows below headings; what stands above the first one is no trade. */
function tableReader({ column, segment = 'fno' }: Choices): Reader {
  let heading: Heading | undefined
  let section = ''
  return (line, found) => {
    if (line.heading) {
      heading = line.heading
      return undefined
    }
    if (isSection(line.cells)) {
      section = line.cells.join('').trim()
      return undefined
    }
    if (!belongs(section, segment)) return { section }
    if (!heading) return 'above'
    const { separator, nameColumn } = heading
    const cells = separator === line.separator ? line.cells : cellsOf(line.western, separator)
    const name = cells[nameColumn ?? -1] || cells.find((cell) => /\p{L}/u.test(cell)) || ''
    if (isSummary(name)) return 'total'
    const asked = heading.isTied && column === undefined
    if (asked && cells.length > 1) {
      found.asks ??= cells
      return 'several'
    }
    if (heading.column === undefined && !heading.isTied) return 'noColumn'
    const amount = column === undefined ? resultIn(cells, heading) : signedAt(cells, column - 1)
    if (amount === undefined) return 'noAmount'
    if (nameColumn !== undefined && cells.length > 1 && !cells[nameColumn]) return 'noAmount'
    if (column === undefined) found.column ??= heading.title ?? ''
    return amount
  }
}

function resultIn(cells: string[], heading: Heading): number | undefined {
  const { column = 0, columns, lossColumn, separator } = heading
  if (lossColumn !== undefined) {
    const loss = Math.abs(amountIn(cells[lossColumn] ?? '', true) ?? 0)
    return loss > 0 ? -loss : amountIn(cells[column] ?? '', true)
  }
  if (separator !== ',' || cells.length <= columns) return signedAt(cells, column)
  // An amount typed with commas moves the columns behind it.
  return column === columns - 1 ? amountIn(cells.slice(column).join(','), true) : undefined
}

/** The amount of a column; the next one may say that it is a debit. */
function signedAt(cells: string[], column: number): number | undefined {
  const amount = amountIn(cells[column] ?? '', true)
  const isDebit = /^(?:dr|debit|loss)\.?$/i.test(cells[column + 1] ?? '')
  return amount !== undefined && isDebit ? -Math.abs(amount) : amount
}

/** Reads lines that no heading stands above: an amount, or a name and an amount. */
function lineReader({ column }: Choices, isLedger: boolean): Reader {
  return ({ western, cells }, found) => {
    const text = western.trim()
    const whole = amountIn(text, isLedger)
    if (whole !== undefined) return whole
    if (isSummaryLine(text)) return 'total'
    const named = namedAmount(text, cells, isLedger)
    if (named !== undefined) return named
    const hasColumns = hasSeveralAmounts(cells)
    if (!hasColumns && !hasSeveralAmounts(text.replace(OF_CONTRACTS, ' ').split(/\s+/))) {
      return 'noAmount'
    }
    const columns = hasColumns ? cells : text.split(/\s+/)
    if (column !== undefined) return signedAt(columns, column - 1) ?? 'noAmount'
    found.asks ??= columns
    return 'several'
  }
}

/** 'NIFTY JUN FUT 1,20,500', 'NIFTY,1,20,500' or 'NIFTY 22000 CE loss 500': a name and one amount. */
function namedAmount(text: string, cells: string[], isLedger: boolean): number | undefined {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 2 && !hasNumbers(filled[0] ?? '')) {
    const amount = amountIn(filled[1] ?? '', isLedger)
    if (amount !== undefined) return amount
  }
  if (text.includes('\t')) return undefined
  const [, name = '', typed = ''] = splitAtEnd(text.replace(SIGN_WORDS, '').trim())
  if (hasNumbers(name) || /[-+−–(]\s*$/.test(name)) return undefined
  const amount = amountIn(typed, isLedger)
  const isLoss = LOSS.test(text) || /\bdr\.?\s?$/i.test(name)
  return amount !== undefined && isLoss ? -Math.abs(amount) : amount
}

function splitAtEnd(text: string): readonly string[] {
  const end = AT_END.exec(text)
  return end ? [text, text.slice(0, end.index), end[1] ?? ''] : (TYPED.exec(text) ?? [])
}

/** An amount behind a space, which no column ends with. */
const AT_END = new RegExp(
  String.raw`[\s:;=|]([-+−–(]?(?:(?:₹|rs\.?|inr)\s*)?[-+−–(]?(?!0\d)(?:${GROUPED})(?:\.\d+)?\)?-?(?:\s*\(?[\p{L}\p{M}]+\)?\.?|\/-)?)$`,
  'iu',
)

/** One typed with commas behind a comma: 'NIFTY,1,20,500'. */
const TYPED =
  /^([^"]*?),\s*([-+−–(₹]*\d{1,2}(?:,\d{2}){0,4},\d{3}(?:\.\d+)?\)?(?:\s*\(?\p{L}+\)?\.?|\/-)?)$/u

/** Whether a name has a number in it that may be a quantity or a price, not a strike or an expiry. */
function hasNumbers(name: string): boolean {
  return name
    .replace(OF_CONTRACTS, ' ')
    .split(/[\s:;=|,]+/)
    .some((word) => amountIn(word.replace(/[()]/g, '')) !== undefined)
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** The strike of an option, a day or a year of an expiry, a date. */
const OF_CONTRACTS = new RegExp(
  [
    String.raw`\b\d+(?:\.\d+)?\s?(?=(?:ce|pe|call|put)\b)`,
    String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?[\s-]?)?(?:${MONTHS})[a-z]{0,6}(?:[\s'-]{0,2}(?:20\d\d|[0-3]?\d)\b(?![,.]\d))?`,
    String.raw`\b\d{1,4}[-/]\d{1,2}[-/]\d{1,4}\b`,
  ].join('|'),
  'gi',
)

function hasSeveralAmounts(parts: string[]): boolean {
  const isAmount = (part: string) => amountIn(part.replace(/[()]/g, '')) !== undefined
  const first = parts.findIndex(isAmount)
  return first >= 0 && parts.slice(first + 1).some(isAmount)
}

/** What a line says before its last number: 'Net profit 2000', 'Profit/Loss 500'. */
function isSummaryLine(text: string): boolean {
  let end = text.length
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end--
  while (end > 0 && /[\d,.]/.test(text.charAt(end - 1))) end--
  const name = text.slice(0, end)
  return (/profit|gain/i.test(name) && LOSS.test(name)) || isSummary(name.replace(SIGN_WORDS, ' '))
}
