import { inArray } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import type { NotificationKind } from '#content/enums.ts'
import { type NotifiedLead, notification } from './emails/notification.ts'
import { keyOf } from './new-lead.server.ts'
import { byPersonAndKind, type Notice } from './notice.ts'
import type { Chosen, Recipients } from './recipients.server.ts'

const chosenBy: Record<NotificationKind, Chosen> = {
  'new-enquiry': ({ mailNew }) => mailNew,
  assigned: ({ mailAssigned }) => mailAssigned,
  mentioned: ({ mailMentioned }) => mailMentioned,
  'due-soon': ({ mailDue }) => mailDue,
  overdue: ({ mailDue }) => mailDue,
  'follow-up': ({ mailDue }) => mailDue,
  escalated: ({ mailDue }) => mailDue,
  'reply-failed': ({ mailDue }) => mailDue,
  'client-replied': ({ mailDue }) => mailDue,
  corrected: ({ mailDue }) => mailDue,
  'withdrawal-asked': ({ mailDue }) => mailDue,
  'appointment-booked': ({ mailAssigned }) => mailAssigned,
  'appointment-moved': ({ mailAssigned }) => mailAssigned,
  'appointment-cancelled': ({ mailAssigned }) => mailAssigned,
  'appointment-soon': ({ mailDue }) => mailDue,
  'bookings-fast': ({ mailDue }) => mailDue,
}

/** Queues the e-mails about notices that concern one person, to that person. */
export async function mailThePerson(
  tx: Executor,
  outbox: MailQueue,
  notices: Notice[],
  recipients: Recipients,
): Promise<void> {
  for (const group of byPersonAndKind(notices)) {
    const [first] = group
    const to = first && recipients.addressOf(first.userId, chosenBy[first.kind])
    if (to) await queueNotification(tx, outbox, to, group)
  }
}

/**
 * Queues the e-mails about notices that concern the enquiry's owner, or else the stand-in: one
 * for each address, however many enquiries it is about.
 * @param ownerOf the owner of an enquiry, by its id
 */
export async function mailThePersonInCharge(
  tx: Executor,
  outbox: MailQueue,
  notices: Omit<Notice, 'userId'>[],
  recipients: Recipients,
  ownerOf: (leadId: number) => number | null,
): Promise<void> {
  const perLead = [...new Map(notices.map((notice) => [notice.leadId, notice])).values()]
  const addressed = perLead.flatMap((notice) =>
    recipients
      .addresses(ownerOf(notice.leadId), chosenBy[notice.kind])
      .map((to) => ({ to, notice })),
  )
  for (const [to, group] of Map.groupBy(addressed, (one) => one.to)) {
    await queueNotification(
      tx,
      outbox,
      to,
      group.map(({ notice }) => notice),
    )
  }
}

async function queueNotification(
  tx: Executor,
  outbox: MailQueue,
  to: string,
  notices: Omit<Notice, 'userId'>[],
) {
  const [first] = notices
  if (!first) return
  const about = await leadsOf(tx, notices)
  const by = await nameOf(tx, first.actorId)
  await queueMail(tx, outbox, {
    event: `notification:${first.event}:${keyOf(to)}`,
    kind: 'notification',
    to,
    content: notification(first.kind, about, by, outbox.firm),
    ...(about.length === 1 && { leadId: first.leadId }),
  })
}

async function leadsOf(tx: Executor, notices: Pick<Notice, 'leadId'>[]): Promise<NotifiedLead[]> {
  const ids = notices.map(({ leadId }) => leadId)
  return tx
    .select({ id: leads.id, service: leads.service })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(leads.id)
}

async function nameOf(tx: Executor, userId: number | null): Promise<string | undefined> {
  if (userId === null) return undefined
  const [user] = await tx
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.id, [userId]))
  return user?.name
}
