import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leadEvents } from '#app/db/schema.ts'
import { recordDeskAction } from './desk-activity.server.ts'
import type { DeskEvent, LeadEventRecord } from './events.ts'

export const DESK_CHANNEL = 'desk'

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
  const { kind, detail } = event
  const [stored] = await db
    .insert(leadEvents)
    .values({ leadId, kind, actorId, detail: { ...detail } })
    .returning({ id: leadEvents.id })
  if (!stored) throw new Error('an event was inserted but not returned')
  await recordDeskAction(db, leadId, event, actorId)
  await notifyDesk(db, { kind, ids: [leadId] })
  return stored.id
}

/** Notifies the open desks of every instance when the transaction is committed. */
export async function notifyDesk(db: Executor, event: DeskEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${JSON.stringify(event)})`)
}

/** The ids of the events that were undone, of some enquiries. */
export async function undoneEvents(db: Executor, leadIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ eventId: sql<number>`(${leadEvents.detail} ->> 'eventId')::int` })
    .from(leadEvents)
    .where(sql`${leadEvents.kind} = 'undone' and ${inArray(leadEvents.leadId, leadIds)}`)
  return new Set(rows.map(({ eventId }) => eventId))
}
