import { eq, sql } from 'drizzle-orm'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import type { UndoableEvent } from '#app/enquiries/model/events.ts'
import { type LeadRow, lockLead, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { inboundMails } from '#app/platform/db/schema.ts'

/** Takes an e-mail out of the enquiry that staff added it to, with the mark that it set. */
export async function detachMail(
  tx: Executor,
  { id, mergedInto }: LeadRow,
  {
    inboundId,
    clientRepliedAt,
    previous,
  }: Extract<UndoableEvent, { kind: 'client-replied' }>['detail'],
  actorId: number,
): Promise<void> {
  const state = previous?.state ?? 'unmatched'
  await setMailState(tx, inboundId, { state, leadId: null }, actorId)
  for (const leadId of mergedInto === null ? [id] : [id, mergedInto]) {
    const row = await lockLead(tx, leadId)
    if (row.clientRepliedAt?.toISOString() !== clientRepliedAt) continue
    const before = previous?.clientRepliedAt
    await update(tx, leadId, { clientRepliedAt: before ? new Date(before) : null, version: next })
  }
}

export async function setMailState(
  tx: Executor,
  id: number,
  change: Partial<typeof inboundMails.$inferInsert>,
  actorId: number,
): Promise<void> {
  await tx
    .update(inboundMails)
    .set({ ...change, handledBy: actorId, handledAt: sql`now()` })
    .where(eq(inboundMails.id, id))
  await notifyDesk(tx, { kind: 'incoming-mail', ids: [] })
}
