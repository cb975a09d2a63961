import { createFileRoute } from '@tanstack/react-router'
import { BookingSection } from '#app/enquiries/calls/booking-section.tsx'
import { freeTimesQuery } from '#app/enquiries/calls/queries.ts'
import { holidayNotes } from '#app/enquiries/office/describe-hours.ts'
import { officeQuery } from '#app/enquiries/office/queries.ts'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { zoneIn } from '#app/ui/time/zoned.ts'

export const Route = createFileRoute('/_public/book')({
  validateSearch: zoneIn,
  loader: async ({ context }) => {
    const { queryClient } = context
    const [times, office] = await Promise.all([
      queryClient.query(freeTimesQuery),
      queryClient.query(officeQuery),
    ])
    return { ...times, closed: holidayNotes(office.holidays, new Date(), copyOf({ context })) }
  },
  head: ({ match }) =>
    pageHead('book', match, {
      structured: [breadcrumbs(match, [[copyOf(match).bookACall.link, paths.book]])],
    }),
  component: Book,
})

/** Books a call without an enquiry before; also shows a form sent without script that was rejected. */
function Book() {
  const { slots, minutes, closed } = Route.useLoaderData()
  const { bookingPage: copy } = useCopy()
  const { zone } = Route.useSearch()
  return (
    <>
      <ReturnedNotice />
      <PageTitle title={copy.title} text={copy.text(minutes)} />
      <BookingSection slots={slots} zone={zone} notes={closed} />
    </>
  )
}
