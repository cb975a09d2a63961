import { recordEvents } from '#app/enquiries/model/events.server.ts'
import type { LeadEventRecord } from '#app/enquiries/model/events.ts'
import type { StoredWorking } from '#app/enquiries/model/working.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { activity, leads, leadWorkings } from '#app/platform/db/schema.ts'

/** An enquiry that arrives from a visitor, with everything that is written about it. */
export interface NewRow {
  lead: typeof leads.$inferInsert & { id: number }
  working: StoredWorking | undefined
  events: LeadEventRecord[]
}

/**
 * Writes enquiries, their events and their entries in the activity, and notifies the open desks. Returns the
 * ids of the events.
 */
export async function storeArrivals(tx: Executor, rows: NewRow[]): Promise<number[]> {
  await tx
    .insert(leads)
    .overridingSystemValue()
    .values(rows.map(({ lead }) => lead))
  const workings = rows.flatMap(({ lead, working }) =>
    working ? [{ leadId: lead.id, ...working }] : [],
  )
  if (workings.length > 0) await tx.insert(leadWorkings).values(workings)
  const received = rows.flatMap(({ lead }) => (lead.spamReason ? [] : [entryOf(lead)]))
  if (received.length > 0) await tx.insert(activity).values(received)
  const events = rows.flatMap(({ lead, events }) =>
    events.map((event) => ({ leadId: lead.id, event })),
  )
  return recordEvents(tx, events, null)
}

function entryOf({ id }: NewRow['lead']) {
  return { verb: 'received', subject: 'lead', subjectId: id } as const
}
