import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReceiptCall } from '#app/enquiries/calls/appointment.ts'
import { BookingSection } from '#app/enquiries/calls/booking-section.tsx'
import { freeTimesQuery, receiptCallQuery } from '#app/enquiries/calls/queries.ts'
import { describeTime } from '#app/enquiries/calls/zoned-days.ts'
import { receiptQuery } from '#app/enquiries/desk/queries.ts'
import { receiptToken } from '#app/enquiries/receipt/receipt.ts'
import { ReceiptMissing } from '#app/enquiries/receipt/receipt-missing.tsx'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { zoneIn } from '#app/ui/time/zoned.ts'

export const Route = createFileRoute('/_public/receipt/$token/call')({
  validateSearch: zoneIn,
  loader: async ({ context: { queryClient, site }, params: { token } }) => {
    if (!receiptToken.safeParse(token).success) throw notFound()
    try {
      const call = await queryClient.query(receiptCallQuery(token))
      const receipt = await queryClient.query(receiptQuery(token))
      if (receipt.state !== 'erased') site.language = receipt.language
      return { call, times: await queryClient.query(freeTimesQuery) }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match }) => secretHead(copyOf(match).receiptCallPage, match),
  component: ReceiptCallPage,
  notFoundComponent: ReceiptMissing,
})

/** Books a call for an enquiry that was sent, or moves it; its address is as secret as the receipt's. */
function ReceiptCallPage() {
  const { call, times } = Route.useLoaderData()
  const { receiptCallPage: copy } = useCopy()
  const standing = useStanding(call)
  const { zone } = Route.useSearch()
  const { token } = Route.useParams()
  const { appointment, changeable, bookable } = call
  const moved = changeable && appointment ? appointment : undefined
  const asked = zone ?? moved?.timeZone
  return (
    <>
      <ReturnedNotice />
      <PageTitle title={moved ? copy.move : bookable ? copy.book : copy.not} text={standing} />
      <div className="measure pt-6">
        <a href={paths.receipt(token)} className="text-link inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </div>
      {moved || bookable ? (
        <BookingSection
          slots={times.slots}
          zone={asked}
          receipt={{ token, sequence: moved?.sequence }}
        />
      ) : (
        <p className="measure pt-4 pb-16">{appointment ? copy.noCall : copy.cannotBook}</p>
      )}
    </>
  )
}

/** When the call is, or was until it was cancelled. */
function useStanding({ appointment, waiting, changeable }: ReceiptCall): string | undefined {
  const { receiptCallPage: copy, times } = useCopy()
  if (!appointment) return undefined
  const { own } = describeTime(appointment.startsAt, appointment.timeZone, times.own)
  if (changeable) return copy.now(own)
  return appointment.state === 'cancelled' && !waiting ? copy.cancelled(own) : undefined
}
