import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './csv.ts'

/** How much is parsed before it may turn out to be too much. */
const CHUNK_BYTES = 16 * 1024
/** How much of the headings shows what separates them. */
const HEADINGS_READ = 10_000

/** The records with their line numbers; stops as soon as a file has too many, or too wide a one. */
export async function parseRecords(
  bytes: Uint8Array,
): Promise<{ record: string[]; line: number }[]> {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
  })
  const found: { record: string[]; line: number }[] = []
  try {
    for await (const { record, info } of Readable.from(chunksOf(text)).pipe(parser)) {
      if (record.length > IMPORT_MAX_COLUMNS) {
        rejectFile(
          `The file has more than ${IMPORT_MAX_COLUMNS} columns. Please remove those that aren’t needed.`,
        )
      }
      found.push({ record, line: info.lines - lineBreaksIn(record) })
      // The headings are a record too.
      if (found.length > IMPORT_MAX_ROWS + 1) break
    }
    return found
  } catch (error) {
    if (error instanceof InvalidInput) throw error
    return rejectFile(
      `The file could not be read as CSV (line ${(error as CsvError).lines ?? '?'}): a quotation mark is unclosed or misplaced.`,
    )
  }
}

/** What separates the headings most often. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.slice(0, HEADINGS_READ).split('\n', 1)
  const count = (mark: string) => headings.split(mark).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function lineBreaksIn(record: string[]): number {
  return record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
}

export function rejectFile(message: string): never {
  throw new InvalidInput([{ path: '', message }])
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function* chunksOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES)
  }
}
