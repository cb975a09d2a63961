import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import { type UndoableEvent, undoableEvent } from '#app/enquiries/model/events.ts'
import { lockGroups, lockLead, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { Subscriptions } from '#app/platform/db/domain-event.ts'
import { leadEvents } from '#app/platform/db/schema.ts'
import { replyResent, replyUndeliverable } from '#app/platform/mail/outbox.server.ts'
import { setFollowUp } from './changes.server.ts'
import { recordContact, restoreCleared } from './contacts.server.ts'
import { notUndone, updateFirstResponses } from './first-response.server.ts'

type Contact = Extract<UndoableEvent, { kind: 'contact' }>['detail']

/**
 * Reverts the changes of a reply that could not be delivered: its enquiry is marked, and needs an answer
 * again as before. Without any response it counts as unread until someone opens it. A later contact that
 * reached the visitor is left in effect.
 */
export async function replyFailed(tx: Executor, leadId: number, mailId: number): Promise<void> {
  await lockGroups(tx, [leadId])
  const { rootId } = await groupOf(tx, leadId)
  const ids = [...new Set([rootId, leadId])]
  const contact = await contactOf(tx, leadId, mailId)
  const spokeLater = contact !== undefined && (await reachedAfter(tx, rootId, contact.id))
  if (contact && !spokeLater) await restore(tx, leadId, contact.detail)
  for (const id of ids) await update(tx, id, { replyFailedAt: sql`now()`, version: next })
  await updateFirstResponses(tx, rootId)
  if (!spokeLater) await bringBack(tx, rootId, mailId)
  await notifyDesk(tx, { kind: 'mail', ids })
}

export function subscribeReplies(events: Subscriptions): void {
  events.on(replyUndeliverable, (tx, { leadId, mailId }) => replyFailed(tx, leadId, mailId))
  // A contact of now, so that the time of the one that reached no one does not count.
  events.on(replyResent, (tx, { leadId, mail: { id: mailId, subject }, actorId }) => {
    const sent = { kind: 'email', outcome: 'reached', note: subject, mailId } as const
    return recordContact(tx, leadId, sent, actorId)
  })
}

async function contactOf(
  tx: Executor,
  leadId: number,
  mailId: number,
): Promise<{ id: number; detail: Contact } | undefined> {
  const [stored] = await tx
    .select()
    .from(leadEvents)
    .where(
      and(
        eq(leadEvents.leadId, leadId),
        eq(leadEvents.kind, 'contact'),
        sql`(${leadEvents.detail} ->> 'mailId')::int = ${mailId}`,
      ),
    )
    .orderBy(desc(leadEvents.id))
    .limit(1)
  const event = undoableEvent.safeParse(stored).data
  return stored && event?.kind === 'contact' ? { id: stored.id, detail: event.detail } : undefined
}

/** Whether a later contact that was not undone reached the visitor. */
async function reachedAfter(tx: Executor, rootId: number, eventId: number): Promise<boolean> {
  const { ids } = await groupOf(tx, rootId)
  const later = await tx.$count(
    leadEvents,
    and(
      inArray(leadEvents.leadId, ids),
      eq(leadEvents.kind, 'contact'),
      sql`${leadEvents.id} > ${eventId} and ${leadEvents.detail} ->> 'outcome' = 'reached'`,
      notUndone('lead_events'),
      sql`not exists (select 1 from mails where id = (${leadEvents.detail} ->> 'mailId')::int and state = 'failed')`,
    ),
  )
  return later > 0
}

async function restore(tx: Executor, leadId: number, detail: Contact): Promise<void> {
  await restoreCleared(tx, await lockLead(tx, leadId), detail)
  if (detail.root) await restoreCleared(tx, await lockLead(tx, detail.root.id), detail.root)
}

/** An enquiry that was answered before, or closed, needs an answer again: its follow-up is due now. */
async function bringBack(tx: Executor, rootId: number, mailId: number): Promise<void> {
  const row = await lockLead(tx, rootId)
  const now = new Date()
  if (row.status === 'spam' || (row.followUpAt && row.followUpAt <= now)) return
  if (row.firstResponseAt === null) {
    await update(tx, rootId, { readAt: null })
    if (isOpen(row.status)) return
  }
  await setFollowUp(tx, [row], now.toISOString(), null, { mailId })
}
