import type { CaseStage } from '#app/content/enums.ts'
import type { Executor } from '#app/db/database.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import { type LeadRow, next, update } from '#app/leads/rows.server.ts'

/** Sets how far the case is, forwards or back. Returns the event's id. */
export async function setStage(
  tx: Executor,
  row: LeadRow,
  to: CaseStage | null,
  actorId: number,
): Promise<number> {
  await update(tx, row.id, { stage: to, version: next })
  return recordEvent(tx, row.id, { kind: 'stage', detail: { from: row.stage, to } }, actorId)
}
