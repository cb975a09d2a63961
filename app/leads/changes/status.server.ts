import { sql } from 'drizzle-orm'
import type { LeadStatus } from '#app/content/enums.ts'
import type { Executor } from '#app/db/database.ts'
import { AppError } from '#app/http/errors.ts'
import { isOpen, transitions } from '#app/leads/desk-changes.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import { type LeadRow, next, update } from '#app/leads/rows.server.ts'

/**
 * Sets the status. Returns the event's id.
 * @throws AppError 409 when it may not follow the current one
 */
export async function setStatus(
  tx: Executor,
  row: LeadRow,
  to: LeadStatus,
  actorId: number,
): Promise<number> {
  const rejection = statusRejection(row.status, to)
  if (rejection) throw new AppError(409, rejection)
  await update(tx, row.id, { ...statusColumns(to, row), version: next })
  const detail = { from: row.status, to, closedAt: row.closedAt?.toISOString() ?? null }
  return recordEvent(tx, row.id, { kind: 'status', detail }, actorId)
}

/** Why a status may not follow another, if so. */
export function statusRejection(from: LeadStatus, to: LeadStatus): string | undefined {
  if (from === to || transitions[from].includes(to)) return undefined
  if (from === 'spam') return 'This enquiry is marked as spam. Choose "Not spam" first.'
  return `The status can’t change from "${from}" to "${to}".`
}

/** The columns that go with a status. An enquiry that was closed before keeps its `closedAt`. */
export function statusColumns(to: LeadStatus, row: Pick<LeadRow, 'closedAt'>) {
  return {
    status: to,
    closedAt: isOpen(to) ? null : (row.closedAt ?? sql`now()`),
    spamReason: to === 'spam' ? ('staff' as const) : null,
  }
}
