import { recordEvents } from '#app/enquiries/model/events.server.ts'
import { type LeadRow, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { CaseStage } from '#content/enums.ts'

/** Sets how far the cases are, forwards or back. Returns the ids of the events. */
export async function setStage(
  tx: Executor,
  rows: LeadRow[],
  to: CaseStage | null,
  /** null: it follows from what a client did */
  actorId: number | null,
  /** a merged enquiry whose return moves on, if these follow it */
  ofLead?: number,
): Promise<number[]> {
  const ids = rows.map(({ id }) => id)
  await update(tx, ids, { stage: to, version: next })
  const records = rows.map(({ id, stage }) => ({
    leadId: id,
    event: { kind: 'stage' as const, detail: { from: stage, to, ...(ofLead && { ofLead }) } },
  }))
  return recordEvents(tx, records, actorId)
}
