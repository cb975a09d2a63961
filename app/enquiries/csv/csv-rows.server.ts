import * as z from 'zod/mini'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { type LeadInput, NO_PHONE, oldLead } from '#app/enquiries/model/lead.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { isStorable, toSingleLine } from '#app/ui/text/fields.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { isWithinYears, TIMESTAMP_YEARS } from '#app/ui/time/timestamps.ts'
import { CASE_STAGES, type CaseStage, type LeadStatus } from '#content/enums.ts'
import {
  DATE_FIELDS,
  IMPORT_MAX_ROWS,
  IMPORT_NOTE_MAX,
  IMPORT_STATUSES,
  IMPORT_TITLE_ROWS,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  type Noted,
} from './csv.ts'
import { isAmbiguousDate, parseTimestamp } from './csv-dates.server.ts'
import { readFee } from './csv-fees.server.ts'
import { fieldOf, findHeadings, type KnownHeadings, proposedField } from './csv-headings.server.ts'
import { type ReadPhones, readPhones } from './csv-phones.server.ts'
import { type ParsedRecord, parseRecords, rejectFile } from './csv-records.server.ts'
import {
  areStatuses,
  countStatuses,
  type StatusReader,
  statusReader,
} from './csv-statuses.server.ts'
import { previewLabels } from './labels.ts'
import { lostReasonInStatus, readLostReason } from './lost-reasons.server.ts'

