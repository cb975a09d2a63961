import { createHash } from 'node:crypto'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import type { EmailRecipients, LeadForEmail, NotifyNewLead } from '#app/leads/lead-for-email.ts'
import { receiptUrl } from '#app/leads/receipts/receipt.ts'
import { type Outbox, queueMail } from '#app/mail/outbox.server.ts'
import { acknowledgement } from '#app/notifications/emails/acknowledgement.ts'
import { newEnquiry } from '#app/notifications/emails/new-enquiry.ts'

/** Notifies the visitor (with the address of the receipt) and staff of an enquiry, by e-mail. */
export function newLeadNotifier(outbox: Outbox): NotifyNewLead {
  return (tx, lead, recipients) =>
    notifyNewLead(
      tx,
      outbox,
      { ...lead, receiptUrl: receiptUrl(outbox.firm.origin, lead.receiptToken) },
      recipients,
    )
}

/**
 * Queues the acknowledgement to the visitor, if there is an address, and the notification to staff who
 * want it, in the transaction that stores the enquiry, so that there is never one without the others.
 */
export async function notifyNewLead(
  tx: Executor,
  outbox: Outbox,
  lead: LeadForEmail,
  recipients: EmailRecipients = { visitor: true, staff: true },
): Promise<void> {
  const event = `lead-received:${lead.id}`
  const leadId = lead.id
  if (recipients.visitor && lead.email) {
    await queueMail(tx, outbox, {
      event: `${event}:visitor`,
      kind: 'acknowledgement',
      to: lead.email,
      replyTo: outbox.firm.email,
      content: acknowledgement(lead, outbox.firm),
      leadId,
    })
  }
  if (!recipients.staff) return
  for (const to of await staffSubscribedTo(tx, outbox, 'mailNew')) {
    await queueMail(tx, outbox, {
      event: `${event}:staff:${keyOf(to)}`,
      kind: 'new-enquiry',
      to,
      content: newEnquiry(lead, outbox.firm),
      leadId,
    })
  }
}

/** The addresses in MAIL_STAFF and of the accounts subscribed to any of the topics, without duplicates. */
export async function staffSubscribedTo(
  db: Executor,
  outbox: Outbox,
  ...topics: ('mailNew' | 'mailDue')[]
): Promise<string[]> {
  const subscribed = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        isNotNull(users.email),
        or(...topics.map((topic) => eq(users[topic], true))),
      ),
    )
  const all = [...outbox.settings.staff, ...subscribed.map(({ email }) => email ?? '')]
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()]
}

/** A short hash, for events that must not contain the address. */
export function keyOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)
}
