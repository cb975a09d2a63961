import { asc, desc } from 'drizzle-orm'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import { fingerprintOf } from '#app/enquiries/model/fingerprint.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { imports, leadEvents, leads, users } from '#app/platform/db/schema.ts'
import { csvFile } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { type ImportMapping, type ImportPreview, type ImportProgress, NOTED } from './csv.ts'
import { plainHeading } from './csv-headings.server.ts'
import { type ValidatedRow, validate } from './csv-outcomes.server.ts'
import { displayedPhone } from './csv-phones.server.ts'
import { rejectFile } from './csv-records.server.ts'
import type { OldLead, ReadAs, ReadFile, ReadRow } from './csv-rows.server.ts'
import { readInWorker } from './read-in-worker.server.ts'

const BATCH = 500
const ROWS_SHOWN = 500

/**
 * What an import of this file would do, row by row.
 * @throws InvalidInput when it cannot be read
 */
export async function previewImport(
  db: Executor,
  bytes: Buffer,
  { mapping, months, mode }: Pick<ImportContext, 'mapping' | 'months' | 'mode'>,
): Promise<ImportPreview> {
  const file = await readInWorker(bytes, await withKnown(db, mapping))
  const { rows: _rows, ...read } = file
  const ownerOf = await ownersByName(db, mode)
  const rows = (await validate(db, file, months)).map((row) => withOwnerNoted(row, ownerOf))
  const count = countsOf(rows)
  const rank = (row: ValidatedRow) => (row.outcome === 'error' ? 0 : row.notes.length > 0 ? 1 : 2)
  return {
    ...read,
    total: rows.length,
    fresh: count('new'),
    duplicates: count('duplicate'),
    expired: count('expired'),
    errors: count('error'),
    noted: notedOf(rows),
    rows: rows
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, ROWS_SHOWN)
      .map(({ error, lead, record: _record, phone, ...row }) => ({
        ...row,
        reason: error,
        lead: lead ? shownLead(lead, ownerOf) : null,
        phone: { ...phone, read: displayedPhone(phone.read) },
      })),
  }
}

function shownLead({ owner, service, status, stage, fee, lostReason }: OldLead, ownerOf: OwnerOf) {
  return { owner: ownerOf(owner)?.name ?? null, service, status, stage, fee, lostReason }
}

/** Notes about rows that are not stored are left out. */
function withOwnerNoted(row: ValidatedRow, ownerOf: OwnerOf): ValidatedRow {
  if (row.outcome !== 'new') return { ...row, notes: [] }
  const owner = row.lead?.owner
  if (!owner || ownerOf(owner)) return row
  return { ...row, notes: [...row.notes, { what: 'owner', inFile: owner.slice(0, 100) }] }
}

function notedOf(rows: ValidatedRow[]): ImportPreview['noted'] {
  const all = rows.flatMap(({ notes }) => notes.map(({ what }) => what))
  return NOTED.flatMap((what) => {
    const { length } = all.filter((one) => one === what)
    return length > 0 ? [{ what, rows: length }] : []
  })
}

/** The rows in error as they stand in the file, with the reason in a column more, as CSV for a spreadsheet. */
export async function rowsInError(
  db: Executor,
  bytes: Buffer,
  mapping: ImportMapping,
): Promise<string> {
  const { columns, rows } = await readInWorker(bytes, await withKnown(db, mapping))
  const headings = [...columns.map(({ heading }) => heading), 'Not imported because']
  const wrong = rows.flatMap(({ record, error }) =>
    record ? [[...headings.slice(0, -1).map((_heading, at) => record[at] ?? ''), error ?? '']] : [],
  )
  return csvFile([headings, ...wrong])
}

/** How many of the newest imports decide how a heading is read. */
const REMEMBERED_IMPORTS = 20

/** Adds what staff chose for the same headings and statuses earlier. */
async function withKnown(db: Executor, mapping: ImportMapping): Promise<ReadAs> {
  const earlier = await db
    .select({ mapping: imports.mapping })
    .from(imports)
    .orderBy(desc(imports.id))
    .limit(REMEMBERED_IMPORTS)
  const oldestFirst = earlier.map(({ mapping }) => mapping).reverse()
  return {
    ...mapping,
    statuses: Object.assign({}, ...oldestFirst.map((one) => one.statuses), mapping.statuses),
    known: Object.assign({}, ...oldestFirst.map((one) => one.columns)),
  }
}

interface ImportContext {
  mapping: ImportMapping

  /** how long enquiries are kept after they were closed; 0 for ever */
  months: number
  /** whose names are read as owners */
  mode: RoleMode
  actorId: number
  /** as the browser called it, for the audit log */
  fileName: string | undefined
}

