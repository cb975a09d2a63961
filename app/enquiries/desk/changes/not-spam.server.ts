import { and, type Column, desc, eq, inArray, sql } from 'drizzle-orm'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { newLeads, recordEvents } from '#app/enquiries/model/events.server.ts'
import { undoableEvent } from '#app/enquiries/model/events.ts'
import { type LeadRow, lockLead, next, update } from '#app/enquiries/model/rows.server.ts'
import { dueAfter } from '#app/enquiries/model/sla.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { revertTogether } from './revert.server.ts'

/**
 * Brings an enquiry back from Spam. If the spam filter flagged it on arrival, its SLA starts now,
 * because no one could have responded, and the e-mails about a new enquiry are queued. If a member of staff
 * put it there, it is as it was before, and keeps its due time.
 */
export async function notSpam(db: Database, id: number, actorId: number): Promise<number[]> {
  return db.transaction(async (tx) => bringBack(tx, [await lockLead(tx, id)], actorId))
}

/** @throws AppError 409 when one is not marked as spam */
export async function bringBack(tx: Executor, rows: LeadRow[], actorId: number): Promise<number[]> {
  if (rows.some(({ status }) => status !== 'spam')) throw new AppError(409, conflicts.notInSpam)
  const marked = await markedByStaff(tx, rows)
  const ids = rows.flatMap(({ id }) => (marked.has(id) ? [] : id))
  const { firstResponseAt, spamReason, dueAt, dueFrom } = leads
  const now = new Date()
  const due = dueAfter(now, await readOffice(tx, now))
  const restarted = (column: Column, from: Date) =>
    sql`case when ${spamReason} = 'staff' or ${dueAt} is null then ${column} else ${from.toISOString()}::timestamptz end`
  const changed = await update(tx, ids, {
    status: sql`case when ${firstResponseAt} is null then 'new' else 'contacted' end`,
    closedAt: null,
    spamReason: null,
    dueAt: restarted(dueAt, due),
    dueFrom: restarted(dueFrom, now),
    version: next,
  })
  const after = new Map(changed.map((row) => [row.id, row]))
  const records = rows.map((row) => {
    const to = marked.get(row.id)?.event.detail.from
    return {
      leadId: row.id,
      event: {
        kind: 'not-spam' as const,
        detail: {
          ...(to && { to }),
          dueAt: (after.get(row.id) ?? row).dueAt?.toISOString() ?? null,
          previousDueAt: row.dueAt?.toISOString() ?? null,
          reason: row.spamReason,
        },
      },
    }
  })
  const events = await recordEvents(tx, records, actorId)
  await revertTogether(tx, [...marked.values()])
  const begun = rows.flatMap((row) => (slaStarts(row) ? (after.get(row.id) ?? []) : []))
  await newLeads.publish(tx, {
    leads: begun.map((row) => ({ ...row, dueAt: row.dueAt ?? new Date() })),
  })
  return events
}

function slaStarts({ spamReason, dueAt }: LeadRow): boolean {
  return spamReason !== 'staff' && dueAt !== null
}

/** Those that staff put there, by their ids, each with the change that did. */
async function markedByStaff(tx: Executor, rows: LeadRow[]) {
  const byStaff = rows.filter(({ spamReason }) => spamReason === 'staff')
  const { id, leadId, kind, detail } = leadEvents
  const marks = await tx
    .selectDistinctOn([leadId], { leadId, kind, detail })
    .from(leadEvents)
    .where(
      and(
        inArray(
          leadId,
          byStaff.map((row) => row.id),
        ),
        eq(kind, 'status'),
        sql`${detail} ->> 'to' = 'spam' and ${detail} ->> 'from' <> 'spam'`,
      ),
    )
    .orderBy(leadId, desc(id))
  const markOf = new Map(marks.map((mark) => [mark.leadId, undoableEvent.safeParse(mark).data]))
  return new Map(
    byStaff.flatMap((row) => {
      const event = markOf.get(row.id)
      return event?.kind === 'status' ? [[row.id, { row, event }] as const] : []
    }),
  )
}
