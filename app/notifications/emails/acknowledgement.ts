import type { Firm } from '#app/config/env.ts'
import { GENERAL_INQUIRY } from '#app/leads/lead.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import type { EmailContent, Part } from '#app/mail/email-content.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** To whoever sent an enquiry: what came in, when an answer is due, and how to reach the firm. */
export function acknowledgement(lead: LeadForEmail, firm: Firm): EmailContent {
  const parts: Part[] = [
    { is: 'title', text: 'We have your enquiry' },
    {
      is: 'text',
      text: `Dear ${lead.name},\n\nthank you for writing to us. Somebody from our office will call or write to you by ${formatTimestamp(lead.dueAt.toISOString())}.`,
    },
    {
      is: 'facts',
      rows: [
        ['Enquiry', `No. ${lead.id}`],
        ['Received', formatTimestamp(lead.receivedAt.toISOString())],
        ['About', lead.service],
        ['We reach you at', `${lead.phone}\n${lead.email}`],
      ],
    },
  ]
  if (lead.message) {
    parts.push({ is: 'text', text: 'You wrote:' }, { is: 'quote', text: lead.message })
  }
  if (lead.receiptUrl) {
    parts.push(
      {
        is: 'text',
        text: 'On your receipt you can see who looks after your enquiry, tell us if nobody has called you in time, and take the enquiry back. Whoever knows its address can open it, so keep it to yourself.',
      },
      { is: 'button', text: 'See your receipt', href: lead.receiptUrl },
    )
  }
  parts.push(
    {
      is: 'text',
      text: `If it cannot wait, call ${firm.phone} or answer this mail. Please do not send passwords or one-time codes: we never ask for them.`,
    },
    {
      is: 'small',
      text: 'You get this one mail because your address was given in the form on our website. If it was not you, tell us and we erase the enquiry.',
    },
  )
  return {
    subject:
      lead.service === GENERAL_INQUIRY
        ? 'We have your enquiry'
        : `We have your enquiry: ${lead.service}`,
    parts,
  }
}
