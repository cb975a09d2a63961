import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ContactInput, NoteInput } from '#app/enquiries/desk/desk-changes.ts'
import { adoptUnowned } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import type { Corrections } from '#app/enquiries/model/details/correction.ts'
import { correct } from '#app/enquiries/model/details/corrections.server.ts'
import { leadsChanged, recordEvent } from '#app/enquiries/model/events.server.ts'
import { type ClearedByContact, isTriedAgain, outcomeOf } from '#app/enquiries/model/events.ts'
import { nextTry } from '#app/enquiries/model/next-try.ts'
import {
  type LeadRow,
  lockGroups,
  lockLead,
  next,
  update,
} from '#app/enquiries/model/rows.server.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import type { LeadIntake } from '#content/enums.ts'
import { setFollowUp } from './changes.server.ts'
import { isSetByClientMail } from './client-mail-date.server.ts'
import { notUndone, updateFirstResponses } from './first-response.server.ts'
import { findMentions } from './mentions.ts'

/** Writes a note into the enquiry's history, and notifies those whom it mentions. */
export async function addNote(
  db: Database,
  id: number,
  body: NoteInput,
  actorId: number,
  mode: RoleMode,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockLead(tx, id)
    const sent = digestOf(body)
    const known = await sentBefore(tx, id, sent, actorId)
    if (known) return [known]
    const { text, mentions } = await withMentions(tx, body.text, mode)
    await appendNote(tx, id, text)
    const detail = { text, ...(mentions.length > 0 && { mentions }), ...(sent && { sent }) }
    const events = [await recordEvent(tx, id, { kind: 'note', detail }, actorId)]
    await leadsChanged.publish(tx, events)
    return events
  })
}

/** The digest of a form that has a key: the same form sent again has the same one, a changed form another. */
function digestOf(body: NoteInput | ContactInput): string | undefined {
  if (body.key === undefined) return undefined
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}

async function sentBefore(tx: Executor, id: number, sent: string | undefined, actorId: number) {
  if (sent === undefined) return undefined
  const isSame = sql`${leadEvents.detail} ->> 'sent' = ${sent} and ${notUndone('lead_events')}`
  const [known] = await tx
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), eq(leadEvents.actorId, actorId), isSame))
  return known?.id
}

async function withMentions(tx: Executor, text: string, mode: RoleMode) {
  if (!text.includes('@')) return { text, mentions: [] }
  const colleagues = await tx
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(worksAtDesk(mode))
  return findMentions(text, colleagues)
}

/**
 * Records a contact (see `recordContact`) together with the next follow-up date; an enquiry without an owner
 * is then the actor's. One that reached no one is followed by the next try (after a wrong number only if the
 * right one is given), unless another date or none is given. The date of a merged enquiry is that of the one
 * it was merged into, which is on the desk.
 */
export async function addContact(
  db: Database,
  id: number,
  input: ContactInput,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const sent = digestOf(input)
    const known = await sentBefore(tx, id, sent, actorId)
    return known ? [known] : logContact(tx, id, { ...input, sent }, actorId)
  })
}

/** The same within a transaction of its own cause, such as the result of a booked call. */
export async function logContact(
  tx: Executor,
  id: number,
  { followUpAt, rightPhone, ...input }: ContactInput & Pick<Cause, 'appointmentId' | 'sent'>,
  actorId: number,
): Promise<number[]> {
  const { eventId, rootId } = await recordContact(tx, id, input, actorId)
  const row = await lockLead(tx, id)
  const phones =
    input.outcome === 'wrong-number' ? phonesAfter(row, input.wrongPhone, rightPhone) : {}
  const corrected = await correct(tx, row, phones, actorId)
  const root = await lockLead(tx, rootId)
  const at =
    followUpAt === undefined && isTriedAgain(input.outcome, phones.phone)
      ? await tryAgainAt(tx, root)
      : followUpAt
  const events = [eventId, ...corrected]
  if (at !== undefined)
    events.push(...(await setFollowUp(tx, [root], at, actorId, { contactId: eventId })))
  if (at || input.outcome === 'reached') events.push(...(await adoptUnowned(tx, [root], actorId)))
  return events
}

/** The numbers without the wrong one: the right one takes its place or, of two on file, the other. */
function phonesAfter(row: LeadRow, wrong: ContactInput['wrongPhone'], right = ''): Corrections {
  if (wrong === 'secondPhone') return { phone: row.phone, secondPhone: right }
  const phone = right || row.secondPhone
  if (!phone) return {}
  return { phone, ...(phoneKey(phone) === phoneKey(row.secondPhone) && { secondPhone: '' }) }
}

