import { boundedText } from '#app/ui/text/bounded-text.ts'
import { westernDigits } from '#app/ui/text/digits.ts'
import { REPORT_LINES, REPORT_MAX } from '#content/en/tools/form.ts'

/** One line of a report that was pasted or read from a file. */
export interface ReportLine {
  text: string
  /** the same with Western digits */
  western: string
  separator: string
  /** none where the line is longer than any row */
  cells: string[]
}

/** The lines of a report in which something is said. */
export function reportLines(pasted: string): ReportLine[] {
  return boundedText(pasted, BOUNDS).lines.map(lineOf).filter(hasText)
}

const BOUNDS = { max: REPORT_MAX, lines: REPORT_LINES, tabs: true, collapse: true }

/** No row of a broker's report is as long. */
export const LINE_MAX = 1_000

function lineOf(whole: string): ReportLine {
  const text = whole.trim()
  if (text.length > LINE_MAX) return { text, western: '', separator: ',', cells: [] }
  const western = westernDigits(whole.trimEnd())
  const separator = separatorOf(western)
  return { text, western, separator, cells: cellsOf(western, separator) }
}

function hasText({ text }: ReportLine): boolean {
  return /[\p{L}\p{Nd}]/u.test(text)
}

/** Totals, charges, balances and what a statement says of its client are no trades. */
export function isSummary(name: string): boolean {
  const words = name.replace(/[^\p{L}&]+/gu, ' ').trim()
  return SUMMARY.test(name) || SEGMENT_ALONE.test(words)
}

const SUMMARY =
  /^\W*(?:(?:grand|net|sub)[\s-]*)?totals?\b|\btotals?\W*$|\b(?:turnover|balance|brokerage|charges?|fees?|tax|taxes|[cis]?gst|stt|ctt|stamp|sebi|ipft|net|gross|opening|closing|ledger|payin|payout|pay-(?:in|out)|interest|dividends?|deposits?|withdrawals?|credits?|debits?|margin|summary|amount|quantity|invested|client|account|ucc|mobile|phone|period|p\s?&\s?l|pnl|(?:un)?reali[sz]ed|profits?|loss(?:es)?|value)\b/iu
const SEGMENT_ALONE =
  /^(?:f & o|f&o|fno|futures?|options?|equity|derivatives?|intraday|currency|commodity|&|and| )+$/i

/** Tabs, else semicolons or bars, else commas outside quotes. */
function separatorOf(line: string): string {
  const [separator = ','] = /\t/.exec(line) ?? /[;|]/.exec(line.replace(/"[^"]*"/g, '')) ?? []
  return separator
}

export function cellsOf(line: string, separator: string): string[] {
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
