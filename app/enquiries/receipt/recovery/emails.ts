import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { serviceIn } from '#app/enquiries/model/labels.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { leads } from '#app/platform/db/schema.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { withoutAddresses } from '#app/ui/text/links.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { mailCopyIn } from '#content/mail-copy.ts'

export type LinkedLead = Pick<
  typeof leads.$inferSelect,
  'id' | 'service' | 'receivedAt' | 'receiptToken' | 'language'
>

/** To the address that the enquiries have. */
export function enquiryLinks(listed: LinkedLead[], firm: Firm): EmailContent {
  const words = mailCopyIn(listed[0]?.language)
  const { language, enquiryLinkMail: copy, times } = words
  return {
    language,
    subject: copy.subject,
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: copy.text },
      {
        is: 'list',
        title: copy.list,
        items: listed.map(({ id, service, receivedAt, receiptToken }) => ({
          text: copy.item(
            referenceOf(id),
            withoutAddresses(serviceIn(words, service), ''),
            formatTimestamp(receivedAt.toISOString(), times.own),
          ),
          href: receiptUrl(firm.origin, receiptToken),
        })),
      },
      { is: 'small', text: copy.why },
    ],
  }
}
