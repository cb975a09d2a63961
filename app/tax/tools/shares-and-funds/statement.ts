import { financialYearOf } from '#app/tax/engine/days.ts'
import { type ShareSale, type SoldShare, shareSale } from '#app/tax/engine/gains/share-sales.ts'
import { isRealDay } from '#app/ui/time/dates.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { amountIn } from '../report-file/amounts.ts'
import {
  cellsOf,
  isSummary,
  LINE_MAX,
  type ReportLine,
  reportLines,
} from '../report-file/report-lines.ts'
import { type Columns, columnsIn } from './statement-columns.ts'

export interface StatementSale {
  name: string
  sale: ShareSale
  sold: SoldShare
}

/** A line that is no sale, or can't be read as one, and why. */
export interface LeftOut {
  text: string
  why:
    | 'total'
    | 'above'
    | 'section'
    | 'intraday'
    | 'year'
    | 'dates'
    | 'amounts'
    | 'gain'
    | 'other'
    | 'long'
  section?: string
}

export interface Statement {
  read: StatementSale[]
  left: LeftOut[]
  /** whether a table with the days of purchase and sale was found */
  hasTable: boolean
  /** the first fund of which the statement doesn't say whether it is an equity fund */
  unknownFund?: string
}

interface Choices {
  year: FinancialYear
  /** what the funds are of which the statement doesn't say it; 'mixed' leaves them out */
  funds?: 'equity' | 'debt' | 'mixed' | undefined
}

/**
 * Reads the sales of a capital gains statement by the headings of its tables. A row counts only if its gain
 * is the price less the cost that were read, where the statement has a gain.
 */
export function readStatement(pasted: string, choices: Choices): Statement {
  const lines = reportLines(pasted)
  const isMonthFirst = lines.some(({ western }) => MONTH_FIRST.test(western))
  const found: Statement = { read: [], left: [], hasTable: false }
  let columns: Columns | undefined
  let section = ''
  for (const line of lines) {
    const { text, cells, separator } = line
    const heading = /date/i.test(text) ? columnsIn(cells, separator) : undefined
    const filled = cells.filter((cell) => cell !== '')
    if (heading || isHeading(filled)) columns = heading
    else if (filled.length === 1 && !/\d{5}/.test(text) && text.length <= SECTION_MAX)
      section = filled[0] ?? ''
    else {
      const row =
        text.length > LINE_MAX ? 'long' : rowOf(line, columns, section, isMonthFirst, choices)
      if (typeof row !== 'string') {
        if ('sale' in row) found.read.push(row)
        else found.unknownFund ??= row.unknownFund
      } else found.left.push({ text: text.slice(0, LINE_MAX), why: row, section })
    }
    found.hasTable ||= heading !== undefined
  }
  return found
}

/** Words alone, as above a table that is none of sales. */
function isHeading(filled: string[]): boolean {
  return filled.length >= 3 && filled.every((cell) => /^\W*\p{L}/u.test(cell))
}

const SECTION_MAX = 100
/** '9/25/2025', which no day of India is written as: then every date of the file has its month first. */
const MONTH_FIRST = /(?<![\d/-])\d{1,2}[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d\d(?!\d)/

/** How many lines were left out that may be sales of the year. */
export function countUnread({ left }: Statement): number {
  return left.filter(({ why }) => ['dates', 'amounts', 'gain', 'other', 'long'].includes(why))
    .length
}

function rowOf(
  line: ReportLine,
  columns: Columns | undefined,
  section: string,
  isMonthFirst: boolean,
  { year, funds }: Choices,
): StatementSale | { unknownFund: string } | LeftOut['why'] {
  if (!columns) return 'above'
  const cells =
    columns.separator === line.separator ? line.cells : cellsOf(line.western, columns.separator)
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''))
  const name = cell(columns.name) || cells.find((one) => /\p{L}/u.test(one)) || ''
  const [bought, sold] = [cell(columns.bought), cell(columns.sold)].map((one) =>
    dayIn(one, isMonthFirst),
  )
  if (!bought || !sold) {
    const isSale = cell(columns.bought) !== '' || cell(columns.sold) !== '' || !isSummary(name)
    return isSale && /\d/.test(line.western) ? 'dates' : 'total'
  }
  if (NO_INVESTMENT.test(section)) return 'section'
  if (sold < bought) return 'dates'
  if (financialYearOf(sold) !== year) return 'year'
  const asset = assetOf(section, cell(columns.kind), cell(columns.isin), columns, funds)
  if (asset === 'fund') return { unknownFund: name }
  if (asset === 'other') return 'other'
  // Shares bought and sold on one day were traded within it.
  if (bought === sold && !columns.ofFunds) return 'intraday'
  const amounts = amountsOf(cells, columns)
  if (typeof amounts === 'string') return amounts
  const sale = { asset, bought, sold, ...amounts }
  return { name, sale, sold: shareSale(sale, name) }
}

