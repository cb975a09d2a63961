import { CASE_STAGES, type CaseStage, LEAD_STATUSES, type LeadStatus } from '#app/content/enums.ts'
import { InvalidInput } from '#app/http/errors.ts'
import { isOpen } from '#app/leads/desk-changes.ts'
import { type LeadInput, oldLead } from '#app/leads/lead.ts'
import { isStorable } from '#app/text/fields.ts'
import { isWithinYears, TIMESTAMP_YEARS } from '#app/time/timestamps.ts'
import {
  DATE_FIELDS,
  IMPORT_HEADINGS,
  IMPORT_MAX_ROWS,
  IMPORT_NOTE_MAX,
  type ImportField,
  type ImportPreview,
} from './csv.ts'
import { isAmbiguousDate, parseTimestamp } from './csv-dates.server.ts'
import { readPhoneCell } from './csv-phones.server.ts'
import { parseRecords, rejectFile } from './csv-records.server.ts'

/** A row of a file as an old enquiry, or its error. */
export interface ReadRow {
  line: number
  name: string
  error: string | null
  /** as it stands in the file, and without what a spreadsheet made of it */
  phone: { inFile: string; read: string }
  dates: PreviewRow['dates']
  lead?: OldLead
}
type PreviewRow = ImportPreview['rows'][number]
export interface OldLead extends LeadInput {
  receivedAt: Date
  status: LeadStatus
  stage: CaseStage | null
  /** the name in the file */
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

/** What a worker runs: an error that left it would lose its class. */
export function readOrRefuse(bytes: Uint8Array): Promise<ReadFile | { refused: string }> {
  return readFile(bytes).catch((error: unknown) => {
    if (error instanceof InvalidInput) return { refused: error.message }
    throw error
  })
}

/**
 * Reads a file of old enquiries: our own export, or any whose headings we know. Separated by commas,
 * semicolons or tabs; in UTF-8 or Windows-1252.
 * @throws InvalidInput when the file cannot be read, lacks a required column or has too many rows or columns
 */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const [headings, ...records] = await parseRecords(bytes)
  const columns = (headings?.record ?? []).map((heading) => ({ heading, field: fieldOf(heading) }))
  const places = placesOf(columns)
  const missing = (['name', 'email', 'phone'] as const).filter((field) => !places.has(field))
  if (missing.length > 0) {
    rejectFile(
      `The first row must name the columns. Missing: ${missing.join(', ')}. Call them Name, Email and Phone.`,
    )
  }
  if (records.length > IMPORT_MAX_ROWS) {
    rejectFile(`The file has more than ${IMPORT_MAX_ROWS} rows. Please split it.`)
  }
  return { columns, rows: records.map(({ record, line }) => readRow(places, record, line)) }
}

/** Where each field stands in a row; of two columns for one field, the first counts. */
function placesOf(columns: ReadFile['columns']): ReadonlyMap<ImportField, number> {
  const places = new Map<ImportField, number>()
  for (const [at, { field }] of columns.entries()) {
    if (field && !places.has(field)) places.set(field, at)
  }
  return places
}

function readRow(
  places: ReadonlyMap<ImportField, number>,
  record: string[],
  line: number,
): ReadRow {
  const cell = (field: ImportField) => unescaped(record[places.get(field) ?? -1] ?? '').trim()
  const quoted = (field: ImportField) => `"${cell(field).slice(0, 100)}"`
  const name = cell('name')
  const phone = readPhoneCell(cell('phone'))
  const dates: ReadRow['dates'] = []
  const shown = {
    line,
    phone: { inFile: cell('phone').slice(0, 100), read: phone ?? '' },
    dates,
  }
  const invalid = (error: string): ReadRow => ({ ...shown, name: name.slice(0, 100), error })
  if (phone === undefined) {
    return invalid(
      `The spreadsheet has rounded the phone number to ${cell('phone').slice(0, 100)}. Format that column as text and export the file again`,
    )
  }
  const read = oldLead.safeParse({
    name,
    email: cell('email'),
    phone,
    message: cell('message'),
    service: cell('service') || undefined,
  })
  if (!read.success) return invalid(read.error.issues[0]?.message ?? 'This row can’t be read')
  const status = (cell('status').toLowerCase() || 'new') as LeadStatus
  if (!LEAD_STATUSES.includes(status)) {
    return invalid(`${quoted('status')} is not a status. Use ${LEAD_STATUSES.join(', ')}`)
  }
  const stage = (cell('stage').toLowerCase() || null) as CaseStage | null
  if (stage && !CASE_STAGES.includes(stage)) {
    return invalid(`${quoted('stage')} is not a case stage. Use ${CASE_STAGES.join(', ')}`)
  }
  const timestamps: Partial<Record<ImportField, Date | null>> = {}
  for (const field of DATE_FIELDS) {
    const timestamp = parseTimestamp(cell(field))
    if (timestamp === undefined) {
      return invalid(
        `${quoted(field)} is not a valid date. Use 2026-07-31 or 31/07/2026, with or without a time`,
      )
    }
    if (timestamp && !isWithinYears(timestamp))
      return invalid(`${quoted(field)}: ${TIMESTAMP_YEARS}`)
    timestamps[field] = timestamp
    if (timestamp) {
      const inFile = cell(field).slice(0, 100)
      dates.push({ field, inFile, at: timestamp.toISOString(), dayFirst: isAmbiguousDate(inFile) })
    }
  }
  const receivedAt = timestamps.receivedAt ?? new Date()
  if (receivedAt.getTime() > Date.now() + 60_000)
    return invalid('The date received is in the future')
  const note = cell('note').replace(/\r\n?/g, '\n')
  if (note.length > IMPORT_NOTE_MAX) {
    return invalid(`Notes can have at most ${IMPORT_NOTE_MAX} characters`)
  }
  if (!isStorable(note + cell('owner'))) return invalid('Contains characters that cannot be stored')
  const respondedAt = timestamps.answeredAt ?? null
  return {
    ...shown,
    name: read.data.name,
    error: null,
    lead: {
      ...read.data,
      source: 'import',
      receivedAt,
      status,
      stage,
      owner: cell('owner'),
      // There was a response, at an unknown time: it counts in no stats.
      firstResponseAt: respondedAt ?? (isOpen(status) && status !== 'new' ? receivedAt : null),
      followUpAt: timestamps.followUpAt ?? null,
      closedAt: isOpen(status) ? null : (timestamps.closedAt ?? respondedAt ?? receivedAt),
      note,
    },
  }
}

/** Removes the apostrophe that an export puts before what a spreadsheet would take for a formula. */
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
