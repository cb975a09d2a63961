import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { TZDate } from '@date-fns/tz'
import { type CsvError, parse } from 'csv-parse'
import { LEAD_STATUSES, type LeadStatus } from '#app/content/enums.ts'
import { InvalidInput } from '#app/http/errors.ts'
import { isOpen, NOTE_MAX } from '#app/leads/desk-changes.ts'
import { type LeadInput, oldLead } from '#app/leads/lead.ts'
import { isStorable } from '#app/text/fields.ts'
import { INDIA_ZONE } from '#app/time/india.ts'
import { isWithinYears, TIMESTAMP_YEARS } from '#app/time/timestamps.ts'
import { IMPORT_HEADINGS, IMPORT_MAX_ROWS, type ImportField } from './csv.ts'

/** A row of a file as an old enquiry, or what is wrong with it. */
export interface ReadRow {
  line: number
  name: string
  error: string | null
  lead?: OldLead
}
export interface OldLead extends LeadInput {
  receivedAt: Date
  status: LeadStatus
  /** as the file names them */
  owner: string
  firstResponseAt: Date | null
  followUpAt: Date | null
  closedAt: Date | null
  note: string
}
export interface ReadFile {
  columns: { heading: string; field: ImportField | null }[]
  rows: ReadRow[]
}

/** What is parsed, and how many rows are judged, before other requests have their turn. */
const PIECE_BYTES = 16 * 1024
const ROWS_AT_ONCE = 200

/**
 * Reads a file of old enquiries: our own export, or one whose headings say what they are. Commas,
 * semicolons or tabs; UTF-8, or what Excel on Windows writes.
 * @throws InvalidInput when it is no such file
 */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  const text = decode(bytes)
  const [headings, ...records] = await parseRecords(text)
  const columns = (headings?.record ?? []).map((heading) => ({ heading, field: fieldOf(heading) }))
  const missing = (['name', 'email', 'phone'] as const).filter(
    (field) => !columns.some((column) => column.field === field),
  )
  if (missing.length > 0) {
    refuse(
      `The first line must name the columns. There is none for ${missing.join(', ')}; call them Name, E-mail, Phone.`,
    )
  }
  if (records.length > IMPORT_MAX_ROWS) {
    refuse(`The file has more than ${IMPORT_MAX_ROWS} rows. Please divide it.`)
  }
  const rows: ReadRow[] = []
  for (const { record, line } of records) {
    if (rows.length % ROWS_AT_ONCE === 0) await setImmediate()
    rows.push(readRow(columns, record, line))
  }
  return { columns, rows }
}

function readRow(columns: ReadFile['columns'], record: string[], line: number): ReadRow {
  const cell = (field: ImportField) => {
    const at = columns.findIndex((column) => column.field === field)
    return unescaped(record[at] ?? '').trim()
  }
  const name = cell('name')
  const bad = (error: string): ReadRow => ({ line, name: name.slice(0, 100), error })
  const read = oldLead.safeParse({
    name,
    email: cell('email'),
    phone: cell('phone'),
    message: cell('message'),
    service: cell('service') || undefined,
  })
  if (!read.success) return bad(read.error.issues[0]?.message ?? 'This row cannot be read')
  const status = (cell('status').toLowerCase() || 'new') as LeadStatus
  if (!LEAD_STATUSES.includes(status)) {
    return bad(`There is no status "${cell('status')}"; use ${LEAD_STATUSES.join(', ')}`)
  }
  const moments: Partial<Record<ImportField, Date | null>> = {}
  for (const field of ['receivedAt', 'answeredAt', 'followUpAt', 'closedAt'] as const) {
    const moment = parseTimestamp(cell(field))
    if (moment === undefined) {
      return bad(
        `"${cell(field)}" is no date; write 2026-07-31 or 31/07/2026, with or without a time`,
      )
    }
    if (moment && !isWithinYears(moment)) return bad(`"${cell(field)}": ${TIMESTAMP_YEARS}`)
    moments[field] = moment
  }
  const receivedAt = moments.receivedAt ?? new Date()
  if (receivedAt.getTime() > Date.now() + 60_000) return bad('It was received in the future')
  const note = cell('note').replace(/\r\n?/g, '\n')
  if (note.length > NOTE_MAX) return bad(`A note has at most ${NOTE_MAX} characters`)
  if (!isStorable(note + cell('owner'))) return bad('It contains characters that cannot be stored')
  const answered = moments.answeredAt ?? null
  return {
    line,
    name: read.data.name,
    error: null,
    lead: {
      ...read.data,
      source: 'import',
      receivedAt,
      status,
      owner: cell('owner'),
      // Somebody was in touch, we do not know when: it counts for no figure.
      firstResponseAt: answered ?? (isOpen(status) && status !== 'new' ? receivedAt : null),
      followUpAt: moments.followUpAt ?? null,
      closedAt: isOpen(status) ? null : (moments.closedAt ?? answered ?? receivedAt),
      note,
    },
  }
}

/** A date or a moment, in Indian time unless it names another; null for nothing, undefined for nonsense. */
export function parseTimestamp(text: string): Date | null | undefined {
  if (text === '') return null
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }
  const found =
    /^(?:(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)|(?<d2>\d\d?)[/.-](?<m2>\d\d?)[/.-](?<y2>\d{4}))(?:[T ,]+(?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d))?\s*(?<half>[ap]m)?)?$/i.exec(
      text,
    )?.groups
  if (!found) return undefined
  const number = (...names: string[]) =>
    Number(names.map((name) => found[name]).find((part) => part !== undefined) ?? 0)
  const [year, month, day] = [number('y', 'y2'), number('m', 'm2'), number('d', 'd2')]
  let hour = number('h')
  const half = found.half?.toLowerCase()
  if (half && (hour < 1 || hour > 12)) return undefined
  if (half) hour = (hour % 12) + (half === 'pm' ? 12 : 0)
  if (hour > 23 || number('min') > 59 || number('s') > 59) return undefined
  const date = new TZDate(year, month - 1, day, hour, number('min'), number('s'), INDIA_ZONE)
  const isReal =
    date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return isReal ? new Date(date.getTime()) : undefined
}

/** Takes away the apostrophe by which an exported cell is kept from being a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell
}

function fieldOf(heading: string): ImportField | null {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const found = Object.entries(IMPORT_HEADINGS).find(([, names]) =>
    (names as readonly string[]).includes(plain),
  )
  return (found?.[0] as ImportField | undefined) ?? null
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The records with their lines; of a file with too many no more than show that it has. */
async function parseRecords(text: string): Promise<{ record: string[]; line: number }[]> {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const count = (mark: string) => firstLine.split(mark).length
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
  })
  const found: { record: string[]; line: number }[] = []
  let line = 1
  try {
    for await (const { record, info } of Readable.from(piecesOf(text)).pipe(parser)) {
      found.push({ record, line })
      line = info.lines + 1
      // The headings are a record too.
      if (found.length > IMPORT_MAX_ROWS + 1) break
    }
    return found
  } catch (error) {
    return refuse(
      `The file could not be read as CSV (line ${(error as CsvError).lines ?? '?'}): a quotation mark is open or misplaced.`,
    )
  }
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await setImmediate()
    yield bytes.subarray(at, at + PIECE_BYTES)
  }
}

function refuse(message: string): never {
  throw new InvalidInput([{ path: '', message }])
}
