import { inArray, sql } from 'drizzle-orm'
import { recordDeskActions } from '#app/enquiries/desk/desk-activity.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { DESK_CHANNEL } from '#app/platform/db/desk-channel.ts'
import { DomainEvent } from '#app/platform/db/domain-event.ts'
import { leadEvents } from '#app/platform/db/schema.ts'
import type { DeskEvent, LeadEventRecord } from './events.ts'
import type { Colleague, EmailRecipients, NewLead } from './lead-for-email.ts'

/**
 * The ids of the events that one action recorded, for those whom they concern: who was assigned, was mentioned or is
 * to call. All at once, so that what is done to many enquiries is one piece of news.
 */
export const leadsChanged = new DomainEvent<number[]>('enquiries are changed')

/** They arrived, were added or are back from Spam: the visitor and staff get e-mails, unless one of them is left out. */
export const newLeads = new DomainEvent<{
  leads: NewLead[]
  recipients?: EmailRecipients | undefined
  /** where they have been read */
  colleagues?: Colleague[]
}>('enquiries are new')

/**
 * Writes an event into an enquiry's history and, if staff caused it, into the audit log, and notifies the
 * open desks. Returns the event's id.
 */
export async function recordEvent(
  db: Executor,
  leadId: number,
  event: LeadEventRecord,
  actorId: number | null,
): Promise<number> {
  const [id] = await recordEvents(db, [{ leadId, event }], actorId)
  if (id === undefined) throw new Error('an event was inserted but not returned')
  return id
}

/** The same for events of several enquiries, with one notice for each kind; the ids are in their order. */
export async function recordEvents(
  db: Executor,
  records: { leadId: number; event: LeadEventRecord }[],
  actorId: number | null,
): Promise<number[]> {
  if (records.length === 0) return []
  const stored = await db
    .insert(leadEvents)
    .values(
      records.map(({ leadId, event: { kind, detail } }) => ({
        leadId,
        kind,
        actorId,
        detail: { ...detail },
      })),
    )
    .returning({ id: leadEvents.id })
  await recordDeskActions(db, records, actorId)
  for (const [kind, alike] of Map.groupBy(records, ({ event }) => event.kind)) {
    await notifyDesk(db, { kind, ids: alike.map(({ leadId }) => leadId) })
  }
  return stored.map(({ id }) => id)
}

/** PostgreSQL passes on less than 8,000 bytes at once. */
const MAX_NOTIFIED = 500

/**
 * Notifies the open desks of every instance when the transaction is committed. Of too many enquiries to
 * name, none is named: any may have changed.
 */
export async function notifyDesk(db: Executor, { kind, ids }: DeskEvent): Promise<void> {
  const named = ids.length > MAX_NOTIFIED ? [] : ids
  const event = JSON.stringify({ kind, ids: named })
  await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${event})`)
}

/** The ids of the events that were undone, of some enquiries. */
export async function undoneEvents(db: Executor, leadIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ eventId: sql<number>`(${leadEvents.detail} ->> 'eventId')::int` })
    .from(leadEvents)
    .where(sql`${leadEvents.kind} = 'undone' and ${inArray(leadEvents.leadId, leadIds)}`)
  return new Set(rows.map(({ eventId }) => eventId))
}
