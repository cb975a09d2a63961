import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { NewMail } from '#app/platform/mail/outbox.server.ts'
import { withoutAddresses } from '#app/ui/text/links.ts'
import { mailCopyIn } from '#content/mail-copy.ts'
import { briefTime, type CalledLead, timeRows } from '../call-mails.server.ts'
import { describeClock } from '../zoned-days.ts'
import type { HeldRow } from './hold.server.ts'

/** Asks the reader of an address to confirm a call; sends nothing without an address. */
export function confirmationMail(
  held: HeldRow,
  token: string,
  lead: CalledLead,
  firm: Firm,
): NewMail[] {
  if (!lead.email) return []
  const mailCopy = mailCopyIn(lead.language)
  const { language, callMails, heldCallMail: copy, heldCall, times } = mailCopy
  const until = describeClock(held.expiresAt.toISOString(), held.timeZone, times.own)
  return [
    {
      event: `held-call:${held.id}`,
      kind: 'confirmation',
      to: lead.email,
      replyTo: firm.email,
      leadId: lead.id,
      expiresAt: held.startsAt,
      content: {
        language,
        subject: copy.subject(briefTime(held, times.own)),
        parts: [
          { is: 'title', text: copy.title },
          { is: 'text', text: copy.text },
          { is: 'text', text: held.keepsTime ? heldCall.kept(until) : heldCall.notKept },
          {
            is: 'facts',
            rows: [
              ...timeRows(held, mailCopy),
              [callMails.facts.phone, withoutAddresses(lead.phone, '')],
              [callMails.facts.number, referenceOf(lead.id)],
            ],
          },
          { is: 'button', text: copy.button, href: firm.origin + paths.confirmCall(token) },
          { is: 'written', text: copy.enquiry(receiptUrl(firm.origin, lead.receiptToken)) },
          { is: 'small', text: copy.why },
        ],
      },
    },
  ]
}
