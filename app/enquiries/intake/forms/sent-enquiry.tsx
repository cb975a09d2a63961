import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { GENERAL_INQUIRY, type SentLead } from '#app/enquiries/model/lead.ts'
import { ShareReceipt } from '#app/enquiries/receipt/share-receipt.tsx'
import { paths, receiptTokenIn } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'

/** An enquiry that was just sent from this page. */
export interface SentEnquiry {
  receipt: SentLead
  service: string
  message: string
  phone: string
  secondPhone?: string
  /** some forms ask for none */
  email?: string
}

/** What was sent, the receipt with the ways to keep its link, and what happens next. */
export function SentDetails({ sent }: { sent: SentEnquiry }) {
  const { service, message, phone, secondPhone, email, receipt } = sent
  const { afterSending: copy, bookACall, serviceWithPrice } = useBrowserCopy()
  return (
    <>
      <dl className="rows mt-4 border-y border-line">
        {service !== GENERAL_INQUIRY && (
          <Row term={copy.facts.service}>{serviceWithPrice(service)}</Row>
        )}
        {message && (
          <Row term={copy.facts.message}>
            <span className="line-clamp-3 whitespace-pre-wrap">{maskIdentityNumbers(message)}</span>
          </Row>
        )}
        <Row term={copy.facts.contact}>
          {shownPhone(phone)}
          {secondPhone && ` / ${shownPhone(secondPhone)}`}
          {email && <span className="block">{email}</span>}
        </Row>
        {receipt.id !== undefined && (
          <Row term={copy.facts.reference}>{referenceOf(receipt.id)}</Row>
        )}
      </dl>
      {receipt.receiptUrl ? (
        <>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink variant="accent" href={receipt.receiptUrl}>
              {copy.seeReceipt}
            </ButtonLink>
            <ButtonLink
              data-action="sent-book"
              variant="outline"
              href={paths.receiptCall(receiptTokenIn(receipt.receiptUrl))}
            >
              {bookACall.afterSending}
            </ButtonLink>
          </div>
          <ShareReceipt href={receipt.receiptUrl} className="mt-3" />
        </>
      ) : (
        <p className="mt-5">{copy.repeated}</p>
      )}
      <p className="mt-5 font-medium">{copy.next.title}</p>
      <ol className="mt-1 list-decimal pl-5">
        {copy.next.steps(Boolean(email)).map((step) => (
          <li key={step} className="py-0.5">
            {step}
          </li>
        ))}
      </ol>
    </>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
