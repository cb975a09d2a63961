import type { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { indianDate } from '#app/ui/time/dates.ts'

/** Tells a spreadsheet that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Lines of a CSV file, in which a spreadsheet takes nothing for a formula. */
export function csvLines(rows: string[][]): string {
  return stringify(rows, {
    escape_formulas: true,
    record_delimiter: 'windows',
    // By default it quotes only the line breaks that end a record here.
    quoted_match: /[\r\n]/,
  })
}

/** A whole CSV file for a spreadsheet, its headings first. */
export function csvFile(rows: string[][]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** Sends a CSV file, to be saved as `enquiries-2026-07-31.csv`. */
export function sendCsv(reply: FastifyReply, name: string, file: string | Readable): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${indianDate(new Date())}.csv"`)
    .send(file)
}