/**
 * Imports the new rows of a file in one transaction; those in error are left out. Imported enquiries have
 * no SLA: they have no due time and count in no stats.
 * @param months how long enquiries are kept after they were closed; 0 for ever
 * @throws InvalidInput when it cannot be read or lacks a column
 */
export async function importLeads(
  db: Database,
  bytes: Buffer,
  { mapping, months, mode, actorId, fileName }: ImportContext,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  const file = await readInWorker(bytes, await withKnown(db, mapping))
  if (file.missing.length > 0) {
    rejectFile(`No column was chosen for: ${file.missing.join(', ')}. Choose one for each.`)
  }
  const result = await db.transaction(async (tx) => {
    // Concurrent imports wait for one another: the second one sees the rows of the first as duplicates.
    await lockInTransaction(tx, 'csvImport')
    const rows = await validate(tx, file, months)
    const fresh = rows.filter((row) => row.outcome === 'new')
    const ownerOf = await ownersByName(tx, mode)
    const importId = fresh.length > 0 ? await record(fresh.length) : null
    for (let at = 0; at < fresh.length; at += BATCH) {
      onProgress({ done: at, of: fresh.length })
      await store(tx, fresh.slice(at, at + BATCH), ownerOf, importId)
    }
    if (fresh.length > 0) await notifyDesk(tx, { kind: 'imported', ids: [] })
    const count = countsOf(rows)
    const result = {
      imported: fresh.length,
      duplicates: count('duplicate'),
      expired: count('expired'),
      errors: count('error'),
      importId,
    }
    const detail = { ...result, ...(fileName && { file: fileName }) }
    await recordActivity(tx, { actorId, verb: 'imported', subject: 'import', detail })
    return result

    async function record(imported: number) {
      const [made] = await tx
        .insert(imports)
        .values({ actorId, fileName: fileName ?? '', imported, mapping: mappingOf(file) })
        .returning({ id: imports.id })
      return made?.id ?? null
    }
  })
  onProgress(result)
}

/** How the file was read, by heading and text, for the next file of this kind. */
function mappingOf({ columns, statuses }: ReadFile): typeof imports.$inferInsert.mapping {
  return {
    columns: Object.fromEntries(
      columns.map(({ heading, field }) => [plainHeading(heading), field]),
    ),
    statuses: Object.fromEntries(
      statuses.flatMap(({ inFile, status }) => (status ? [[inFile, status]] : [])),
    ),
  }
}

function countsOf(rows: ValidatedRow[]) {
  return (outcome: ValidatedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
}

async function store(tx: Executor, rows: ReadRow[], ownerOf: OwnerOf, importId: number | null) {
  const values = rows.flatMap(({ lead }) =>
    lead ? [columnsOf(lead, ownerOf(lead.owner)?.id ?? null)] : [],
  )
  const stored = await tx.insert(leads).values(values).returning({ id: leads.id })
  const events = stored.flatMap(({ id }, index) => {
    const { line, lead } = rows[index] as ReadRow & { lead: OldLead }
    const note = noteOf(lead, ownerOf(lead.owner)?.id ?? null)
    return [
      { leadId: id, kind: 'imported', detail: { line, importId } },
      ...(note ? [{ leadId: id, kind: 'note', detail: { text: note } }] : []),
    ]
  })
  await tx.insert(leadEvents).values(events)
}

function columnsOf(lead: OldLead, ownerId: number | null): typeof leads.$inferInsert {
  const { owner: _owner, note: _note, ...columns } = lead
  const note = noteOf(lead, ownerId)
  return {
    ...columns,
    ownerId,
    fingerprint: fingerprintOf(lead),
    emailKey: emailKey(lead.email),
    phoneKey: phoneKey(lead.phone),
    dueAt: null,
    readAt: lead.status === 'new' ? null : new Date(),
    spamReason: lead.status === 'spam' ? 'staff' : null,
    notes: note ? `${note.toLowerCase()}\n` : '',
  }
}

/** The file's note, with the owner's name if there is no such account. */
function noteOf(lead: OldLead, ownerId: number | null): string {
  const owner = lead.owner && ownerId === null ? `Owner: ${lead.owner}` : ''
  return [lead.note, owner].filter(Boolean).join('\n')
}

type OwnerOf = (name: string) => { id: number; name: string } | undefined

/** By name, user name or, where only one person has it, first name. */
async function ownersByName(tx: Executor, mode: RoleMode): Promise<OwnerOf> {
  const people = await tx
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(worksAtDesk(mode))
    .orderBy(asc(users.id))
  return (name) => {
    const wanted = name.toLowerCase()
    const found = people.find(
      (person) => person.name.toLowerCase() === wanted || person.username.toLowerCase() === wanted,
    )
    const byFirstName = people.filter((one) => one.name.toLowerCase().split(' ')[0] === wanted)
    return found ?? (byFirstName.length === 1 ? byFirstName[0] : undefined)
  }
}
