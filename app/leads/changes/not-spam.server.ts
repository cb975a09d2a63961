import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { AppError } from '#app/http/errors.ts'
import { recordEvent } from '#app/leads/events.server.ts'
import type { NotifyNewLead } from '#app/leads/lead-for-email.ts'
import { type LeadRow, lockLead, next, update } from '#app/leads/rows.server.ts'

/**
 * Brings an enquiry back from Spam. If the spam filter flagged it on arrival, its SLA starts now,
 * because no one could have responded, and the e-mails about a new enquiry are queued. If a member of staff
 * put it there, it keeps its due time.
 */
export async function notSpam(
  db: Database,
  id: number,
  actorId: number,
  notifyNewLead: NotifyNewLead,
): Promise<number[]> {
  return db.transaction(async (tx) => bringBack(tx, await lockLead(tx, id), actorId, notifyNewLead))
}

/** @throws AppError 409 when it is not marked as spam */
export async function bringBack(
  tx: Executor,
  row: LeadRow,
  actorId: number,
  notifyNewLead: NotifyNewLead,
): Promise<number[]> {
  if (row.status !== 'spam') throw new AppError(409, NOT_IN_SPAM)
  const slaStarts = row.spamReason !== 'staff' && row.dueAt !== null
  const [now] = await update(tx, row.id, {
    status: row.firstResponseAt ? 'contacted' : 'new',
    closedAt: null,
    spamReason: null,
    ...(slaStarts && { dueAt: sql`now() + interval '24 hours'` }),
    version: next,
  })
  const detail = {
    dueAt: now?.dueAt?.toISOString() ?? null,
    previousDueAt: row.dueAt?.toISOString() ?? null,
    reason: row.spamReason,
  }
  const event = await recordEvent(tx, row.id, { kind: 'not-spam', detail }, actorId)
  if (slaStarts && now) await notifyNewLead(tx, { ...now, dueAt: now.dueAt ?? new Date() })
  return [event]
}

export const NOT_IN_SPAM = 'This enquiry is not marked as spam.'