/** A row of a file as an old enquiry, or its error. */
export interface ReadRow {
  line: number
  name: string
  error: string | null
  /** as it stands in the file, and the numbers in it */
  phone: { inFile: string; read: Omit<ReadPhones, 'rest'> }
  dates: PreviewRow['dates']
  notes: PreviewRow['notes']
  lead?: OldLead
  /** the cells of a row in error, to be given back */
  record?: string[]
}
type PreviewRow = ImportPreview['rows'][number]
export interface OldLead extends LeadInput, Outcome {
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
/** Without rows where a required field is missing. */
export interface ReadFile
  extends Pick<ImportPreview, 'headings' | 'firstRows' | 'columns' | 'statuses' | 'missing'> {
  rows: ReadRow[]
}

/** How earlier files were read, by heading; columns chosen by hand count before it. */
export interface ReadAs extends ImportMapping {
  known: KnownHeadings
}

/** Runs in a worker, which an error could not leave without losing its class. */
export function readOrRefuse(bytes: Uint8Array, as: ReadAs): ReadFile | { refused: string } {
  try {
    return readFile(bytes, as)
  } catch (error) {
    if (error instanceof InvalidInput) return { refused: error.message }
    throw error
  }
}

/**
 * Reads a file of old enquiries: our own export, or any other whose columns are known or chosen by hand.
 * Separated by commas, semicolons or tabs; in UTF-8, UTF-16 or Windows-1252.
 * @throws InvalidInput when the file cannot be read or has too many rows or columns
 */
export function readFile(bytes: Uint8Array, as: ReadAs = NOTHING_CHOSEN): ReadFile {
  const all = parseRecords(bytes)
  const chosenRow =
    as.headings ??
    findHeadings(
      all.map(({ record }) => record),
      as.known,
    )
  const at = Math.min(chosenRow, all.length - 1)
  const headings = all[at]
  if (!headings) rejectFile('The file is empty.')
  if (headings.isMisquoted) {
    rejectFile('The headings could not be read: a quotation mark is unclosed or misplaced.')
  }
  if (headings.record.join('').includes('\0')) rejectFile('This isn’t a CSV or Excel file.')
  const records = all.slice(at + 1)
  if (records.length > IMPORT_MAX_ROWS) {
    rejectFile(`The file has more than ${IMPORT_MAX_ROWS} rows. Please split it.`)
  }
  const sampled = records.slice(0, SAMPLED_ROWS)
  const columns = headings.record.map((heading, at) => ({
    heading,
    hasStatuses: areStatuses(sampled.map(({ record }) => unescaped(record[at] ?? '').trim())),
    sample: (records.find(({ record }) => record[at]?.trim())?.record[at] ?? '').slice(0, 60),
    field: as.columns ? (as.columns[at] ?? null) : proposedField(heading, as.known),
  }))
  const layout = layoutOf(columns)
  const missing = (['name', 'phone'] as const).filter((field) => !layout.places.has(field))
  const read = { headings: at, firstRows: firstRowsOf(all), columns }
  if (missing.length > 0) return { ...read, statuses: [], missing, rows: [] }
  const statusOf = statusReader(as.statuses)
  return {
    ...read,
    statuses: countStatuses(
      records.map(({ record }) => cellOf(layout, record, 'status')),
      statusOf,
    ),
    missing: [],
    rows: records.map((record) => readRow(layout, statusOf, record)),
  }
}

/** How many rows are read to find out what a column holds. */
const SAMPLED_ROWS = 200

function firstRowsOf(all: ParsedRecord[]): ReadFile['firstRows'] {
  return all.slice(0, IMPORT_TITLE_ROWS).map(({ record, line }) => {
    const cells = record.map((cell) => cell.trim()).filter(Boolean)
    return { line, text: toSingleLine(cells.join(' | ')).slice(0, 100) }
  })
}

const NOTHING_CHOSEN: ReadAs = { statuses: {}, known: {} }

interface Layout {
  /** of the headings */
  width: number
  places: ReadonlyMap<ImportField, number>
  /** every column of numbers */
  phones: number[]
  /** every column that goes into the note, with its heading where that says more than `Notes` */
  notes: { at: number; heading: string }[]
}

/** Where each field stands in a row; of two columns for one field the first counts, but all numbers and notes do. */
function layoutOf(columns: ReadFile['columns']): Layout {
  const places = new Map<ImportField, number>()
  for (const [at, { field }] of columns.entries()) {
    if (field && !places.has(field)) places.set(field, at)
  }
  const notes = columns.flatMap(({ heading, field }, at) =>
    field === 'note' ? { at, heading: fieldOf(heading) === 'note' ? '' : heading.trim() } : [],
  )
  const phones = columns.flatMap(({ field }, at) => (field === 'phone' ? [at] : []))
  return { places, phones, notes, width: columns.length }
}

function cellOf({ places }: Layout, record: string[], field: ImportField): string {
  const cell = unescaped(record[places.get(field) ?? -1] ?? '').trim()
  return MAY_BE_BLANK.has(field) && NOTHING.test(cell) ? '' : cell
}

/** What people write where there is nothing: `-`, `NA`, `nil`. */
const NOTHING = /^(?:[-–—.]{1,5}|n\.?\/?a\.?|nil|none|null)$/i
const MAY_BE_BLANK: ReadonlySet<ImportField> = new Set([
  ...DATE_FIELDS,
  'email',
  'service',
  'status',
  'stage',
  'owner',
  'fee',
  'lostReason',
] as const)

const leadWithoutPhone = z.extend(oldLead, { phone: z.literal(NO_PHONE) })

function readRow(
  layout: Layout,
  statusOf: StatusReader,
  { record, line, isMisquoted }: ParsedRecord,
): ReadRow {
  const cell = (field: ImportField) => cellOf(layout, record, field)
  const quoted = (field: ImportField) => `"${cell(field).slice(0, 100)}"`
  const phoneCells = layout.phones.map((at) => unescaped(record[at] ?? '').trim())
  const phones = readPhones(phoneCells)
  const { phone = '', secondPhone = '' } = phones ?? {}
  const phoneInFile = phoneCells.filter(Boolean).join(' / ').slice(0, 100)
  const dates: ReadRow['dates'] = []
  const notes: ReadRow['notes'] = []
  const kept: { heading: string; text: string }[] = []
  const keep = (what: Noted, text: string) => {
    if (text === '') return
    notes.push({ what, inFile: text.slice(0, 100) })
    kept.push({ heading: NOTE_HEADINGS[what], text })
  }
  const shown = { line, phone: { inFile: phoneInFile, read: { phone, secondPhone } }, dates, notes }
  const invalid = (error: string): ReadRow => ({
    ...shown,
    name: cell('name').slice(0, 100),
    error,
    record,
  })
  if (isMisquoted) return invalid('A quotation mark is unclosed or misplaced')
  if (record.slice(layout.width).some((more) => more.trim() !== '')) {
    return invalid(
      'The row has more cells than there are headings. Put a value that contains a comma or semicolon in quotation marks',
    )
  }
  if (phones === undefined) {
    return invalid(
      `The spreadsheet has rounded the phone number to ${phoneInFile}. Format that column as text and export the file again`,
    )
  }
  keep(!secondPhone && /\p{Nd}/u.test(phones.rest) ? 'secondPhone' : 'phone', phones.rest)
  const { email, rest: unreadEmail } = readEmail(cell('email'))
  keep('email', unreadEmail)
  const isNamed = cell('name') !== '' || (phone === '' && email === '')
  const name = isNamed ? cell('name') : previewLabels.note.name
  if (!isNamed) notes.push({ what: 'name', inFile: '' })
  const lacksPhone = email !== '' && (phone === '' || phone === NO_PHONE)
  const read = (lacksPhone ? leadWithoutPhone : oldLead).safeParse({
    name,
    email,
    phone: lacksPhone ? NO_PHONE : phone,
    message: cell('message'),
    service: cell('service') || undefined,
  })
  if (!read.success) return invalid(read.error.issues[0]?.message ?? 'This row can’t be read')
  const readStatus = statusOf(cell('status'))
  if (!readStatus) {
    return invalid(`${quoted('status')} is not a status. Use ${IMPORT_STATUSES.join(', ')}`)
  }
  const isFiled = readStatus === 'filed'
  const status: LeadStatus = isFiled ? 'won' : readStatus
  const stage = (cell('stage').toLowerCase() || (isFiled ? 'filed' : null)) as CaseStage | null
  if (stage && !CASE_STAGES.includes(stage)) {
    return invalid(`${quoted('stage')} is not a case stage. Use ${CASE_STAGES.join(', ')}`)
  }
  const timestamps: Partial<Record<ImportField, Date | null>> = {}
  for (const field of DATE_FIELDS) {
    let timestamp = parseTimestamp(cell(field))
    if (timestamp === undefined && field !== 'receivedAt') {
      keep(field, cell(field))
      timestamp = null
    }
    if (timestamp === undefined) {
      return invalid(
        `${quoted(field)} is not a valid date. Use 2026-07-31, 31/07/2026 or 31-Jul-2026, with or without a time`,
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
  if (receivedAt.getTime() > Date.now() + MINUTE_MS)
    return invalid('The date received is in the future')
  if (!timestamps.receivedAt && layout.places.has('receivedAt')) {
    notes.push({ what: 'receivedAt', inFile: '' })
    kept.push({ heading: NOTE_HEADINGS.receivedAt, text: 'no date in the file' })
  }
  const outcome = readOutcome(status, cell, keep)
  const note = layout.notes
    .map(({ at, heading }) => ({ heading, text: unescaped(record[at] ?? '').trim() }))
    .concat(kept)
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => (heading ? `${heading}: ${text}` : text))
    .join('\n')
    .replace(/\r\n?/g, '\n')
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
      ...(secondPhone && { secondPhone }),
      ...outcome,
      source: 'import',
      receivedAt,
      status,
      stage,
      owner: cell('owner'),
      // There was a response at an unknown time, which the stats leave out.
      firstResponseAt: respondedAt ?? (isOpen(status) && status !== 'new' ? receivedAt : null),
      followUpAt: timestamps.followUpAt ?? null,
      closedAt: isOpen(status) ? null : (timestamps.closedAt ?? respondedAt ?? receivedAt),
      note,
    },
  }
}

const { columnFields } = previewLabels
const NOTE_HEADINGS: Record<Noted, string> = {
  ...columnFields,
  secondPhone: columnFields.phone,
  roundedFee: columnFields.fee,
  earlyFee: columnFields.fee,
}

/** Of several addresses the first counts. */
function readEmail(cell: string) {
  if (cell === '') return { email: '', rest: '' }
  const { email: rule } = oldLead.shape
  const parts = [cell, ...cell.split(/[\s,;/|<>()]+|mailto:/i)].filter(Boolean)
  const email = parts.find((part) => rule.safeParse(part).success) ?? ''
  const isAllRead = email === cell || [`mailto:${email}`, `<${email}>`].includes(cell)
  return { email, rest: isAllRead ? '' : cell }
}

/** The fee of what was won and the reason of what was lost. */
function readOutcome(
  status: LeadStatus,
  cell: (field: ImportField) => string,
  keep: (what: Noted, text: string) => void,
): Outcome {
  const inStatus = status === 'lost' ? lostReasonInStatus(cell('status'))?.reason : undefined
  const [feeCell, reason] = [cell('fee'), cell('lostReason') || (inStatus ?? '')]
  const fee = status === 'won' ? readFee(feeCell) : undefined
  if (!fee) keep(status === 'won' || !readFee(feeCell) ? 'fee' : 'earlyFee', feeCell)
  if (fee?.isRounded) keep('roundedFee', feeCell)
  const lostReason = status === 'lost' ? readLostReason(reason) : undefined
  if (!lostReason) keep('lostReason', reason)
  return { fee: fee?.rupees ?? null, lostReason: lostReason ?? null }
}

/** Removes the apostrophe that an export puts before what a spreadsheet would take for a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell
}