async function tryAgainAt(
  tx: Executor,
  { dueAt, firstResponseAt, followUpAt }: LeadRow,
): Promise<string> {
  const iso = (timestamp: Date | null) => timestamp?.toISOString() ?? null
  const standing = {
    dueAt: iso(dueAt),
    firstResponseAt: iso(firstResponseAt),
    followUpAt: iso(followUpAt),
  }
  return nextTry(standing, Date.now(), await readOffice(tx)).toISOString()
}

/** What led to a contact, unless staff have just logged it. */
interface Cause {
  mailId?: number
  appointmentId?: number
  intake?: LeadIntake
  sent?: string | undefined
}

/**
 * Records a contact with the visitor. The first one that reached the visitor is the first response of
 * the SLA: a new enquiry becomes contacted, a due follow-up date and an escalation are cleared. One
 * that reached no one is a try and changes none of that. Sending a reply calls this within its own
 * transaction.
 * @returns the event, and the enquiry that is on the desk: its own, or the one that it was merged into
 * @throws NotFound, and AppError 409 for an enquiry in Spam
 */
export async function recordContact(
  tx: Executor,
  id: number,
  given: Omit<ContactInput, 'followUpAt' | 'rightPhone' | 'key'> & Cause,
  actorId: number,
): Promise<{ eventId: number; rootId: number }> {
  await lockGroups(tx, [id])
  const row = await lockLead(tx, id)
  if (row.status === 'spam') throw new AppError(409, conflicts.inSpam)
  const { kind, note, mailId, appointmentId, intake, wrongPhone, sent } = given
  const outcome = outcomeOf(kind, given.outcome)
  const reached = outcome === 'reached'
  const root = row.mergedInto === null ? undefined : await lockLead(tx, row.mergedInto)
  const status =
    reached && row.status === 'new' ? ({ from: 'new', to: 'contacted' } as const) : null
  if (status) await update(tx, id, { status: status.to })
  if (note) await appendNote(tx, id, note)
  const detail = {
    channel: kind,
    outcome,
    note,
    ...(mailId !== undefined && { mailId }),
    ...(appointmentId !== undefined && { appointmentId }),
    ...(intake && { intake }),
    ...(wrongPhone && { wrongPhone }),
    ...(sent && { sent }),
    status,
    ...(await clearFor(tx, row, reached)),
    ...(root && { root: { id: root.id, ...(await clearFor(tx, root, reached)) } }),
  }
  const eventId = await recordEvent(tx, id, { kind: 'contact', detail }, actorId)
  const rootId = root?.id ?? id
  await updateFirstResponses(tx, rootId)
  return { eventId, rootId }
}

/** Clears what a contact clears. Returns what that was. */
async function clearFor(tx: Executor, row: LeadRow, reached: boolean): Promise<ClearedByContact> {
  const followUpDue =
    reached &&
    row.followUpAt !== null &&
    (row.followUpAt.getTime() <= Date.now() || (await isSetByClientMail(tx, row)))
  await update(tx, row.id, {
    ...(followUpDue && { followUpAt: null }),
    ...(reached && { escalatedAt: null, clientRepliedAt: null }),
    replyFailedAt: null,
    readAt: row.readAt ?? sql`now()`,
    version: next,
  })
  return {
    followUpAt: followUpDue ? (row.followUpAt?.toISOString() ?? null) : null,
    escalatedAt: reached ? (row.escalatedAt?.toISOString() ?? null) : null,
    replyFailedAt: row.replyFailedAt?.toISOString() ?? null,
    clientRepliedAt: reached ? (row.clientRepliedAt?.toISOString() ?? null) : null,
  }
}

/** Restores what a contact cleared, unless something later has set the same. */
export async function restoreCleared(
  tx: Executor,
  row: Pick<LeadRow, 'id' | 'followUpAt' | 'escalatedAt' | 'replyFailedAt' | 'clientRepliedAt'>,
  { followUpAt, escalatedAt, replyFailedAt, clientRepliedAt }: ClearedByContact,
): Promise<void> {
  await update(tx, row.id, {
    ...(followUpAt && !row.followUpAt && { followUpAt: new Date(followUpAt) }),
    ...(escalatedAt && !row.escalatedAt && { escalatedAt: new Date(escalatedAt) }),
    ...(replyFailedAt && !row.replyFailedAt && { replyFailedAt: new Date(replyFailedAt) }),
    ...(clientRepliedAt && !row.clientRepliedAt && { clientRepliedAt: new Date(clientRepliedAt) }),
    version: next,
  })
}

/** Makes a note that is recorded as an event searchable. */
export async function appendNote(tx: Executor, id: number, text: string) {
  await update(tx, id, { notes: sql`${leads.notes} || ${`${text.toLowerCase()}\n`}` })
}
