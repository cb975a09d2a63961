import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/leads/desk.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { CallActions } from './call-actions.tsx'
import { BookDialog } from './call-dialogs.tsx'
import { callLabels } from './labels.ts'
import { leadCallsQuery } from './queries.ts'

const labels = callLabels.ofLead

/** The next call of an enquiry with what can be done about it; without one, a call can be booked. */
export function LeadCalls({ lead }: { lead: LeadDetail }) {
  const { data: calls } = useQuery(leadCallsQuery(lead.id))
  const [booking, setBooking] = useState(false)
  if (!calls) return null
  const next = calls.findLast(({ state }) => state === 'booked')
  if (next) {
    const person = next.person ? callLabels.with(next.person.name) : callLabels.noPerson
    const isDue = Date.parse(next.startsAt) <= Date.now()
    const line = (isDue ? labels.now : labels.next)(formatTimestamp(next.startsAt), person)
    return (
      <section
        aria-label={labels.section}
        className="flex basis-full flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-accent-tint px-4 py-2"
      >
        <p className="flex items-center gap-2 font-semibold">
          <CalendarClock aria-hidden className="size-5 shrink-0" /> {line}
        </p>
        <CallActions call={next} />
      </section>
    )
  }
  if (lead.status === 'spam') return null
  return (
    <>
      <Button variant="outline" onClick={() => setBooking(true)}>
        <CalendarPlus aria-hidden className="size-4" /> {callLabels.booking.button}
      </Button>
      {booking && <BookDialog lead={lead} onClose={() => setBooking(false)} />}
    </>
  )
}
