import type { Firm } from '#app/config/env.ts'
import type { LeadForEmail } from '#app/leads/lead-for-email.ts'
import type { EmailContent } from '#app/mail/email-content.ts'
import { paths } from '#app/paths.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** To staff, or to whose enquiry it is: the promised answer is due shortly and nobody has answered. */
export function dueSoon(
  lead: Pick<LeadForEmail, 'id' | 'service' | 'receivedAt' | 'dueAt'>,
  firm: Firm,
): EmailContent {
  const due = formatTimestamp(lead.dueAt.toISOString())
  return {
    subject: `Enquiry ${lead.id} is due by ${due}`,
    parts: [
      { is: 'title', text: 'An enquiry still waits for its answer' },
      {
        is: 'text',
        text: `Nobody has called or written yet. We promised an answer by ${due}. A recorded call, message or e-mail stops the clock.`,
      },
      {
        is: 'facts',
        rows: [
          ['Enquiry', `No. ${lead.id}`],
          ['About', lead.service],
          ['Received', formatTimestamp(lead.receivedAt.toISOString())],
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
