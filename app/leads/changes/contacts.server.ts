import { isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { leads, users } from '#app/db/schema.ts'
import { AppError } from '#app/http/errors.ts'
import type { ContactInput } from '#app/leads/desk-changes.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import { lockGroups, lockLead, next, update } from '#app/leads/rows.server.ts'
import { setFollowUp } from './changes.server.ts'
import { updateFirstResponses } from './first-response.server.ts'
import { findMentions } from './mentions.ts'
import type { NotifyOfEvents } from './notify-staff.ts'
import { statusRejection } from './status.server.ts'

/** Writes a note into the enquiry's history, and notifies those whom it mentions. */
export async function addNote(
  db: Database,
  id: number,
  written: string,
  actorId: number,
  notifyOfEvents: NotifyOfEvents,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockLead(tx, id)
    const { text, mentions } = await withMentions(tx, written)
    await appendNote(tx, id, text)
    const detail = { text, ...(mentions.length > 0 && { mentions }) }
    const events = [await recordEvent(tx, id, { kind: 'note', detail }, actorId)]
    await notifyOfEvents(tx, events)
    return events
  })
}

async function withMentions(tx: Executor, text: string) {
  if (!text.includes('@')) return { text, mentions: [] }
  const colleagues = await tx
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(isNull(users.disabledAt))
  return findMentions(text, colleagues)
}

/** Records a contact (see `recordContact`) together with the next follow-up date. */
export async function addContact(
  db: Database,
  id: number,
  { followUpAt, ...input }: ContactInput,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const contactId = await recordContact(tx, id, input, actorId)
    if (followUpAt === undefined) return [contactId]
    const row = await lockLead(tx, id)
    return [contactId, ...(await setFollowUp(tx, row, followUpAt, actorId, contactId))]
  })
}

/**
 * Records a contact with the visitor. The first one is the first response of the SLA, whether or not
 * the visitor picked up. A new enquiry becomes contacted, a due follow-up date and an escalation are
 * cleared. Sending a reply calls this within its own transaction.
 * @throws NotFound, and AppError 409 for an enquiry in Spam
 */
export async function recordContact(
  tx: Executor,
  id: number,
  { kind, outcome, note, mailId }: Omit<ContactInput, 'followUpAt'> & { mailId?: number },
  actorId: number,
): Promise<number> {
  await lockGroups(tx, [id])
  const row = await lockLead(tx, id)
  if (row.status === 'spam') throw new AppError(409, statusRejection('spam', 'contacted') ?? '')
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

async function appendNote(tx: Executor, id: number, text: string) {
  await update(tx, id, { notes: sql`${leads.notes} || ${`${text.toLowerCase()}\n`}` })
}
