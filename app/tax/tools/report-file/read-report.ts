import { parse } from 'csv-parse/browser/esm/sync'
import { isWorkbook } from '#app/ui/text/workbook/is-workbook.ts'
import { UNPACKED_MAX } from '#app/ui/text/workbook/limits.ts'
import { type Cell, readWorkbook, type Sheet } from '#app/ui/text/workbook/read-workbook.ts'
import { Refused } from '#app/ui/text/workbook/refused.ts'
import { REPORT_LINES, REPORT_MAX } from '#content/en/tools/form.ts'

/** One sheet as it is filled in: a line for each row, with tabs between its cells. */
export interface ReportText {
  name: string
  text: string
  rows: number
}

/** The sheets of a CSV or XLSX file that hold something. Throws `Refused`. */
export async function readReport(file: Uint8Array): Promise<ReportText[]> {
  if (file.length > UNPACKED_MAX) throw new Refused('size')
  const sheets = (await sheetsOf(file)).map(textOf).filter(({ rows }) => rows > 0)
  if (sheets.length === 0) throw new Refused('empty')
  return sheets
}

async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  return isWorkbook(file) ? readWorkbook(file, REPORT_LINES) : [{ name: '', rows: csvRows(file) }]
}

function csvRows(file: Uint8Array): string[][] {
  const isUtf16 = (file[0] === 0xff && file[1] === 0xfe) || file[1] === 0
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(file)
  if (text.includes('\0')) throw new Refused('broken')
  if (text.length > REPORT_MAX) throw new Refused('long')
  const begin = text.slice(0, BEGIN)
  const count = (separator: string) => begin.split(separator).length
  const delimiter = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best))
  return parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: REPORT_LINES + 1,
  })
}

const BEGIN = 20_000
const SEPARATORS = ['\t', ';', '|', ',']

function textOf({ name, rows }: Sheet): ReportText {
  const lines = rows.map((row) => row.map(cellText).join('\t').trimEnd()).filter(Boolean)
  const text = lines.join('\n')
  if (lines.length > REPORT_LINES || text.length > REPORT_MAX) throw new Refused('long')
  return { name, text, rows: lines.length }
}

function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return String(Math.round(cell * PRECISION) / PRECISION)
  return typeof cell === 'string' ? cell.replace(/[\s"]+/g, ' ').trim() : ''
}

/** Sums of a spreadsheet end in '0000000001'. */
const PRECISION = 10_000
