import { and, asc, desc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { asOneActivity } from '#app/enquiries/desk/desk-activity.server.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { correctedColumns } from '#app/enquiries/model/details/corrections.server.ts'
import {
  leadsChanged,
  notifyDesk,
  recordEvents,
  undoneEvents,
} from '#app/enquiries/model/events.server.ts'
import { type UndoableEvent, undoableEvent } from '#app/enquiries/model/events.ts'
import {
  type LeadRow,
  lockGroups,
  lockLead,
  lockLeads,
  lockRoot,
  next,
  update,
} from '#app/enquiries/model/rows.server.ts'
import { isMerge } from '#app/enquiries/model/stored-words.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { appointments, leadEvents, leads } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import type { CaseStage } from '#content/enums.ts'
import { restoreCleared } from './contacts.server.ts'
import { detachMail } from './detach-mail.server.ts'
import { updateFirstResponses } from './first-response.server.ts'
import { adopt, adoptMarks, unmergeRow } from './merging.server.ts'
import { isRevertedTogether, revertTogether } from './revert.server.ts'
import { setStage } from './stage.server.ts'
import {
  isMail,
  isSuperseded,
  isUndoable,
  type StoredEvent,
  stillApplies,
} from './undoable.server.ts'

/**
 * Undoes changes by their events: all or none, the latest first. Each undo restores what was there
 * before, and is recorded as an event too. A contact is undone together with the follow-up date that
 * was set with it, and a merge with what it brought, unless something later has changed that.
 * @throws NotFound for an unknown event, or one that is not of `leadId` where that is given
 * @throws AppError 409 for one that cannot be undone, or no longer, because something later has changed
 * the same thing
 */
export async function undo(
  db: Database,
  eventIds: number[],
  actorId: number,
  leadId?: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(leadEvents)
      .where(inArray(leadEvents.id, eventIds))
      .orderBy(desc(leadEvents.id))
    const found = new Set(events.filter((e) => !leadId || e.leadId === leadId).map(({ id }) => id))
    if (eventIds.some((id) => !found.has(id))) throw new NotFound('This change doesn’t exist.')
    await lockGroups(
      tx,
      events.map(({ leadId }) => leadId),
    )
    const recorded: number[] = []
    await asOneActivity(tx, async () => {
      for (const run of runsOf(events)) recorded.push(...(await undoRun(tx, run, actorId)))
    })
    await leadsChanged.publish(tx, recorded)
    return recorded
  })
}

type EventOfLead = StoredEvent & { leadId: number }

/** Groups events that follow one another and are undone in the same way, each of another enquiry. */
function runsOf(events: EventOfLead[]): EventOfLead[][] {
  const runs: EventOfLead[][] = []
  for (const event of events) {
    const last = runs.at(-1)
    const alike =
      isRevertedTogether(event.kind) &&
      last?.every(({ kind, leadId }) => kind === event.kind && leadId !== event.leadId)
    if (last && alike) last.push(event)
    else runs.push([event])
  }
  return runs
}

async function undoRun(tx: Executor, run: EventOfLead[], actorId: number): Promise<number[]> {
  const leadIds = run.map(({ leadId }) => leadId)
  const rowOf = await lockLeads(tx, leadIds)
  const { later, undone } = await eventsAfter(tx, leadIds, Math.min(...run.map(({ id }) => id)))
  const ofLead = Map.groupBy(later, ({ leadId }) => leadId)
  const undoing = run.map((stored) => {
    const row = rowOf(stored.leadId)
    return { id: stored.id, row, event: undoable(stored, row, ofLead.get(row.id) ?? [], undone) }
  })
  const recorded: number[] = []
  for (const { id, row, event } of undoing) {
    const followUp = await followUpOf(tx, row, id, event)
    if (followUp) recorded.push(...(await undoRun(tx, [followUp], actorId)))
    if (event.kind === 'merged') {
      recorded.push(...(await returnBrought(tx, row.id, event.detail.into, actorId)))
    }
  }
  // Recorded first: the response times are computed without the contacts that were undone.
  const records = undoing.map(({ id, row, event: { kind } }) => ({
    leadId: row.id,
    event: { kind: 'undone' as const, detail: { eventId: id, kind } },
  }))
  recorded.push(...(await recordEvents(tx, records, actorId)))
  await revert(tx, undoing, actorId)
  return recorded
}

