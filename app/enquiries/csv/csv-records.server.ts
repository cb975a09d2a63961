import { CsvError, parse } from 'csv-parse/sync'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS, IMPORT_TITLE_ROWS } from './csv.ts'
import { countHeadings } from './csv-headings.server.ts'

/** How much of the headings is read to find their separator. */
const HEADINGS_READ = 10_000

/** The rows above the headings and the headings are records too. */
const MAX_RECORDS = IMPORT_MAX_ROWS + IMPORT_TITLE_ROWS

export interface ParsedRecord {
  record: string[]
  line: number
  /** a line cut at every separator, since its quotation marks are unclosed or misplaced */
  isMisquoted: boolean
}

/**
 * The records with their line numbers; stops as soon as a file has too many, or too wide a one. One that
 * cannot be read costs the line on which it begins.
 */
export function parseRecords(bytes: Uint8Array): ParsedRecord[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(text)
  const file = Buffer.from(text)
  const found: ParsedRecord[] = []
  let at = 0
  let line = 1
  while (at < file.length && found.length <= MAX_RECORDS) {
    const good = parseGood(file.subarray(at), delimiter, line, found)
    if (good.isAll) break
    at += good.bytes
    line += good.lines
    // A record begins with a quotation mark on its first line, or it could be read.
    for (let isFound = false; !isFound && at < file.length; line += 1) {
      const end = file.indexOf('\n', at)
      const next = end === -1 ? file.length : end + 1
      const bad = file.toString('utf8', at, next).trimEnd()
      isFound = bad.includes('"')
      if (isFound)
        found.push({ record: bad.split(delimiter, IMPORT_MAX_COLUMNS), line, isMisquoted: true })
      at = next
    }
  }
  return found
}

/** Adds the records up to the first that cannot be read, and says how far that was. */
function parseGood(bytes: Buffer, delimiter: string, firstLine: number, found: ParsedRecord[]) {
  const read = { bytes: 0, lines: 0 }
  try {
    parse(bytes, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MAX_RECORDS + 1,
      on_record: (record: string[], { bytes: end, lines }) => {
        if (record.length > IMPORT_MAX_COLUMNS) {
          rejectFile(
            `The file has more than ${IMPORT_MAX_COLUMNS} columns. Please remove those that aren’t needed.`,
          )
        }
        const line = firstLine + lines - 1 - lineBreaksIn(record)
        found.push({ record, line, isMisquoted: false })
        read.bytes = end
        read.lines = lines
      },
    })
    return { ...read, isAll: true }
  } catch (error) {
    if (error instanceof CsvError) return { ...read, isAll: false }
    throw error
  }
}

/** The separator of the headings; where no heading is known, the most frequent one in the first line. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, HEADINGS_READ).split('\n', IMPORT_TITLE_ROWS)
  const score = (mark: string) => {
    const rows = lines.map((line) => line.replaceAll('"', '').split(mark))
    const known = Math.max(0, ...rows.map((row) => countHeadings(row)))
    return known > 1 ? IMPORT_MAX_COLUMNS * known : (rows[0]?.length ?? 0)
  }
  return [',', ';', '\t'].toSorted((a, b) => score(b) - score(a))[0] ?? ','
}

function lineBreaksIn(record: string[]): number {
  return record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
}

export function rejectFile(message: string): never {
  throw new InvalidInput([{ path: '', message }])
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
