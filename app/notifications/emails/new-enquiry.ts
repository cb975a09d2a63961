import type { Firm } from '#app/config/env.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import type { EmailContent } from '#app/mail/email-content.ts'
import { paths } from '#app/paths.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** To staff. How to reach the visitor and what they wrote stays at the desk, behind the login. */
export function newEnquiry(lead: LeadForEmail, firm: Firm): EmailContent {
  return {
    subject: `New enquiry ${lead.id}: ${lead.service}`,
    parts: [
      { is: 'title', text: 'A new enquiry came in' },
      {
        is: 'facts',
        rows: [
          ['Enquiry', `No. ${lead.id}`],
          ['From', lead.name],
          ['About', lead.service],
          ['Received', formatTimestamp(lead.receivedAt.toISOString())],
          ['Answer due by', formatTimestamp(lead.dueAt.toISOString())],
        ],
      },
      {
        is: 'button',
        text: 'Open the enquiry',
        href: `${firm.origin}${paths.admin.lead(lead.id)}`,
      },
    ],
  }
}
