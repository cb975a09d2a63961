import { and, eq, inArray, max, or, sql } from 'drizzle-orm'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { adoptUnowned } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { recordEvent } from '#app/enquiries/model/events.server.ts'
import {
  type LeadRow,
  lockGroups,
  lockLead,
  lockRoot,
  next,
  update,
} from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { CASE_STAGES, type CaseStage } from '#content/enums.ts'
import { setFollowUp } from './changes.server.ts'
import { notUndone, updateFirstResponses } from './first-response.server.ts'
import { setStage } from './stage.server.ts'
import { setStatus } from './status.server.ts'

/**
 * Merges two enquiries of the same person, with those merged into them before: one leaves the lists,
 * and its history is shown with the other's. `id` is merged into `into`, unless `id` is the more
 * urgent one, which always stays on the desk with its SLA. The one that stays takes over what is
 * further or sooner than its own: the stage, the status "in progress", an escalation, a reply that
 * failed, an answer of the client, the follow-up date; and the owner, if it has none. `unmerge` and an undo
 * take all that back.
 * @throws NotFound, InvalidInput when it would be merged into itself, AppError 409 when it is merged already
 */
export async function merge(
  db: Database,
  id: number,
  into: number,
  actorId: number,
): Promise<number[]> {
  if (id === into) {
    throw new InvalidInput([{ path: 'into', message: 'An enquiry can’t be merged into itself.' }])
  }
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id, into])
    const [row, target] = [await lockLead(tx, id), await lockLead(tx, into)]
    if (row.mergedInto !== null) {
      throw new AppError(409, conflicts.mergedInto(row.mergedInto))
    }
    const root = await lockRoot(tx, target)
    if (root.id === id) throw new AppError(409, conflicts.mergedHere(into))
    const [leaves, stays] = isMoreUrgent(row, root) ? [root, row] : [row, root]
    const moved = await tx
      .update(leads)
      .set({ mergedInto: stays.id })
      .where(eq(leads.mergedInto, leaves.id))
      .returning({ id: leads.id })
    await update(tx, leaves.id, { mergedInto: stays.id, version: next })
    await adoptMarks(tx, leaves, stays)
    await updateFirstResponses(tx, stays.id)
    const detail = { into: stays.id, moved: moved.map((each) => each.id) }
    const mergeEvent = await recordEvent(tx, leaves.id, { kind: 'merged', detail }, actorId)
    return [mergeEvent, ...(await adopt(tx, leaves, await lockLead(tx, stays.id), actorId))]
  })
}

/** What the one that stays takes over, each as a change of its own. */
export async function adopt(
  tx: Executor,
  leaves: LeadRow,
  stays: LeadRow,
  actorId: number,
): Promise<number[]> {
  const events: number[] = []
  if (isFurther(leaves.stage, stays.stage)) {
    events.push(...(await setStage(tx, [stays], leaves.stage, actorId)))
  }
  if (leaves.status === 'in progress' && (stays.status === 'new' || stays.status === 'contacted')) {
    events.push(...(await setStatus(tx, [stays], 'in progress', actorId)))
  }
  if (leaves.status !== 'spam' && stays.ownerId === null && leaves.ownerId !== null) {
    events.push(...(await adoptUnowned(tx, [stays], actorId, leaves.ownerId)))
  }
  const date = leaves.status === 'spam' ? null : leaves.followUpAt
  if (date && (stays.followUpAt === null || date < stays.followUpAt)) {
    events.push(...(await setFollowUp(tx, [stays], date.toISOString(), actorId)))
  }
  return events
}

/** What keeps an enquiry at the top of the desk. */
const MARKS = ['escalatedAt', 'replyFailedAt', 'clientRepliedAt'] as const
type Mark = (typeof MARKS)[number]

/** An enquiry takes over the marks that it lacks from the other one. */
export async function adoptMarks(tx: Executor, leaves: LeadRow, stays: LeadRow): Promise<void> {
  if (leaves.status === 'spam') return
  const marks: Partial<Pick<LeadRow, Mark>> = Object.fromEntries(
    MARKS.map((mark) => [mark, stays[mark] ?? leaves[mark]]),
  )
  await update(tx, stays.id, marks)
}

/**
 * The marks that end in an unmerge: those that the one that stays only has from the one that leaves it, and those of
 * the latter that were settled while it was merged.
 */
async function endingMarks(tx: Executor, leaves: LeadRow, stays: LeadRow) {
  const reached = sql`${leadEvents.kind} = 'contact' and ${leadEvents.detail} ->> 'outcome' = 'reached'`
  const [last] = await tx
    .select({ at: max(leadEvents.at) })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(
      and(
        or(eq(leads.id, stays.id), eq(leads.mergedInto, stays.id)),
        or(reached, eq(leadEvents.kind, 'reply-settled')),
        notUndone('lead_events'),
      ),
    )
  const settledAt = last?.at ?? null
  const isReturned = (mark: Mark) =>
    leaves[mark] !== null && leaves[mark].getTime() === stays[mark]?.getTime()
  const isSettled = (mark: Mark) =>
    leaves[mark] !== null && settledAt !== null && leaves[mark] < settledAt
  return { stays: without(isReturned), leaves: without(isSettled) }
}

function without(ends: (mark: Mark) => boolean): Partial<Record<Mark, null>> {
  return Object.fromEntries(MARKS.filter(ends).map((mark) => [mark, null]))
}

/** Whether a case is further than another: the one that stays must not fall behind it. */
function isFurther(one: CaseStage | null, other: CaseStage | null): boolean {
  const rank = (stage: CaseStage | null) => (stage === null ? -1 : CASE_STAGES.indexOf(stage))
  return rank(one) > rank(other)
}

/** Whether one needs a response sooner, or is still open while the other is not. */
function isMoreUrgent(one: LeadRow, other: LeadRow): boolean {
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

/** @param back enquiries that moved along in the merge, and return to it */
export async function unmergeRow(
  tx: Executor,
  id: number,
  from: number,
  back: number[],
): Promise<void> {
  const ending = await endingMarks(tx, await lockLead(tx, id), await lockLead(tx, from))
  await update(tx, from, { ...ending.stays, version: next })
  await update(tx, id, { ...ending.leaves, mergedInto: null, version: next })
  if (back.length > 0) {
    // Only those that have not been moved since.
    await tx
      .update(leads)
      .set({ mergedInto: id })
      .where(and(inArray(leads.id, back), eq(leads.mergedInto, from)))
  }
  await updateFirstResponses(tx, id)
  await updateFirstResponses(tx, from)
}
