import { eq, sql } from 'drizzle-orm'
import type { LeadStatus } from '#app/content/enums.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import { AppError } from '#app/http/errors.ts'
import { assign, personOf } from '#app/leads/assignment.server.ts'
import {
  type BulkChange,
  type BulkChanged,
  type ContactInput,
  isOpen,
  type LeadChange,
  transitions,
} from '#app/leads/desk.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import type { NotifyNewLead } from '#app/leads/lead-for-email.ts'
import {
  EditConflict,
  type LeadRow,
  lockGroups,
  lockLead,
  next,
  update,
} from '#app/leads/rows.server.ts'
import { updateFirstResponses } from './first-response.server.ts'

/** What staff do to an enquiry. Each verb runs in a transaction and gives the ids of its events. */

/** @throws NotFound, Outdated (409), InvalidInput, and AppError 409 for a status that may not follow */
export async function changeLead(
  db: Database,
  id: number,
  { version, ...change }: LeadChange,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    if (version !== undefined && version !== row.version) throw new EditConflict()
    return applyChange(tx, row, change, actorId)
  })
}

/** Changes several at once, all or none; those whose status does not allow it are left as they are. */
export async function changeLeads(
  db: Database,
  { ids, ...change }: BulkChange,
  actorId: number,
): Promise<BulkChanged> {
  return db.transaction(async (tx) => {
    const result: BulkChanged = { updated: 0, changed: [], skipped: [] }
    // In one order, so that two people who change many at once cannot block one another.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update')
      const refusal = row
        ? change.status && refusalOf(row.status, change.status)
        : 'There is no such enquiry.'
      if (!row || refusal) {
        result.skipped.push({ id, message: refusal || '' })
        continue
      }
      const events = await applyChange(tx, row, change, actorId)
      result.changed.push(...events)
      if (events.length > 0) result.updated++
    }
    return result
  })
}

async function applyChange(
  tx: Executor,
  row: LeadRow,
  change: Omit<LeadChange, 'version'>,
  actorId: number,
): Promise<number[]> {
  const { status, ownerId, followUpAt, read } = change
  const events: number[] = []
  if (read !== undefined && read !== (row.readAt !== null)) {
    await update(tx, row.id, { readAt: read ? sql`now()` : null })
    events.push(
      await recordEvent(tx, row.id, { kind: read ? 'read' : 'unread', detail: {} }, actorId),
    )
  }
  if (status !== undefined && status !== row.status) {
    events.push(await setStatus(tx, row, status, actorId))
  }
  if (ownerId !== undefined && ownerId !== row.ownerId) {
    events.push(await assign(tx, row, await personOf(tx, ownerId), 'by-hand', actorId))
  }
  if (followUpAt !== undefined) events.push(...(await setFollowUp(tx, row, followUpAt, actorId)))
  return events
}

/** @param contactId the contact in which it was agreed */
async function setFollowUp(
  tx: Executor,
  row: LeadRow,
  at: string | null,
  actorId: number,
  contactId?: number,
): Promise<number[]> {
  const from = row.followUpAt?.toISOString() ?? null
  const to = at && new Date(at).toISOString()
  if (from === to) return []
  await update(tx, row.id, { followUpAt: to ? new Date(to) : null, version: next })
  const detail = { from, to, ...(contactId !== undefined && { contactId }) }
  return [await recordEvent(tx, row.id, { kind: 'follow-up', detail }, actorId)]
}

async function setStatus(tx: Executor, row: LeadRow, to: LeadStatus, actorId: number) {
  const refusal = refusalOf(row.status, to)
  if (refusal) throw new AppError(409, refusal)
  await update(tx, row.id, { ...statusColumns(to, row), version: next })
  const detail = { from: row.status, to, closedAt: row.closedAt?.toISOString() ?? null }
  return recordEvent(tx, row.id, { kind: 'status', detail }, actorId)
}

function refusalOf(from: LeadStatus, to: LeadStatus): string | undefined {
  if (from === to || transitions[from].includes(to)) return undefined
  if (from === 'spam') return 'This enquiry is in Spam. Choose "Not spam" to bring it back first.'
  return `An enquiry that is "${from}" cannot become "${to}".`
}