const NO_INVESTMENT =
  /intra-?day|speculat|f\s?&\s?o\b|\bfno\b|future|option|derivativ|currenc|commodit|unreali[sz]ed|open position|holdings|dividend|buy-?back|\bbonds?\b|non[- ]equity/i

/** Units of funds have ISINs that begin with INF, shares of companies such with INE. */
function assetOf(
  section: string,
  kind: string,
  isin: string,
  { ofFunds }: Columns,
  funds: Choices['funds'],
): 'equity' | 'debt_fund' | 'fund' | 'other' {
  const isFund = ofFunds || /^INF/i.test(isin) || /mutual|\bfunds?\b/i.test(section)
  if (!isFund) return isin === '' || /^INE/i.test(isin) ? 'equity' : 'other'
  const said = kind || section
  if (/non[- ]equity|debt|liquid/i.test(said)) return 'debt_fund'
  if (/equity|elss|stt paid/i.test(said)) return 'equity'
  if (funds === undefined) return 'fund'
  return funds === 'mixed' ? 'other' : funds === 'equity' ? 'equity' : 'debt_fund'
}

type Amounts = Pick<ShareSale, 'cost' | 'price' | 'fmv2018'>

/** Cost and price as the statement has them, or by the unit: whichever makes its gain. */
function amountsOf(cells: string[], columns: Columns): Amounts | 'amounts' | 'gain' {
  const at = (index: number | undefined) =>
    index === undefined ? undefined : amountIn(cells[index] ?? '', true)
  const units = at(columns.units)
  const byUnit = (index: number | undefined) => {
    const one = at(index)
    return one === undefined || units === undefined ? undefined : one * units
  }
  const costs = [at(columns.cost), byUnit(columns.unitCost)].filter(isAmount)
  const prices = [at(columns.price), byUnit(columns.unitPrice)].filter(isAmount)
  if (costs.length === 0 || prices.length === 0) return 'amounts'
  const values = [...(columns.isUnitFmv ? [] : [at(columns.fmv)]), byUnit(columns.fmv)].filter(
    (value) => value !== undefined && value > 0,
  ) as number[]
  const gains = columns.gains.map(at).filter((gain) => gain !== undefined)
  const pairs = costs.flatMap((cost) => prices.map((price) => ({ cost, price })))
  for (const { cost, price } of pairs) {
    const isGain = (gain: number) =>
      gains.some((one) => Math.abs(one - gain) <= Math.max(TOLERANCE, price * SHARE_OFF))
    const grandfathered = (value: number) => price - Math.max(cost, Math.min(value, price))
    const fmv2018 = values.find((value) => isGain(grandfathered(value)))
    if (gains.length === 0 || isGain(price - cost) || fmv2018 !== undefined) {
      const certain = fmv2018 ?? (columns.isUnitFmv ? values[0] : undefined)
      return { cost, price, ...(certain !== undefined && { fmv2018: certain }) }
    }
  }
  return 'gain'
}

/** A statement rounds, and may have charges in its gain. */
const TOLERANCE = 2
const SHARE_OFF = 0.01

function isAmount(amount: number | undefined): amount is number {
  return amount !== undefined && amount >= 0
}

/** The day in a cell: '2025-05-06', '06-05-2025', '6/5/2025', '06-May-2025', with or without a time. */
function dayIn(cell: string, isMonthFirst: boolean): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(cell) ?? []
  if (year) return realDay(year, month, day)
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[\s/.-]+([A-Za-z]{3,9}|\d{1,2})[\s/.,-]+(\d{4})(?!\d)/.exec(cell) ?? []
  if (!last) return undefined
  const named = MONTHS.indexOf(second.slice(0, 3).toLowerCase())
  if (/[a-z]/i.test(second)) return realDay(last, String(named / 3 + 1), first)
  return isMonthFirst ? realDay(last, first, second) : realDay(last, second, first)
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

function realDay(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDay(iso) ? iso : undefined
}
