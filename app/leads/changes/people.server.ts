import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { AppError } from '#app/http/errors.ts'
import type { DeskPeople } from '#app/leads/desk.ts'
import { tellDesk } from '#app/leads/events.server.ts'
import type { Person } from '#app/leads/events.ts'
import { assign, lockLead } from './changes.server.ts'

const LOCK = 7_264_510

/** Who works at the desk, who is on duty, and how many open enquiries each has. */
export async function deskPeopleOf(db: Executor): Promise<DeskPeople> {
  return db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      onDuty: users.onDuty,
      open: sql<number>`(select count(*)::int from leads where status in ('new', 'contacted', 'in progress') and joined_into is null and owner_id is not null and owner_id = users.id)`,
    })
    .from(users)
    .where(isNull(users.disabledAt))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}

export async function setDuty(db: Database, userId: number, onDuty: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ onDuty }).where(eq(users.id, userId))
    await tellDesk(tx, { kind: 'people', ids: [] })
  })
}

/**
 * Gives an enquiry to whoever on duty got one the longest ago.
 * @throws NotFound, and AppError 409 when nobody is on duty
 */
export async function assignNext(db: Database, id: number, actorId: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    const person = await nextOnDuty(tx)
    if (!person) throw new AppError(409, 'Nobody is on duty. Choose somebody by hand.')
    if (person.id === row.ownerId) return []
    return [await assign(tx, row, person, 'in-turn', actorId)]
  })
}

/** Whose turn it is, who then goes to the end of the row; undefined when nobody is on duty. */
export async function nextOnDuty(tx: Executor): Promise<Person | undefined> {
  // Two at once wait here for one another, so that each enquiry goes to somebody else.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.onDuty} and ${users.disabledAt} is null`)
    .orderBy(sql`${users.lastAssignedAt} asc nulls first`, asc(users.id))
    .limit(1)
  if (!person) return undefined
  await tx
    .update(users)
    .set({ lastAssignedAt: sql`clock_timestamp()` })
    .where(eq(users.id, person.id))
  return person
}
