import type { Firm } from '#app/config/env.ts'
import { acknowledgementCopy as copy, enquiryNumber } from '#app/content/emails.ts'
import { youPay } from '#app/content/plans.ts'
import { GENERAL_INQUIRY, NO_PHONE } from '#app/leads/lead.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import type { EmailContent, Part } from '#app/mail/email-content.ts'
import { firstName } from '#app/text/first-name.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** To the sender of an enquiry: what was received, when the response is due, how to reach the firm. */
export function acknowledgement(lead: LeadForEmail, firm: Firm): EmailContent {
  const service = lead.service === GENERAL_INQUIRY ? undefined : lead.service
  const from = lead.source === 'staff' ? 'staff' : 'form'
  const parts: Part[] = [
    { is: 'title', text: copy.title },
    {
      is: 'text',
      text: copy.greeting(firstName(lead.name), formatTimestamp(lead.dueAt.toISOString())),
    },
    {
      is: 'facts',
      rows: [
        [copy.facts.number, enquiryNumber(lead.id)],
        [copy.facts.received, formatTimestamp(lead.receivedAt.toISOString())],
        ...aboutRows(lead.service),
        [copy.facts.contact, lead.phone === NO_PHONE ? lead.email : `${lead.phone}\n${lead.email}`],
      ],
    },
  ]
  if (lead.message) {
    parts.push({ is: 'text', text: copy.quoted[from] }, { is: 'quote', text: lead.message })
  }
  if (lead.receiptUrl) {
    parts.push(
      { is: 'text', text: copy.receipt },
      { is: 'button', text: copy.openReceipt, href: lead.receiptUrl },
    )
  }
  parts.push({ is: 'text', text: copy.urgent(firm.phone) }, { is: 'small', text: copy.why[from] })
  return { subject: copy.subject(service), parts }
}

/** What it is about, and what a plan costs; nothing for a general enquiry. */
function aboutRows(service: string): [string, string][] {
  if (service === GENERAL_INQUIRY) return []
  return [[copy.facts.service, [service, youPay(service)].filter(Boolean).join('\n')]]
}
