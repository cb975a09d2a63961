import { serviceName } from '#app/enquiries/model/labels.ts'
import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent, Part } from '#app/platform/mail/email-content.ts'
import { notificationCopy as copy, enquiryNumber } from '#content/en/emails.ts'
import type { NotificationKind } from '#content/enums.ts'

/** An enquiry as a notification names it: without the visitor's name, because mailboxes outlive the retention period. */
export interface NotifiedLead {
  id: number
  service: string
}

const MAX_LISTED = 30

/**
 * To a member of staff: what happened to one enquiry, or to several at once.
 * @param by who caused it, if a colleague did
 */
export function notification(
  kind: NotificationKind,
  leads: NotifiedLead[],
  by: string | undefined,
  firm: Firm,
): EmailContent {
  const [first] = leads
  if (leads.length !== 1 || !first) return ofMany(kind, leads, firm)
  const title = capitalized(copy[kind].one(copy.enquiry(first.id), by))
  return {
    subject: title,
    parts: [
      { is: 'title', text: title },
      {
        is: 'facts',
        rows: [
          [copy.facts.number, enquiryNumber(first.id)],
          [copy.facts.service, serviceName(first.service)],
        ],
      },
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.lead(first.id)}` },
      why(firm),
    ],
  }
}

function ofMany(kind: NotificationKind, leads: NotifiedLead[], firm: Firm): EmailContent {
  const title = copy[kind].many(leads.length)
  const items: { text: string; href?: string }[] = leads
    .slice(0, MAX_LISTED)
    .map(({ id, service }) => ({
      text: copy.listed(id, serviceName(service)),
      href: `${firm.origin}${paths.admin.lead(id)}`,
    }))
  if (leads.length > MAX_LISTED) items.push({ text: copy.more(leads.length - MAX_LISTED) })
  return {
    subject: title,
    parts: [
      { is: 'title', text: title },
      { is: 'list', title: copy.list, items },
      { is: 'button', text: copy.openMany, href: `${firm.origin}${paths.admin.leads}` },
      why(firm),
    ],
  }
}

function why(firm: Firm): Part {
  return { is: 'small', text: copy.why(`${firm.origin}${paths.admin.account}`) }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
