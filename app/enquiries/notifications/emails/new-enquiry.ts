import { serviceName } from '#app/enquiries/model/labels.ts'
import type { LeadForEmail } from '#app/enquiries/model/lead-for-email.ts'
import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { newEnquiryCopy as copy, enquiryNumber } from '#content/en/emails.ts'

const callOnly: [string, string] = [copy.facts.reach, copy.callOnly]

/** To staff. The visitor's address, phone and message stay at the desk, behind the login. */
export function newEnquiry(lead: LeadForEmail, firm: Firm): EmailContent {
  return {
    subject: copy.subject(lead.id, serviceName(lead.service)),
    parts: [
      { is: 'title', text: copy.title },
      {
        is: 'facts',
        rows: [
          [copy.facts.number, enquiryNumber(lead.id)],
          [copy.facts.name, lead.name],
          [copy.facts.service, serviceName(lead.service)],
          ...(lead.email ? [] : [callOnly]),
          [copy.facts.received, formatTimestamp(lead.receivedAt.toISOString())],
          [copy.facts.due, formatTimestamp(lead.dueAt.toISOString())],
        ],
      },
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.lead(lead.id)}` },
    ],
  }
}

/** The same for several that arrived soon after one another, without names: it isn't erased with any of them. */
export function newEnquiries(
  leads: { id: number; service: string; dueAt: Date | null }[],
  firm: Firm,
): EmailContent {
  const subject = copy.many.subject(leads.length)
  const items = leads.map(({ id, service, dueAt }) => ({
    text: copy.many.listed(id, serviceName(service), dueAt && formatTimestamp(dueAt.toISOString())),
    href: `${firm.origin}${paths.admin.lead(id)}`,
  }))
  return {
    subject,
    parts: [
      { is: 'title', text: subject },
      { is: 'list', title: copy.many.list, items },
      { is: 'button', text: copy.many.open, href: `${firm.origin}${paths.admin.leads}` },
    ],
  }
}
