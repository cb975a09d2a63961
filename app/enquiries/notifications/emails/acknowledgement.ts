import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { GENERAL_INQUIRY, NO_PHONE } from '#app/enquiries/model/lead.ts'
import type { LeadForEmail } from '#app/enquiries/model/lead-for-email.ts'
import { replyByDate } from '#app/enquiries/receipt/reply-by.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent, Part } from '#app/platform/mail/email-content.ts'
import { boundedText } from '#app/ui/text/bounded-text.ts'
import { firstName } from '#app/ui/text/first-name.ts'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { withoutAddresses } from '#app/ui/text/links.ts'
import { withoutWords } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { mailCopyIn } from '#content/mail-copy.ts'

/**
 * To the sender of an enquiry: what was received, when the response is due, how to reach the firm. The
 * mailbox may be somebody else's: no address that was typed is repeated, or the form would send spam, and a
 * PAN or an Aadhaar number only as far as its owner needs to recognise it.
 */
export function acknowledgement(given: LeadForEmail, firm: Firm): EmailContent {
  const {
    language,
    acknowledgementCopy: copy,
    serviceWithPrice,
    times,
  } = mailCopyIn(given.language)
  const lead = { ...given, ...repeatable(given, copy.leftOut) }
  const service = lead.service === GENERAL_INQUIRY ? undefined : serviceWithPrice(lead.service)
  const from = lead.source === 'staff' ? 'staff' : 'form'
  const parts: Part[] = [
    { is: 'title', text: copy.title },
    {
      is: 'text',
      text: copy.greeting(
        lead.name && firstName(lead.name),
        copy.indianTime(replyByDate(lead.dueAt.toISOString(), times.own)),
      ),
    },
    {
      is: 'facts',
      rows: [
        [copy.facts.number, referenceOf(lead.id)],
        [copy.facts.received, formatTimestamp(lead.receivedAt.toISOString(), times.own)],
        ...(service ? [[copy.facts.service, service] satisfies [string, string]] : []),
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
  return { language, subject: copy.subject(service), parts }
}

/** What was typed, without addresses; a name with one is left out. */
function repeatable({ name, phone, service, message }: LeadForEmail, leftOut: string) {
  const without = (text: string) => withoutAddresses(text, leftOut)
  return {
    name: without(name) === name ? name : '',
    phone: phone === NO_PHONE ? phone : withoutWords(phone),
    service: without(service),
    message: shortened(maskIdentityNumbers(without(message))),
  }
}

const REPEATED_MAX = 500

/** Enough to recognise it: the mailbox may be somebody else's. */
function shortened(text: string): string {
  const { text: start, isCut } = boundedText(text, { max: REPEATED_MAX, lines: 20 })
  return isCut ? `${start.trimEnd()} …` : start
}
