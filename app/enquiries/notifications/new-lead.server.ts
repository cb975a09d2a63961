import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { newLeads } from '#app/enquiries/model/events.server.ts'
import type { EmailRecipients, NewLead } from '#app/enquiries/model/lead-for-email.ts'
import { acknowledgement } from '#app/enquiries/notifications/emails/acknowledgement.ts'
import { newEnquiries, newEnquiry } from '#app/enquiries/notifications/emails/new-enquiry.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { Payload } from '#app/platform/db/domain-event.ts'
import { leads } from '#app/platform/db/schema.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { type MailQueue, type NewMail, queueMails } from '#app/platform/mail/outbox.server.ts'
import {
  type Chosen,
  loadRecipients,
  type Recipients,
  recipientsAmong,
} from './recipients.server.ts'

/**
 * Queues the acknowledgement to the visitor (with the address of the receipt), if there is an address, and the e-mail
 * to staff (`recipients.server.ts`).
 */
export async function queueNewLeadMails(
  tx: Executor,
  outbox: MailQueue,
  { leads, recipients: to, colleagues }: Payload<typeof newLeads>,
): Promise<void> {
  if (leads.length === 0) return
  const { settings, roles } = outbox
  const recipients = colleagues
    ? recipientsAmong(colleagues, settings.staff, roles)
    : await loadRecipients(tx, outbox)
  await queueMails(
    tx,
    outbox,
    leads.flatMap((lead) => mailsAbout(lead, outbox, recipients, to)),
  )
}

function mailsAbout(
  lead: NewLead,
  { firm }: MailQueue,
  recipients: Recipients,
  to: EmailRecipients = { visitor: true, staff: true },
): NewMail[] {
  const chosen: Chosen = ({ id, mailNew, mailAssigned }) =>
    mailNew || (id === lead.ownerId && mailAssigned)
  const staff = to.staff ? recipients.addresses(lead.ownerId, chosen) : []
  return [
    ...(to.visitor && lead.email ? [toVisitor(lead, firm)] : []),
    ...staff.map((address) => ({
      event: newEnquiryEvent(lead.id, address),
      kind: 'new-enquiry' as const,
      to: address,
      content: newEnquiry(lead, firm),
      leadId: lead.id,
    })),
  ]
}

function toVisitor(lead: NewLead, firm: MailQueue['firm']): NewMail {
  const url = receiptUrl(firm.origin, lead.receiptToken)
  return {
    event: `lead-received:${lead.id}:visitor`,
    kind: 'acknowledgement',
    to: lead.email,
    replyTo: firm.email,
    content: acknowledgement({ receiptUrl: url, ...lead }, firm),
    leadId: lead.id,
  }
}

/** What staff read of several new enquiries at once, in the order in which they came. */
export async function describeNewLeads(
  tx: Executor,
  ids: number[],
  firm: Firm,
): Promise<EmailContent> {
  const found = await tx
    .select({ id: leads.id, service: leads.service, dueAt: leads.dueAt })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(leads.id)
  return newEnquiries(found, firm)
}

/** The event of the e-mail to staff about a new enquiry. */
export function newEnquiryEvent(leadId: number, to: string): string {
  return `lead-received:${leadId}:staff:${keyOf(to)}`
}

/** A short hash, for events that must not contain the address. */
export function keyOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)
}
