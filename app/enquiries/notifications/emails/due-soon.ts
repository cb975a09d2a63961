import { serviceName } from '#app/enquiries/model/labels.ts'
import type { LeadForEmail } from '#app/enquiries/model/lead-for-email.ts'
import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { dueSoonCopy as copy, enquiryNumber } from '#content/en/emails.ts'

/** To the owner of an enquiry, or to staff: it falls due shortly without a response. */
export function dueSoon(
  lead: Pick<LeadForEmail, 'id' | 'service' | 'receivedAt' | 'dueAt'>,
  firm: Firm,
): EmailContent {
  const due = formatTimestamp(lead.dueAt.toISOString())
  return {
    subject: copy.subject(lead.id, due),
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: copy.text(due) },
      {
        is: 'facts',
        rows: [
          [copy.facts.number, enquiryNumber(lead.id)],
          [copy.facts.service, serviceName(lead.service)],
          [copy.facts.received, formatTimestamp(lead.receivedAt.toISOString())],
        ],
      },
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.lead(lead.id)}` },
    ],
  }
}
