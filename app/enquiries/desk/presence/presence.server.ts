import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leadPresence, users } from '#app/platform/db/schema.ts'
import { PRESENCE_MS, type Presence } from './presence.ts'

const forgottenBefore = sql`now() - ${PRESENCE_MS / 1000} * interval '1 second'`

/**
 * Records that someone has an enquiry open. The other desks are notified only of what is new to them.
 * An enquiry that has been erased has nobody: its open screen may not know that yet.
 */
export async function setPresence(
  db: Executor,
  leadId: number,
  userId: number,
  writing: boolean,
): Promise<void> {
  // The key-share lock keeps the enquiry from being erased between here and the foreign key's check.
  const { rows } = await db.execute<{ known: boolean }>(sql`
    with before as (
      select writing, seen_at from lead_presence where lead_id = ${leadId} and user_id = ${userId}
    ), lead as (
      select id from leads where id = ${leadId} for key share
    )
    insert into lead_presence (lead_id, user_id, writing)
    select id, ${userId}::int, ${writing}::boolean from lead
    on conflict (lead_id, user_id) do update set writing = excluded.writing, seen_at = excluded.seen_at
    returning exists (
      select 1 from before where writing = ${writing} and seen_at > ${forgottenBefore}
    ) as known`)
  const [recorded] = rows
  if (recorded && !recorded.known) await notifyPresence(db, leadId)
}

/** Records that someone has closed an enquiry. */
export async function endPresence(db: Executor, leadId: number, userId: number): Promise<void> {
  const ended = await db
    .delete(leadPresence)
    .where(and(eq(leadPresence.leadId, leadId), eq(leadPresence.userId, userId)))
    .returning()
  if (ended.length > 0) await notifyPresence(db, leadId)
}

/** The others who have an enquiry open. */
export async function presenceOf(db: Executor, leadId: number, userId: number): Promise<Presence> {
  const people = await db
    .select({ id: users.id, name: users.name, writing: leadPresence.writing })
    .from(leadPresence)
    .innerJoin(users, eq(users.id, leadPresence.userId))
    .where(
      and(
        eq(leadPresence.leadId, leadId),
        ne(leadPresence.userId, userId),
        gt(leadPresence.seenAt, forgottenBefore),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
  return { people }
}

/** Deletes the rows of screens that fell silent. */
export async function deleteExpiredPresence(db: Executor): Promise<void> {
  await db.delete(leadPresence).where(lt(leadPresence.seenAt, forgottenBefore))
}

function notifyPresence(db: Executor, leadId: number) {
  return notifyDesk(db, { kind: 'presence', ids: [leadId] })
}
