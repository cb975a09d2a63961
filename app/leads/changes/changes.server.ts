import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import { assign, personOf } from '#app/leads/assignment.server.ts'
import { asOneActivity } from '#app/leads/desk-activity.server.ts'
import type { BulkChange, BulkChanged, LeadChange } from '#app/leads/desk-changes.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import { EditConflict, type LeadRow, lockLead, next, update } from '#app/leads/rows.server.ts'
import { setStage } from './stage.server.ts'
import { setStatus, statusRejection } from './status.server.ts'

/**
 * Changes an enquiry's status, stage, owner, follow-up date or read mark. Returns the ids of the
 * events.
 * @throws NotFound, EditConflict (409), InvalidInput, and AppError 409 for a status that may not follow
 */
export async function changeLead(
  db: Database,
  id: number,
  { version, ...change }: LeadChange,
  actorId: number,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const row = await lockLead(tx, id)
    if (version !== undefined && version !== row.version) throw new EditConflict()
    return applyChange(tx, row, change, actorId)
  })
}

/** Changes several at once, all or none; those whose status does not allow it are skipped. */
export async function changeLeads(
  db: Database,
  { ids, ...change }: BulkChange,
  actorId: number,
): Promise<BulkChanged> {
  return db.transaction(async (tx) => {
    const result: BulkChanged = { updated: 0, changed: [], skipped: [] }
    await asOneActivity(tx, async () => {
      // Always in the same order, against deadlocks with another bulk change.
      for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
        const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('update')
        const rejection = row
          ? change.status && statusRejection(row.status, change.status)
          : 'This enquiry no longer exists.'
        if (!row || rejection) {
          result.skipped.push({ id, message: rejection || '' })
          continue
        }
        const events = await applyChange(tx, row, change, actorId)
        result.changed.push(...events)
        if (events.length > 0) result.updated++
      }
    })
    return result
  })
}

async function applyChange(
  tx: Executor,
  row: LeadRow,
  change: Omit<LeadChange, 'version'>,
  actorId: number,
): Promise<number[]> {
  const { status, stage, ownerId, followUpAt, read } = change
  const events: number[] = []
  if (read !== undefined && read !== (row.readAt !== null)) {
    await update(tx, row.id, { readAt: read ? sql`now()` : null })
    events.push(
      await recordEvent(tx, row.id, { kind: read ? 'read' : 'unread', detail: {} }, actorId),
    )
  }
  if (status !== undefined && status !== row.status) {
    events.push(await setStatus(tx, row, status, actorId))
  }
  if (stage !== undefined && stage !== row.stage) {
    events.push(await setStage(tx, row, stage, actorId))
  }
  if (ownerId !== undefined && ownerId !== row.ownerId) {
    events.push(await assign(tx, row, await personOf(tx, ownerId), 'by-hand', actorId))
  }
  if (followUpAt !== undefined) events.push(...(await setFollowUp(tx, row, followUpAt, actorId)))
  return events
}

/** @param contactId the contact that it was set with */
export async function setFollowUp(
  tx: Executor,
  row: LeadRow,
  at: string | null,
  actorId: number,
  contactId?: number,
): Promise<number[]> {
  const from = row.followUpAt?.toISOString() ?? null
  const to = at && new Date(at).toISOString()
  if (from === to) return []
  await update(tx, row.id, { followUpAt: to ? new Date(to) : null, version: next })
  const detail = { from, to, ...(contactId !== undefined && { contactId }) }
  return [await recordEvent(tx, row.id, { kind: 'follow-up', detail }, actorId)]
}
