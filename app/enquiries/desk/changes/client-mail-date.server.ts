import { and, desc, eq } from 'drizzle-orm'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leadEvents } from '#app/platform/db/schema.ts'

/** Whether the follow-up date is the one that an e-mail of the client set: answering it settles that. */
export async function isSetByClientMail(
  tx: Executor,
  { id, followUpAt, clientRepliedAt }: Pick<LeadRow, 'id' | 'followUpAt' | 'clientRepliedAt'>,
): Promise<boolean> {
  if (followUpAt === null || clientRepliedAt === null) return false
  const [last] = await tx
    .select({ detail: leadEvents.detail })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'follow-up')))
    .orderBy(desc(leadEvents.id))
    .limit(1)
  return last?.detail.inboundId !== undefined && last.detail.to === followUpAt.toISOString()
}
