import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { conflicts } from './conflicts.ts'
import { leadsChanged, recordEvents } from './events.server.ts'
import type { EventDetails, Person } from './events.ts'
import { type LeadRow, lockLead, next, update } from './rows.server.ts'

/** Assigns enquiries that are locked. Returns the ids of the events. */
export async function assign(
  tx: Executor,
  rows: LeadRow[],
  to: Person | null,
  how: EventDetails['assigned']['how'],
  actorId: number | null,
): Promise<number[]> {
  const before = await ownersOf(tx, rows)
  const ids = rows.map(({ id }) => id)
  await update(tx, ids, { ownerId: to?.id ?? null, version: next })
  const records = rows.map(({ id, ownerId }) => {
    const from = ownerId === null ? null : (before.get(ownerId) ?? { id: ownerId, name: '' })
    return { leadId: id, event: { kind: 'assigned' as const, detail: { from, to, how } } }
  })
  return recordEvents(tx, records, actorId)
}

/**
 * A person who answers unassigned enquiries, or means to come back to them, becomes their owner, so that they are
 * in somebody's list. Returns the ids of the events.
 */
export async function adoptUnowned(
  tx: Executor,
  rows: LeadRow[],
  actorId: number,
  ownerId = actorId,
): Promise<number[]> {
  const unowned = rows.filter((row) => row.ownerId === null)
  const [owner] = unowned.length > 0 ? await namesOf(tx, [ownerId]) : []
  return owner ? assign(tx, unowned, owner, 'by-hand', actorId) : []
}

/**
 * Assigns each of the enquiries, which are locked, to the next person on duty; a person whose turn meets
 * their own enquiry keeps it. Returns the ids of the events.
 * @throws AppError 409 when no one is on duty
 */
export async function assignInTurn(
  tx: Executor,
  rows: LeadRow[],
  actorId: number | null,
  mode: RoleMode,
  noOne: string = conflicts.noOneOnDuty,
): Promise<number[]> {
  if (rows.length === 0) return []
  const people = await takeTurns(tx, rows.length, mode)
  if (people.length === 0) throw new AppError(409, noOne)
  const events: number[] = []
  for (const [at, person] of people.entries()) {
    const theirs = rows.filter(
      ({ ownerId }, turn) => turn % people.length === at && ownerId !== person.id,
    )
    events.push(...(await assign(tx, theirs, person, 'in-turn', actorId)))
  }
  return events
}

/** @throws InvalidInput when there is no such account, it is disabled, or it does not work at the desk */
export async function personOf(
  tx: Executor,
  id: number | null,
  mode: RoleMode,
): Promise<Person | null> {
  if (id === null) return null
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), worksAtDesk(mode)))
  if (!user) throw new InvalidInput([{ path: 'ownerId', message: NOT_AT_DESK[mode] }])
  return { id: user.id, name: user.name }
}

async function ownersOf(tx: Executor, rows: LeadRow[]): Promise<Map<number, Person>> {
  const ids = new Set(rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))
  if (ids.size === 0) return new Map()
  const owners = await namesOf(tx, [...ids])
  return new Map(owners.map((owner) => [owner.id, owner]))
}

function namesOf(tx: Executor, ids: number[]): PromiseLike<Person[]> {
  return tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
}

const NOT_AT_DESK: Record<RoleMode, string> = {
  open: 'This account doesn’t exist or is disabled.',
  strict: 'This account doesn’t exist, is disabled or isn’t an accountant.',
}

/**
 * Assigns an enquiry to the next person on duty.
 * @throws NotFound, and AppError 409 when no one is on duty
 */
export async function assignNext(
  db: Database,
  id: number,
  actorId: number,
  mode: RoleMode,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    const events = await assignInTurn(tx, [row], actorId, mode)
    await leadsChanged.publish(tx, events)
    return events
  })
}

/**
 * Picks the next person on duty and moves them to the back of the queue; undefined when no one is on
 * duty.
 */
export async function nextOnDuty(tx: Executor, mode: RoleMode): Promise<Person | undefined> {
  const [person] = await takeTurns(tx, 1, mode)
  return person
}

/** The people on duty in the order of their turns, as many as have one, moved behind the others. */
export async function takeTurns(tx: Executor, turns: number, mode: RoleMode): Promise<Person[]> {
  // Concurrent calls wait for one another, so that each picks a different person.
  await lockInTransaction(tx, 'assignment')
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(users.onDuty, worksAtDesk(mode)))
    .orderBy(sql`${users.lastAssignedAt} asc nulls first`, asc(users.id))
    .limit(turns)
  const last = people.length === 0 ? 0 : turns % people.length
  for (const { id } of [...people.slice(last), ...people.slice(0, last)]) {
    await tx.update(users).set({ lastAssignedAt: sql`clock_timestamp()` }).where(eq(users.id, id))
  }
  return people
}
