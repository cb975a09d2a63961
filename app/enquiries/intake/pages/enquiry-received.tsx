import { createFileRoute, notFound } from '@tanstack/react-router'
import { receiptToken, receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { ReceiptMissing } from '#app/enquiries/receipt/receipt-missing.tsx'
import { ShareReceipt } from '#app/enquiries/receipt/share-receipt.tsx'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { useFirm, useReplyWithin } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export const Route = createFileRoute('/_public/enquiry-received/$token')({
  loader: ({ params: { token } }) => {
    if (!receiptToken.safeParse(token).success) throw notFound()
  },
  head: ({ match }) => {
    const { enquiryMessages, receiptCopy } = copyOf(match)
    return secretHead({ ...receiptCopy, title: enquiryMessages.sent.title }, match)
  },
  component: EnquiryReceived,
  notFoundComponent: ReceiptMissing,
})

/** Where a form sent without script leads. */
function EnquiryReceived() {
  const { token } = Route.useParams()
  const { origin } = useFirm()
  const receipt = paths.receipt(token)
  const { bookACall, enquiryMessages: messages, enquiryReceived } = useCopy()
  return (
    <div className="measure py-[clamp(4rem,12vw,9rem)]">
      <h1 className="text-h1">{messages.sent.title}</h1>
      <p className="mt-4 max-w-[40rem] text-lead text-muted">
        {messages.sent.text(useReplyWithin())}
      </p>
      <p className="mt-2 max-w-[40rem] text-lead text-muted">{enquiryReceived.next}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" href={receipt}>
          {messages.seeReceipt}
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.receiptCall(token)}>
          {bookACall.afterSending}
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.home}>
          {enquiryReceived.home}
        </ButtonLink>
      </div>
      <p className="mt-8 max-w-[40rem] text-sm text-muted">
        {enquiryReceived.address}
        <a href={receipt} className="text-link block [overflow-wrap:anywhere]">
          {origin}
          {receipt}
        </a>
      </p>
      <ShareReceipt href={receiptUrl(origin, token)} className="mt-4 max-w-[40rem]" />
    </div>
  )
}
