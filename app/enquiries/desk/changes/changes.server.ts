import { sql } from 'drizzle-orm'
import type { LeadChange } from '#app/enquiries/desk/desk-changes.ts'
import { adoptUnowned, assign, personOf } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { correct, refuseEmail } from '#app/enquiries/model/details/corrections.server.ts'
import { leadsChanged, recordEvents } from '#app/enquiries/model/events.server.ts'
import { type LeadRow, lockLead, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { setStage } from './stage.server.ts'
import { setStatus } from './status.server.ts'

/**
 * Changes an enquiry's status, stage, owner, follow-up date or read mark, or corrects its details. Returns the ids of the
 * events.
 * @throws NotFound, InvalidInput, and AppError 409 where a colleague was first or a status may not follow
 */
export async function changeLead(
  db: Database,
  id: number,
  { version, proposedEmail, ...change }: LeadChange,
  actorId: number,
  mode: RoleMode,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    if (version !== undefined && version !== row.version) throw new AppError(409, conflicts.changed)
    if (row.mergedInto !== null && isOfDesk(change)) {
      throw new AppError(409, conflicts.changeElsewhere(row.mergedInto))
    }
    const events = [
      ...(await applyChange(tx, [row], change, actorId, mode)),
      ...(await correct(tx, row, change, actorId)),
      ...(proposedEmail === null ? await refuseEmail(tx, row, actorId) : []),
    ]
    await leadsChanged.publish(tx, events)
    return events
  })
}

/** What only counts for an enquiry that stands on the desk. */
export function isOfDesk({
  status,
  stage,
  ownerId,
  followUpAt,
}: Pick<LeadChange, 'status' | 'stage' | 'ownerId' | 'followUpAt'>): boolean {
  return [status, stage, ownerId, followUpAt].some((value) => value !== undefined)
}

/**
 * Applies a change to enquiries that are locked; a value that one has already is left as it is. Returns the
 * ids of the events.
 */
export async function applyChange(
  tx: Executor,
  rows: LeadRow[],
  change: Omit<LeadChange, 'version'>,
  actorId: number,
  mode: RoleMode,
): Promise<number[]> {
  const { status, fee, lostReason, stage, ownerId, followUpAt, read } = change
  const events: number[] = []
  const others = (has: (row: LeadRow) => boolean) => rows.filter((row) => !has(row))
  if (read !== undefined) {
    const unlike = others(({ readAt }) => read === (readAt !== null))
    events.push(...(await setRead(tx, unlike, read, actorId)))
  }
  if (status !== undefined) {
    const hasOutcome = fee !== undefined || lostReason !== undefined
    const outcome = { fee: fee ?? null, lostReason: lostReason ?? null }
    const unlike = others(
      (row) =>
        row.status === status &&
        (!hasOutcome || (row.fee === outcome.fee && row.lostReason === outcome.lostReason)),
    )
    events.push(...(await setStatus(tx, unlike, status, actorId, outcome)))
  }
  if (stage !== undefined) {
    const unlike = others((row) => row.stage === stage)
    events.push(...(await setStage(tx, unlike, stage, actorId)))
  }
  if (ownerId !== undefined) {
    const unlike = others((row) => row.ownerId === ownerId)
    const person = unlike.length > 0 ? await personOf(tx, ownerId, mode) : null
    events.push(...(await assign(tx, unlike, person, 'by-hand', actorId)))
  }
  if (followUpAt !== undefined) events.push(...(await setFollowUp(tx, rows, followUpAt, actorId)))
  const decided =
    status === 'won' || status === 'lost' ? others((row) => row.status === status) : []
  const taken = followUpAt ? rows : decided
  if (ownerId === undefined) events.push(...(await adoptUnowned(tx, taken, actorId)))
  return events
}

async function setRead(tx: Executor, rows: LeadRow[], read: boolean, actorId: number) {
  const ids = rows.map(({ id }) => id)
  await update(tx, ids, { readAt: read ? sql`now()` : null })
  const event = { kind: read ? 'read' : 'unread', detail: {} } as const
  return recordEvents(
    tx,
    ids.map((leadId) => ({ leadId, event })),
    actorId,
  )
}

/** @param cause the contact that it was set with, or the e-mail (ours or the client's) that set it */
export async function setFollowUp(
  tx: Executor,
  rows: LeadRow[],
  at: string | null,
  actorId: number | null,
  cause: { contactId?: number; mailId?: number; inboundId?: number } = {},
): Promise<number[]> {
  const to = at && new Date(at).toISOString()
  const records = rows.flatMap(({ id, followUpAt }) => {
    const from = followUpAt?.toISOString() ?? null
    const event = { kind: 'follow-up' as const, detail: { from, to, ...cause } }
    return from === to ? [] : [{ leadId: id, event }]
  })
  const ids = records.map(({ leadId }) => leadId)
  await update(tx, ids, { followUpAt: to ? new Date(to) : null, version: next })
  return recordEvents(tx, records, actorId)
}
