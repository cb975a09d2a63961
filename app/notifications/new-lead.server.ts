import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leads } from '#app/db/schema.ts'
import type { EmailRecipients, LeadForEmail, NotifyNewLead } from '#app/leads/lead-for-email.ts'
import { receiptUrl } from '#app/leads/receipts/receipt.ts'
import { type Outbox, queueMail } from '#app/mail/outbox.server.ts'
import { acknowledgement } from '#app/notifications/emails/acknowledgement.ts'
import { newEnquiry } from '#app/notifications/emails/new-enquiry.ts'
import { type Chosen, loadRecipients } from './recipients.server.ts'

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
 * Queues the acknowledgement to the visitor, if there is an address, and the e-mail to staff
 * (`recipients.server.ts`), in the transaction that stores the enquiry, so that there is never one
 * without the others.
 */
export async function notifyNewLead(
  tx: Executor,
  outbox: Outbox,
  lead: LeadForEmail,
  to: EmailRecipients = { visitor: true, staff: true },
): Promise<void> {
  const leadId = lead.id
  if (to.visitor && lead.email) {
    await queueMail(tx, outbox, {
      event: `lead-received:${lead.id}:visitor`,
      kind: 'acknowledgement',
      to: lead.email,
      replyTo: outbox.firm.email,
      content: acknowledgement(lead, outbox.firm),
      leadId,
    })
  }
  if (!to.staff) return
  const recipients = await loadRecipients(tx, outbox)
  const ownerId = await ownerOf(tx, lead.id)
  const chosen: Chosen = ({ id, mailNew, mailAssigned }) =>
    mailNew || (id === ownerId && mailAssigned)
  for (const address of recipients.addresses(ownerId, chosen)) {
    await queueMail(tx, outbox, {
      event: newEnquiryEvent(lead.id, address),
      kind: 'new-enquiry',
      to: address,
      content: newEnquiry(lead, outbox.firm),
      leadId,
    })
  }
}

async function ownerOf(tx: Executor, leadId: number): Promise<number | null> {
  const [lead] = await tx.select({ ownerId: leads.ownerId }).from(leads).where(eq(leads.id, leadId))
  return lead?.ownerId ?? null
}

/** The event of the e-mail to staff about a new enquiry. */
export function newEnquiryEvent(leadId: number, to: string): string {
  return `lead-received:${leadId}:staff:${keyOf(to)}`
}

/** A short hash, for events that must not contain the address. */
export function keyOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)
}
