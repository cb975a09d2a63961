import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { leadEvents, leads } from '#app/db/schema.ts'
import { AppError, NotFound } from '#app/http/errors.ts'
import { recordEvent, undoneEvents } from '#app/leads/events.server.ts'
import { type EventDetails, UNDOABLE } from '#app/leads/events.ts'
import {
  EditConflict,
  type LeadRow,
  lockGroups,
  lockLead,
  next,
  update,
} from '#app/leads/rows.server.ts'
import { statusColumns } from './changes.server.ts'
import { updateFirstResponses } from './first-response.server.ts'
import { unmergeRow } from './merging.server.ts'

interface StoredEvent {
  id: number
  kind: string
  detail: Record<string, unknown>
}
type State = Pick<LeadRow, 'status' | 'ownerId' | 'followUpAt' | 'mergedInto'>

/**
 * Takes changes back, by their events: all or none, the latest first. What was there before is put
 * back, and that it was is an event too. With a contact goes the follow-up date that was set with it,
 * unless something later has changed that.
 * @throws NotFound for an event that is not there (or not of `leadId`, where one is named)
 * @throws AppError 409 for one that cannot be taken back, or no longer, for something later has
 * changed the same thing
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
      .orderBy(asc(leadEvents.leadId), sql`${leadEvents.id} desc`)
    const found = new Set(events.filter((e) => !leadId || e.leadId === leadId).map(({ id }) => id))
    if (eventIds.some((id) => !found.has(id))) throw new NotFound('There is no such change.')
    await lockGroups(
      tx,
      events.map(({ leadId }) => leadId),
    )
    const recorded: number[] = []
    for (const event of events) recorded.push(...(await undoOne(tx, event, actorId)))
    return recorded
  })
}

async function undoOne(
  tx: Executor,
  event: StoredEvent & { leadId: number },
  actorId: number,
): Promise<number[]> {
  const row = await lockLead(tx, event.leadId)
  const undone = await undoneEvents(tx, [event.leadId])
  if (undone.has(event.id)) throw new AppError(409, 'This was taken back already.')
  if (!isKnown(event.kind) || event.detail.mailId !== undefined)
    throw new AppError(409, 'This cannot be taken back.')
  const later = await tx
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, row.id), gt(leadEvents.id, event.id)))
  if (isSuperseded(event, later, undone) || !isUndoable(event, row)) {
    throw new EditConflict('Something later has changed the same thing.')
  }
  const followUp = later.find(
    (other) =>
      other.detail.contactId === event.id &&
      !undone.has(other.id) &&
      !isSuperseded(other, later, undone) &&
      isUndoable(other, row),
  )
  if (followUp) {
    const recorded = await undoOne(tx, followUp, actorId)
    return [...recorded, ...(await undoOne(tx, event, actorId))]
  }
  const kind = event.kind
  // Before the answers are worked out anew, for they pass over what was taken back.
  const recorded = await recordEvent(tx, row.id, 'undone', { eventId: event.id, kind }, actorId)
  await putBack[kind](tx, row, event.detail as never)
  return [recorded]
}

/** Whether a change still stands as it was made, so that taking it back overwrites nothing else. */
export function isUndoable({ kind, detail }: StoredEvent, now: State): boolean {
  if (!isKnown(kind)) return false
  const known = detail as unknown
  switch (kind) {
    case 'status':
      return (known as EventDetails['status']).to === now.status
    case 'assigned':
      return ((known as EventDetails['assigned']).to?.id ?? null) === now.ownerId
    case 'follow-up':
      return (known as EventDetails['follow-up']).to === (now.followUpAt?.toISOString() ?? null)
    case 'joined':
      return (known as EventDetails['joined']).into === now.mergedInto
    case 'separated':
      return now.mergedInto === null
    case 'not-spam':
      return now.status === 'new' || now.status === 'contacted'
    case 'contact':
      // A mail that is on its way cannot be called back.
      return (known as EventDetails['contact']).mailId === undefined
    case 'note':
      return true
  }
}

/** Whether a later event that still stands changed the same thing. Notes and contacts stand alone. */
export function isSuperseded(
  event: { id: number; kind: string },
  others: { id: number; kind: string }[],
  undone: Set<number>,
): boolean {
  const rivals = RIVALS[event.kind] ?? []
  return others.some(
    (other) => other.id > event.id && rivals.includes(other.kind) && !undone.has(other.id),
  )
}
const RIVALS: Record<string, string[]> = {
  status: ['status', 'not-spam'],
  'not-spam': ['status', 'not-spam'],
  assigned: ['assigned'],
  'follow-up': ['follow-up'],
  joined: ['joined', 'separated'],
  separated: ['joined', 'separated'],
}

function isKnown(kind: string): kind is (typeof UNDOABLE)[number] {
  return (UNDOABLE as readonly string[]).includes(kind)
}

const putBack: {
  [K in (typeof UNDOABLE)[number]]: (
    tx: Executor,
    row: LeadRow,
    detail: EventDetails[K],
  ) => Promise<unknown>
} = {
  status: (tx, row, { from, closedAt }) =>
    update(tx, row.id, {
      ...statusColumns(from, { closedAt: closedAt ? new Date(closedAt) : null }),
      version: next,
    }),
  assigned: (tx, row, { from }) =>
    update(tx, row.id, {
      // An account that was removed since cannot get it back.
      ownerId: from ? sql`(select id from users where id = ${from.id})` : null,
      version: next,
    }),
  'follow-up': (tx, row, { from }) =>
    update(tx, row.id, { followUpAt: from ? new Date(from) : null, version: next }),
  note: (tx, row) => notesAnew(tx, row.id),
  contact: async (tx, row, { status, followUpAt, chasedAt }) => {
    await update(tx, row.id, {
      ...(status && row.status === status.to && { status: status.from }),
      ...(followUpAt && !row.followUpAt && { followUpAt: new Date(followUpAt) }),
      ...(chasedAt && { escalatedAt: new Date(chasedAt) }),
      version: next,
    })
    await notesAnew(tx, row.id)
    await updateFirstResponses(tx, row.mergedInto ?? row.id)
  },
  joined: (tx, row, { into, moved }) => unmergeRow(tx, row.id, into, moved),
  separated: async (tx, row, { from }) => {
    const target = await lockLead(tx, from)
    const rootId = target.mergedInto ?? target.id
    if (rootId === row.id) throw new EditConflict()
    await tx.update(leads).set({ mergedInto: rootId }).where(eq(leads.mergedInto, row.id))
    await update(tx, row.id, { mergedInto: rootId, version: next })
    await updateFirstResponses(tx, rootId)
  },
  'not-spam': (tx, row, { previousDueAt, reason }) =>
    update(tx, row.id, {
      status: 'spam',
      spamReason: reason ?? 'staff',
      closedAt: sql`now()`,
      dueAt: previousDueAt ? new Date(previousDueAt) : null,
      version: next,
    }),
}

/** What the search looks through: the notes that were not taken back. */
async function notesAnew(tx: Executor, id: number) {
  const undone = await undoneEvents(tx, [id])
  const events = await tx
    .select({ id: leadEvents.id, detail: leadEvents.detail })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), inArray(leadEvents.kind, ['note', 'contact'])))
    .orderBy(asc(leadEvents.id))
  const notes = events
    .filter((event) => !undone.has(event.id))
    .map(({ detail }) => String(detail.text ?? detail.note ?? '').toLowerCase())
    .filter(Boolean)
  await update(tx, id, { notes: notes.map((note) => `${note}\n`).join('') })
}
