import type { Firm } from '#app/config/env.ts'
import { escalatedCopy as copy, enquiryNumber } from '#app/content/emails.ts'
import { serviceName } from '#app/leads/labels.ts'
import type { EscalatedLead } from '#app/leads/lead-for-email.ts'
import type { EmailContent } from '#app/mail/email-content.ts'
import { paths } from '#app/paths.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** To staff: the visitor reports that no one has called. */
export function escalated(lead: EscalatedLead, firm: Firm): EmailContent {
  const row = (term: string, at: Date | null): [string, string][] =>
    at ? [[term, formatTimestamp(at.toISOString())]] : []
  return {
    subject: copy.subject(lead.id),
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: lead.wasSpam ? `${copy.text} ${copy.wasSpam}` : copy.text },
      {
        is: 'facts',
        rows: [
          [copy.facts.number, enquiryNumber(lead.id)],
          [copy.facts.service, serviceName(lead.service)],
          ...row(copy.facts.received, lead.receivedAt),
          ...row(copy.facts.due, lead.dueAt),
        ],
      },
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.lead(lead.id)}` },
    ],
  }
}