/** @throws AppError 409 when it can't be undone, or no longer */
function undoable(
  stored: StoredEvent,
  row: LeadRow,
  later: StoredEvent[],
  undone: Set<number>,
): UndoableEvent {
  if (undone.has(stored.id)) throw new AppError(409, conflicts.alreadyUndone)
  const event = undoableEvent.safeParse(stored).data
  if (!event || isMail(event)) throw new AppError(409, conflicts.notUndoable)
  if (isSuperseded(stored, later, undone) || !stillApplies(event, row)) {
    throw new AppError(409, conflicts.changedLater)
  }
  return event
}

/**
 * The follow-up date that was set with a contact or by an e-mail, of its enquiry or the one that it was
 * merged into, if it can be undone.
 */
async function followUpOf(
  tx: Executor,
  { id, mergedInto }: LeadRow,
  eventId: number,
  { kind, detail }: UndoableEvent,
) {
  if (kind !== 'contact' && kind !== 'client-replied') return undefined
  const ids = mergedInto === null ? [id] : [id, mergedInto]
  const { later, undone } = await eventsAfter(tx, ids, eventId)
  const found = later.find((other) =>
    kind === 'contact'
      ? other.detail.contactId === eventId
      : other.kind === 'follow-up' && other.detail.inboundId === detail.inboundId,
  )
  if (!found) return undefined
  const row = await lockLead(tx, found.leadId)
  return isFree(found, row, later, undone) ? found : undefined
}

/** Whether nothing later has changed the same thing or undone it. */
function isFree(event: EventOfLead, row: LeadRow, later: EventOfLead[], undone: Set<number>) {
  const others = later.filter(({ leadId }) => leadId === event.leadId)
  return !undone.has(event.id) && !isSuperseded(event, others, undone) && isUndoable(event, row)
}

/**
 * Removes from the enquiry into which another one was merged what that one brought: the changes that were
 * recorded together with the merge, except those that something later has changed.
 */
export async function returnBrought(
  tx: Executor,
  id: number,
  from: number,
  actorId: number,
): Promise<number[]> {
  const merges = await tx
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), isMerge(leadEvents.kind)))
    .orderBy(desc(leadEvents.id))
    .limit(1)
  const [merge] = merges.filter(({ detail }) => detail.into === from)
  if (!merge) return []
  const { later, undone } = await eventsAfter(tx, [from], merge.id)
  const brought = await tx
    .select()
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.leadId, from),
        gt(leadEvents.id, merge.id),
        // A transaction's events have its time, to the microsecond.
        sql`${leadEvents.at} = (select e.at from ${leadEvents} e where e.id = ${merge.id})`,
      ),
    )
    .orderBy(desc(leadEvents.id))
  const row = await lockLead(tx, from)
  const recorded: number[] = []
  for (const event of brought) {
    if (isFree(event, row, later, undone)) recorded.push(...(await undoRun(tx, [event], actorId)))
  }
  const stages = later.filter((event) => event.kind === 'stage' && !undone.has(event.id))
  const isOfReturn = ({ detail }: EventOfLead) => detail.ofLead === id
  const isOwn = (event: EventOfLead) =>
    isOfReturn(event) || brought.some((one) => one.id === event.id)
  // The return of the one that leaves has moved on meanwhile, and the case here with it.
  if (stages.some(isOfReturn) && stages.every(isOwn)) {
    const [first] = stages.toSorted((one, other) => one.id - other.id)
    const before = (first?.detail.from ?? null) as CaseStage | null
    recorded.push(...(await setStage(tx, [await lockLead(tx, from)], before, actorId)))
  }
  return recorded
}

/** The events of some enquiries after one of them, and which of these, or that one, were undone. */
async function eventsAfter(tx: Executor, leadIds: number[], eventId: number) {
  const later = await tx
    .select()
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, leadIds), gt(leadEvents.id, eventId)))
  const undoing = later.filter(({ kind }) => kind === 'undone')
  return { later, undone: new Set(undoing.map(({ detail }) => Number(detail.eventId))) }
}

