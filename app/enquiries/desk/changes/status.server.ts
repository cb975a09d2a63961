import { sql } from 'drizzle-orm'
import { isOpen, transitions } from '#app/enquiries/desk/desk-changes.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { recordEvents } from '#app/enquiries/model/events.server.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { type LeadRow, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { LeadStatus } from '#content/enums.ts'
import { updateFirstResponses } from './first-response.server.ts'

/**
 * Sets the status, and the first response where the client decided before one was noted. Returns the ids of the events.
 * @throws AppError 409 when it may not follow the current one
 */
export async function setStatus(
  tx: Executor,
  rows: LeadRow[],
  to: LeadStatus,
  actorId: number,
  outcome: Outcome = { fee: null, lostReason: null },
): Promise<number[]> {
  for (const { status } of rows) {
    const rejection = statusRejection(status, to)
    if (rejection) throw new AppError(409, rejection)
  }
  const ids = rows.map(({ id }) => id)
  await update(tx, ids, { ...statusColumns(to, leads), ...outcome, version: next })
  const records = rows.map(({ id, status, closedAt, fee, lostReason }) => ({
    leadId: id,
    event: {
      kind: 'status' as const,
      detail: {
        from: status,
        to,
        closedAt: closedAt?.toISOString() ?? null,
        outcome,
        previous: { fee, lostReason },
      },
    },
  }))
  const events = await recordEvents(tx, records, actorId)
  const isDecision = to === 'won' || to === 'lost'
  if (isDecision)
    await updateFirstResponses(tx, [...new Set(rows.map(({ id, mergedInto }) => mergedInto ?? id))])
  return events
}

/** Why a status may not follow another, if so. */
export function statusRejection(from: LeadStatus, to: LeadStatus): string | undefined {
  if (from === to || transitions[from].includes(to)) return undefined
  if (from === 'spam') return conflicts.inSpam
  return conflicts.status(from, to)
}

/** The columns that go with a status. An enquiry that was closed before keeps its `closedAt`. */
export function statusColumns(
  to: LeadStatus,
  { closedAt }: { closedAt: Date | null | typeof leads.closedAt },
) {
  return {
    status: to,
    closedAt: isOpen(to) ? null : sql`coalesce(${closedAt}, now())`,
    spamReason: to === 'spam' ? ('staff' as const) : null,
  }
}
