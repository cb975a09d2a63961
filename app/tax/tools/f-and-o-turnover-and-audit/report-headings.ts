import { amountIn } from '../report-file/amounts.ts'

/** Where a table of a report has its results. */
export interface Heading {
  separator: string
  columns: number
  /** undefined if no column holds results, or several may */
  column?: number
  /** a column of losses beside it */
  lossColumn?: number
  /** the column that names what was traded */
  nameColumn?: number
  /** what stands above the results: 'Realized P&L' */
  title?: string
  /** whether more than one column may hold the results */
  isTied: boolean
}

/** Reads a line as the heading of a table, if it is one: words alone, of which some name columns. */
export function headingIn(cells: string[], separator: string): Heading | undefined {
  const words = cells.filter((cell) => /\p{L}/u.test(cell))
  if (words.length < 2 || cells.some((cell) => amountIn(cell) !== undefined)) return undefined
  const scores = cells.map(scoreOf)
  const best = Math.max(...scores)
  if (best === 0 && words.filter((cell) => COLUMN.test(cell)).length < 3) return undefined
  const nameColumn = cells.findIndex((cell) => NAME.test(cell))
  const table = {
    separator,
    columns: cells.length,
    ...(nameColumn >= 0 && { nameColumn }),
    isTied: false,
  }
  if (best === 0) return table
  const column = scores.indexOf(best)
  const title = cells[column] ?? ''
  const lossColumn = cells.findIndex((cell) => /^loss$/i.test(cell))
  if (/^(profit|gain)$/i.test(title) && lossColumn >= 0) {
    return { ...table, column, lossColumn, title: `${title}, ${cells[lossColumn]}` }
  }
  return scores.lastIndexOf(best) === column
    ? { ...table, column, title }
    : { ...table, isTied: true }
}

/** How well a heading says that its column holds results: those that were realised, before charges. */
function scoreOf(cell: string): number {
  if (!RESULT.test(cell) || NO_RESULT.test(cell)) return 0
  if (/realis|realiz/i.test(cell)) return 4
  return /\bnet\b|taxable/i.test(cell) ? 1 : /gross/i.test(cell) ? 3 : 2
}

const RESULT = /\bp\s?(?:&|and|\/)?\s?l\b|\bpnl\b|profit|\bloss\b|\bgain|realis|realiz|result/i
const NO_RESULT = /unreal|%|\bpct\b|percent|turnover|^\W*\d/i
const COLUMN =
  /symbol|scrip|contract|stock|instrument|isin|qty|quantity|price|rate|value|amount|amt|date|turnover|unreal/i
const NAME = /symbol|scrip|contract|stock|instrument|security|\bname\b/i

export type Segment = 'fno' | 'intraday'

/** Whether a line is the title of a section: 'Equity - Short Term', 'F&O', 'Unrealised trades'. */
export function isSection(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const [title = ''] = filled
  return filled.length === 1 && title.length <= 100 && SECTION.test(title)
}

/** Whether what stands in a section belongs to the trades that are asked for. */
export function belongs(section: string, segment: Segment): boolean {
  if (NO_TRADES.test(section)) return false
  const isIntraday = /intra-?day|speculat/i.test(section)
  const isDerivative = DERIVATIVES.test(section)
  if (segment === 'intraday') return isIntraday || !(isDerivative || LASTING.test(section))
  return (
    isDerivative || !(isIntraday || LASTING.test(section) || /equit|shares|stocks/i.test(section))
  )
}

const DERIVATIVES = /f\s?&\s?o\b|\bfno\b|future|option|derivativ|currenc|commodit/i
const LASTING = /short[- ]?term|long[- ]?term|delivery|mutual|buyback|\bbonds?\b|non[- ]equity/i
const NO_TRADES = /unreali[sz]ed|open positions?|holdings|dividend/i
const SECTION = new RegExp(
  [
    DERIVATIVES,
    LASTING,
    NO_TRADES,
    /intra-?day|speculat|equit|shares|stocks|reali[sz]ed|tradewise/i,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
