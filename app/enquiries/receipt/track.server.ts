import { and, desc, eq, inArray } from 'drizzle-orm'
import { undoneEvents } from '#app/enquiries/model/events.server.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leadEvents } from '#app/platform/db/schema.ts'
import { CASE_STAGES } from '#content/enums.ts'
import { TRACK_STEPS, type TrackStep } from './receipt.ts'

/**
 * The steps of a case: the first two follow from the enquiry, the others from the stage that staff
 * set. A step that was skipped is left out. A merged enquiry goes with the one that it
 * was merged into, its root.
 */
export async function caseTrack(
  db: Executor,
  lead: Pick<LeadRow, 'receivedAt'>,
  { id, stage, ownerId }: Pick<LeadRow, 'id' | 'stage' | 'ownerId'>,
): Promise<TrackStep[]> {
  const [events, undone] = await Promise.all([
    db
      .select()
      .from(leadEvents)
      .where(and(eq(leadEvents.leadId, id), inArray(leadEvents.kind, ['assigned', 'stage'])))
      .orderBy(desc(leadEvents.id)),
    undoneEvents(db, [id]),
  ])
  const reached = stage ? 2 + CASE_STAGES.indexOf(stage) : ownerId ? 1 : 0
  const happened = events.filter((event) => !undone.has(event.id))
  const dateOf = (step: TrackStep['step']): Date | undefined => {
    if (step === 'received') return lead.receivedAt
    return happened.find(({ kind, detail }) =>
      step === 'assigned' ? kind === 'assigned' && detail.to : detail.to === step,
    )?.at
  }
  return TRACK_STEPS.flatMap((step, index) => {
    if (index > reached) return { step, reached: false, at: null }
    const at = dateOf(step)?.toISOString() ?? null
    return at === null && index < reached ? [] : { step, reached: true, at }
  })
}
