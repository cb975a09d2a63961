import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReceiptCall } from '#app/enquiries/calls/appointment.ts'
import { CallOnReceipt } from '#app/enquiries/calls/call-on-receipt.tsx'
import { receiptCallQuery } from '#app/enquiries/calls/queries.ts'
import { receiptQuery } from '#app/enquiries/desk/queries.ts'
import { receiptToken, receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { ReceiptActions } from '#app/enquiries/receipt/receipt-actions.tsx'
import { ReceiptMissing } from '#app/enquiries/receipt/receipt-missing.tsx'
import { ErasedReceipt, ReceiptSlip } from '#app/enquiries/receipt/receipt-slip.tsx'
import { ApiError } from '#app/platform/client/api.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { useFirm } from '#app/platform/page/site.tsx'

export const Route = createFileRoute('/_public/receipt/$token')({
  loader: async ({ context: { queryClient, site }, params: { token } }) => {
    if (!receiptToken.safeParse(token).success) throw notFound()
    try {
      // The time of rendering, from which the page counts the time left.
      const receipt = await queryClient.query(receiptQuery(token))
      if (receipt.state !== 'erased') site.language = receipt.language
      const call =
        receipt.state === 'erased' ? null : await queryClient.query(receiptCallQuery(token))
      return { receipt, call, now: Date.now() }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match }) => secretHead(copyOf(match).receiptCopy, match),
  component: ReceiptPage,
  notFoundComponent: ReceiptMissing,
})

/** The receipt of an enquiry, at an address that only its sender knows. */
function ReceiptPage() {
  const { receipt, call, now } = Route.useLoaderData()
  const { token } = Route.useParams()
  const firm = useFirm()
  return (
    <div className="bg-tint">
      <ReturnedNotice />
      <div className="measure py-[clamp(2rem,6vw,5rem)]">
        <div className="mx-auto max-w-[40rem]">
          {receipt.state === 'erased' ? (
            <ErasedReceipt erasedAt={receipt.erasedAt} />
          ) : (
            <>
              <ReceiptSlip
                receipt={receipt}
                href={receiptUrl(firm.origin, token)}
                now={now}
                hasCallToConfirm={Boolean(call?.waiting)}
                bookedFor={bookedFor(call, now)}
              >
                {call && <CallOnReceipt call={call} receipt={receipt} token={token} now={now} />}
              </ReceiptSlip>
              <ReceiptActions receipt={receipt} token={token} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function bookedFor(call: ReceiptCall | null, now: number): string | undefined {
  const { state, startsAt, endsAt } = call?.appointment ?? {}
  return state === 'booked' && Date.parse(endsAt ?? '') > now ? startsAt : undefined
}