/** What a status brings with it. One that was closed before keeps the moment of its closing. */
export function statusColumns(to: LeadStatus, row: Pick<LeadRow, 'closedAt'>) {
  return {
    status: to,
    closedAt: isOpen(to) ? null : (row.closedAt ?? sql`now()`),
    spamReason: to === 'spam' ? ('staff' as const) : null,
  }
}

/** Writes a note into the enquiry's history. */
export async function addNote(
  db: Database,
  id: number,
  text: string,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockLead(tx, id)
    await appendNote(tx, id, text)
    return [await recordEvent(tx, id, { kind: 'note', detail: { text } }, actorId)]
  })
}

/** Records that somebody got in touch, see `contact`, and when to do so again. */
export async function addContact(
  db: Database,
  id: number,
  { followUpAt, ...input }: ContactInput,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const contactId = await contact(tx, id, input, actorId)
    if (followUpAt === undefined) return [contactId]
    const row = await lockLead(tx, id)
    return [contactId, ...(await setFollowUp(tx, row, followUpAt, actorId, contactId))]
  })
}

/**
 * Records that somebody got in touch: the first contact stops the clock, whoever picked up the
 * phone or not. A new enquiry becomes contacted, a follow-up date that has come is done, and what
 * the visitor chased is heard. Others who do it on the visitor's behalf, such as a mail that was
 * sent, call this within their own transaction.
 * @throws NotFound, and AppError 409 for an enquiry in Spam
 */
export async function contact(
  tx: Executor,
  id: number,
  { kind, outcome, note, mailId }: Omit<ContactInput, 'followUpAt'> & { mailId?: number },
  actorId: number,
): Promise<number> {
  await lockGroups(tx, [id])
  const row = await lockLead(tx, id)
  if (row.status === 'spam') throw new AppError(409, refusalOf('spam', 'contacted') ?? '')
  const followUpDue = row.followUpAt !== null && row.followUpAt.getTime() <= Date.now()
  const status = row.status === 'new' ? ({ from: 'new', to: 'contacted' } as const) : null
  await update(tx, id, {
    ...(status && { status: status.to }),
    ...(followUpDue && { followUpAt: null }),
    escalatedAt: null,
    readAt: row.readAt ?? sql`now()`,
    version: next,
  })
  if (note) await appendNote(tx, id, note)
  const detail = {
    channel: kind,
    outcome,
    note,
    ...(mailId !== undefined && { mailId }),
    status,
    followUpAt: followUpDue ? (row.followUpAt?.toISOString() ?? null) : null,
    chasedAt: row.escalatedAt?.toISOString() ?? null,
  }
  const eventId = await recordEvent(tx, id, { kind: 'contact', detail }, actorId)
  await updateFirstResponses(tx, row.mergedInto ?? id)
  return eventId
}

/**
 * Brings an enquiry back from Spam. One that was set aside on arrival starts its clock now, for
 * nobody could have answered it; one that staff took for rubbish keeps the time it was promised.
 * Mails that were never written about it are written now.
 */
export async function notSpam(
  db: Database,
  id: number,
  actorId: number,
  notifyNewLead: NotifyNewLead,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    if (row.status !== 'spam') throw new AppError(409, 'This enquiry is not in Spam.')
    const clockStarts = row.spamReason !== 'staff' && row.dueAt !== null
    const [now] = await update(tx, id, {
      status: row.firstResponseAt ? 'contacted' : 'new',
      closedAt: null,
      spamReason: null,
      ...(clockStarts && { dueAt: sql`now() + interval '24 hours'` }),
      version: next,
    })
    const detail = {
      dueAt: now?.dueAt?.toISOString() ?? null,
      previousDueAt: row.dueAt?.toISOString() ?? null,
      reason: row.spamReason,
    }
    const event = await recordEvent(tx, id, { kind: 'not-spam', detail }, actorId)
    if (clockStarts && now) await notifyNewLead(tx, { ...now, dueAt: now.dueAt ?? new Date() })
    return [event]
  })
}

async function appendNote(tx: Executor, id: number, text: string) {
  await update(tx, id, { notes: sql`${leads.notes} || ${`${text.toLowerCase()}\n`}` })
}
