import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leadEvents } from '#app/db/schema.ts'
import type { DeskEvent, EventDetails, EventKind } from './events.ts'

export const DESK_CHANNEL = 'desk'

/** Writes an event into an enquiry's history and tells the open desks; gives the event's id. */
export async function recordEvent<K extends EventKind>(
  db: Executor,
  leadId: number,
  kind: K,
  detail: EventDetails[K],
  actorId: number | null,
): Promise<number> {
  const [event] = await db
    .insert(leadEvents)
    .values({ leadId, kind, actorId, detail: { ...detail } })
    .returning({ id: leadEvents.id })
  if (!event) throw new Error('an event was inserted but not returned')
  await notifyDesk(db, { kind, ids: [leadId] })
  return event.id
}

/** Tells the open desks of every instance, once the transaction is committed; never what was written. */
export async function notifyDesk(db: Executor, news: DeskEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${JSON.stringify(news)})`)
}

/** The events of some enquiries that were taken back. */
export async function undoneEvents(db: Executor, leadIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ eventId: sql<number>`(${leadEvents.detail} ->> 'eventId')::int` })
    .from(leadEvents)
    .where(sql`${leadEvents.kind} = 'undone' and ${inArray(leadEvents.leadId, leadIds)}`)
  return new Set(rows.map(({ eventId }) => eventId))
}
