import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { serviceName } from '#app/enquiries/model/value-names.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { leads } from '#app/platform/db/schema.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { withoutAddresses } from '#app/ui/text/links.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { enquiryLinkMail } from '#content/en/enquiry/your-enquiry.ts'

export type LinkedLead = Pick<
  typeof leads.$inferSelect,
  'id' | 'service' | 'receivedAt' | 'receiptToken'
>

/** To the address that the enquiries have. */
export function enquiryLinks(listed: LinkedLead[], firm: Firm): EmailContent {
  const copy = enquiryLinkMail
  return {
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
            withoutAddresses(serviceName(service), ''),
            formatTimestamp(receivedAt.toISOString()),
          ),
          href: receiptUrl(firm.origin, receiptToken),
        })),
      },
      { is: 'small', text: copy.why },
    ],
  }
}
