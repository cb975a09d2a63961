import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { lockInTransaction } from '#app/db/locks.ts'
import { users } from '#app/db/schema.ts'
import { AppError, InvalidInput } from '#app/http/errors.ts'
import type { NotifyOfEvents } from './changes/notify-staff.ts'
import { recordEvent } from './events.server.ts'
import type { EventDetails, Person } from './events.ts'
import { type LeadRow, lockLead, next, update } from './rows.server.ts'

export async function assign(
  tx: Executor,
  row: LeadRow,
  to: Person | null,
  how: EventDetails['assigned']['how'],
  actorId: number | null,
): Promise<number> {
  const from = row.ownerId === null ? null : await nameOf(tx, row.ownerId)
  await update(tx, row.id, { ownerId: to?.id ?? null, version: next })
  return recordEvent(tx, row.id, { kind: 'assigned', detail: { from, to, how } }, actorId)
}

/** @throws InvalidInput when there is no such account, or it is disabled */
export async function personOf(tx: Executor, id: number | null): Promise<Person | null> {
  if (id === null) return null
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  if (!user || user.disabledAt) {
    throw new InvalidInput([
      { path: 'ownerId', message: 'This account doesn’t exist or is disabled.' },
    ])
  }
  return { id: user.id, name: user.name }
}

async function nameOf(tx: Executor, id: number): Promise<Person> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id))
  return { id, name: user?.name ?? '' }
}

export const NO_ONE_ON_DUTY = 'No one is available. Choose an owner yourself.'

/**
 * Assigns an enquiry to the next person on duty.
 * @throws NotFound, and AppError 409 when no one is on duty
 */
export async function assignNext(
  db: Database,
  id: number,
  actorId: number,
  notifyOfEvents: NotifyOfEvents,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    const person = await nextOnDuty(tx)
    if (!person) throw new AppError(409, NO_ONE_ON_DUTY)
    if (person.id === row.ownerId) return []
    const events = [await assign(tx, row, person, 'in-turn', actorId)]
    await notifyOfEvents(tx, events)
    return events
  })
}

/**
 * Picks the next person on duty and moves them to the back of the queue; undefined when no one is on
 * duty.
 */
export async function nextOnDuty(tx: Executor): Promise<Person | undefined> {
  // Concurrent calls wait for one another, so that each picks a different person.
  await lockInTransaction(tx, 'assignment')
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
