import { createFileRoute, notFound } from '@tanstack/react-router'
import { ReceiptMissing } from '#app/enquiries/receipt/receipt-missing.tsx'
import { replyByDate } from '#app/enquiries/receipt/reply-by.ts'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export const Route = createFileRoute('/_public/enquiry-received/before/$due')({
  loader: ({ params: { due } }) => {
    if (!/^\d{13}$/.test(due)) throw notFound()
    return new Date(Number(due)).toISOString()
  },
  head: ({ match }) => secretHead(copyOf(match).enquiryRepeated, match),
  component: EnquiryRepeated,
  notFoundComponent: ReceiptMissing,
})

/** Where a form sent without script leads when the same enquiry was there already, perhaps somebody else's. */
function EnquiryRepeated() {
  const dueAt = Route.useLoaderData()
  const { afterSending, enquiryRepeated: copy, enquiryReceived, times } = useCopy()
  return (
    <div className="measure py-[clamp(4rem,12vw,9rem)]">
      <h1 className="text-h1">{copy.title}</h1>
      <p className="mt-4 max-w-[40rem] text-lead text-muted">{copy.text}</p>
      <p className="figures mt-2 max-w-[40rem] text-lead text-muted">
        {afterSending.due(replyByDate(dueAt, times.own))}
      </p>
      <p className="mt-2 max-w-[40rem] text-lead text-muted">{copy.link}</p>
      <ButtonLink variant="accent" href={paths.home} className="mt-8">
        {enquiryReceived.home}
      </ButtonLink>
    </div>
  )
}