/** Restores what was there before the events, which are alike. */
async function revert(
  tx: Executor,
  undoing: { row: LeadRow; event: UndoableEvent }[],
  actorId: number,
): Promise<void> {
  for (const { row, event } of undoing) {
    const { kind, detail } = event
    if (kind === 'note') await rebuildNotes(tx, row.id)
    if (kind === 'corrected') await revertCorrection(tx, row.id, detail)
    if (kind === 'contact') await revertContact(tx, await lockLead(tx, row.id), detail)
    if (kind === 'merged') await unmergeRow(tx, row.id, detail.into, detail.moved)
    if (kind === 'unmerged') await mergeAgain(tx, row, detail.from, actorId)
    if (kind === 'client-replied') await detachMail(tx, row, detail, actorId)
  }
  await revertTogether(tx, undoing)
}

async function revertCorrection(
  tx: Executor,
  id: number,
  { field, from, to, confirmed }: Extract<UndoableEvent, { kind: 'corrected' }>['detail'],
) {
  await update(tx, id, {
    ...correctedColumns({ [field]: from }),
    ...(confirmed && { proposedEmail: to }),
    version: next,
  })
}

async function revertContact(
  tx: Executor,
  row: LeadRow,
  {
    status,
    root,
    appointmentId,
    ...cleared
  }: Extract<UndoableEvent, { kind: 'contact' }>['detail'],
) {
  if (status && row.status === status.to) await update(tx, row.id, { status: status.from })
  await restoreCleared(tx, row, cleared)
  if (root && root.id === row.mergedInto) {
    await restoreCleared(tx, await lockLead(tx, root.id), root)
  }
  if (appointmentId !== undefined) await reopenCall(tx, row.id, appointmentId)
  await rebuildNotes(tx, row.id)
  await updateFirstResponses(tx, row.mergedInto ?? row.id)
}

/** A call that has no result after all is booked again, unless another one has taken its place. */
async function reopenCall(tx: Executor, leadId: number, id: number): Promise<void> {
  const other = alias(appointments, 'other')
  const replaced = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.leadId, appointments.leadId),
        eq(other.state, 'booked'),
        or(
          eq(other.startsAt, appointments.startsAt),
          and(gt(appointments.endsAt, sql`now()`), gt(other.endsAt, sql`now()`)),
        ),
      ),
    )
  await tx
    .update(appointments)
    .set({ state: 'booked', changedAt: sql`now()` })
    .where(
      and(
        eq(appointments.id, id),
        inArray(appointments.state, ['done', 'missed']),
        notExists(replaced),
      ),
    )
  await notifyDesk(tx, { kind: 'appointment', ids: [leadId] })
}

async function mergeAgain(tx: Executor, row: LeadRow, into: number, actorId: number) {
  const root = await lockRoot(tx, await lockLead(tx, into))
  const rootId = root.id
  if (rootId === row.id) throw new AppError(409, conflicts.changed)
  // Beneath one that was closed meanwhile it would never be answered.
  if (isOpen(row.status) && !isOpen(root.status)) throw new AppError(409, conflicts.changedLater)
  await tx.update(leads).set({ mergedInto: rootId }).where(eq(leads.mergedInto, row.id))
  await update(tx, row.id, { mergedInto: rootId, version: next })
  await adoptMarks(tx, row, root)
  await updateFirstResponses(tx, rootId)
  await adopt(tx, row, await lockLead(tx, rootId), actorId)
}

/** Collects the notes that were not undone, for the search. */
async function rebuildNotes(tx: Executor, id: number) {
  const undone = await undoneEvents(tx, [id])
  const events = await tx
    .select({ id: leadEvents.id, detail: leadEvents.detail })
    .from(leadEvents)
    .where(
      and(eq(leadEvents.leadId, id), inArray(leadEvents.kind, ['note', 'client-note', 'contact'])),
    )
    .orderBy(asc(leadEvents.id))
  const notes = events
    .filter((event) => !undone.has(event.id))
    .map(({ detail }) => String(detail.text ?? detail.note ?? '').toLowerCase())
    .filter(Boolean)
  await update(tx, id, { notes: notes.map((note) => `${note}\n`).join('') })
}
