import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import { AppError, InvalidInput } from '#app/http/errors.ts'
import { isOpen } from '#app/leads/desk.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import { type LeadRow, lockGroups, lockLead, next, update } from '#app/leads/rows.server.ts'
import { updateFirstResponses } from './first-response.server.ts'

/**
 * Joins two enquiries of the same person, with what was joined to them before: one leaves the lists,
 * and its history is shown with the other's. It is `id` that is joined to `into`, unless `id` is the
 * one for which somebody is wanted sooner: that one always stays on the desk, with its clock.
 * Nothing is lost; `separate` takes it back.
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
    await lockGroups(tx, [id, into])
    const [row, target] = [await lockLead(tx, id), await lockLead(tx, into)]
    if (row.mergedInto !== null) {
      throw new AppError(409, `This enquiry is joined to enquiry ${row.mergedInto} already.`)
    }
    const root = target.mergedInto === null ? target : await lockLead(tx, target.mergedInto)
    if (root.id === id) throw new AppError(409, `Enquiry ${into} is joined to this one already.`)
    const [leaves, stays] = isWantedSooner(row, root) ? [root, row] : [row, root]
    const moved = await tx
      .update(leads)
      .set({ mergedInto: stays.id })
      .where(eq(leads.mergedInto, leaves.id))
      .returning({ id: leads.id })
    await update(tx, leaves.id, { mergedInto: stays.id, version: next })
    await updateFirstResponses(tx, stays.id)
    const detail = { into: stays.id, moved: moved.map((each) => each.id) }
    return [await recordEvent(tx, leaves.id, { kind: 'joined', detail }, actorId)]
  })
}

/** Whether one waits for its answer more urgently, or is still open while the other is not. */
function isWantedSooner(one: LeadRow, other: LeadRow): boolean {
  const [a, b] = [rankOf(one), rankOf(other)]
  if (a !== b || a !== 0) return a < b
  const dueAt = (row: LeadRow) => row.dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  return dueAt(one) < dueAt(other)
}

function rankOf({ status, firstResponseAt }: LeadRow): number {
  if (status === 'spam') return 3
  if (!isOpen(status)) return 2
  return firstResponseAt === null ? 0 : 1
}

/** Takes an enquiry out of the group that it was joined to; its answer is worked out by itself again. */
export async function separate(db: Database, id: number, actorId: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const row = await lockLead(tx, id)
    if (row.mergedInto === null) throw new AppError(409, 'This enquiry is not joined to another.')
    await unmergeRow(tx, id, row.mergedInto, [])
    return [
      await recordEvent(tx, id, { kind: 'separated', detail: { from: row.mergedInto } }, actorId),
    ]
  })
}

/** `back`: enquiries that came along when it was joined, and go back to it. */
export async function unmergeRow(
  tx: Parameters<typeof lockLead>[0],
  id: number,
  from: number,
  back: number[],
): Promise<void> {
  await update(tx, id, { mergedInto: null, version: next })
  if (back.length > 0) {
    // Only those that are still where they went with it.
    await tx
      .update(leads)
      .set({ mergedInto: id })
      .where(and(inArray(leads.id, back), eq(leads.mergedInto, from)))
  }
  await updateFirstResponses(tx, id)
  await updateFirstResponses(tx, from)
}
