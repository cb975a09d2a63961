import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import { AppError, InvalidInput } from '#app/server/errors.ts'
import { answersOf } from './answers.server.ts'
import { lockLead, next, update } from './changes.server.ts'
import { recordEvent } from './events.server.ts'

/**
 * Joins an enquiry to another of the same person: it leaves the lists, and its history is shown with
 * the other's. What was joined to it before comes along. Nothing is lost; `separate` takes it back.
 * @throws NotFound, InvalidInput when it would be joined to itself, AppError 409 when it is joined already
 */
export async function join(
  db: Database,
  id: number,
  into: number,
  actorId: number,
): Promise<number[]> {
  if (id === into) {
    throw new InvalidInput([{ path: 'into', message: 'An enquiry cannot be joined to itself.' }])
  }
  return db.transaction(async (tx) => {
    // In one order, so that two people who join the same two cannot block one another.
    for (const each of [id, into].toSorted((a, b) => a - b)) await lockLead(tx, each)
    const [row, target] = [await lockLead(tx, id), await lockLead(tx, into)]
    if (row.joinedInto !== null) {
      throw new AppError(409, `This enquiry is joined to enquiry ${row.joinedInto} already.`)
    }
    const rootId = target.joinedInto ?? target.id
    if (rootId === id) throw new AppError(409, `Enquiry ${into} is joined to this one already.`)
    const moved = await tx
      .update(leads)
      .set({ joinedInto: rootId })
      .where(eq(leads.joinedInto, id))
      .returning({ id: leads.id })
    await update(tx, id, { joinedInto: rootId, version: next })
    await answersOf(tx, rootId)
    const detail = { into: rootId, moved: moved.map((each) => each.id) }
    return [await recordEvent(tx, id, 'joined', detail, actorId)]
  })
}

/** Takes an enquiry out of the group that it was joined to; its answer is worked out by itself again. */
export async function separate(db: Database, id: number, actorId: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    if (row.joinedInto === null) throw new AppError(409, 'This enquiry is not joined to another.')
    await separateRow(tx, id, row.joinedInto, [])
    return [await recordEvent(tx, id, 'separated', { from: row.joinedInto }, actorId)]
  })
}

/** `back`: enquiries that came along when it was joined, and go back to it. */
export async function separateRow(
  tx: Parameters<typeof lockLead>[0],
  id: number,
  from: number,
  back: number[],
): Promise<void> {
  await update(tx, id, { joinedInto: null, version: next })
  if (back.length > 0) {
    await tx.update(leads).set({ joinedInto: id }).where(inArray(leads.id, back))
  }
  await answersOf(tx, id)
  await answersOf(tx, from)
}
