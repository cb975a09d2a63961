import { asc, countDistinct, inArray } from 'drizzle-orm'
import { asOneActivity } from '#app/enquiries/desk/desk-activity.server.ts'
import {
  BULK_MATCHING_MAX,
  type BulkChange,
  type BulkChanged,
} from '#app/enquiries/desk/desk-changes.ts'
import type { LeadFilters } from '#app/enquiries/desk/filters.ts'
import { conditions } from '#app/enquiries/desk/views.server.ts'
import { assignInTurn } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { leadsChanged } from '#app/enquiries/model/events.server.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { applyChange, isOfDesk } from './changes.server.ts'
import { bringBack } from './not-spam.server.ts'
import { statusRejection } from './status.server.ts'

/**
 * Changes several enquiries at once, all or none; those whose status does not allow it are skipped.
 * @throws AppError 409 when the filters match too many, or another number than expected, or when no
 * one is on duty to assign them to
 */
export async function changeLeads(
  db: Database,
  { ids, filters, expected, ...change }: BulkChange,
  actorId: number,
  mode: RoleMode,
): Promise<BulkChanged> {
  return db.transaction(async (tx) => {
    const chosen = ids ?? (await matching(tx, { ...filters, page: 1 }, actorId, expected))
    // Always in the same order, against deadlocks with another bulk change.
    const rows = await tx
      .select()
      .from(leads)
      .where(inArray(leads.id, chosen))
      .orderBy(asc(leads.id))
      .for('update')
    const result: BulkChanged = { updated: 0, changed: [], skipped: [] }
    const allowed = rows.filter((row) => {
      const rejection = rejectionOf(row, change)
      if (rejection) result.skipped.push({ id: row.id, message: rejection })
      return !rejection
    })
    result.changed = await asOneActivity(tx, () => changeAll(tx, allowed, change, actorId, mode))
    result.updated = await countLeads(tx, result.changed)
    const found = new Set(rows.map(({ id }) => id))
    for (const id of new Set(chosen)) {
      if (!found.has(id)) result.skipped.push({ id, message: 'This enquiry no longer exists.' })
    }
    await leadsChanged.publish(tx, result.changed)
    return result
  })
}

type Change = Omit<BulkChange, 'ids' | 'filters' | 'expected'>

function rejectionOf({ status, mergedInto }: LeadRow, change: Change): string | undefined {
  if (mergedInto !== null && (change.assignInTurn || isOfDesk(change)))
    return conflicts.changeElsewhere(mergedInto)
  if (change.notSpam && status !== 'spam') return conflicts.notInSpam
  return change.status && statusRejection(status, change.status)
}

async function changeAll(
  tx: Executor,
  rows: LeadRow[],
  { assignInTurn: inTurn, notSpam, ...change }: Change,
  actorId: number,
  mode: RoleMode,
): Promise<number[]> {
  const events: number[] = []
  if (notSpam) events.push(...(await bringBack(tx, rows, actorId)))
  events.push(...(await applyChange(tx, rows, change, actorId, mode)))
  if (inTurn) events.push(...(await assignInTurn(tx, rows, actorId, mode)))
  return events
}

/** The number of enquiries that some events are about. */
async function countLeads(tx: Executor, eventIds: number[]): Promise<number> {
  if (eventIds.length === 0) return 0
  const [found] = await tx
    .select({ total: countDistinct(leadEvents.leadId) })
    .from(leadEvents)
    .where(inArray(leadEvents.id, eventIds))
  return found?.total ?? 0
}

async function matching(tx: Executor, filters: LeadFilters, userId: number, expected?: number) {
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(conditions(filters, userId))
    .limit(BULK_MATCHING_MAX + 1)
  if (rows.length > BULK_MATCHING_MAX) {
    throw new AppError(409, conflicts.tooMany(BULK_MATCHING_MAX))
  }
  if (expected !== undefined && rows.length !== expected) {
    throw new AppError(409, conflicts.otherNumber(rows.length, expected))
  }
  return rows.map(({ id }) => id)
}
