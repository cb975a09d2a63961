import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { CallActions, keptWords } from './call-actions.tsx'
import { type AskedCall, BookDialog, CallDialog, callKey } from './call-dialogs.tsx'
import type { DeskCall } from './day.ts'
import { callLabels } from './labels.ts'
import { leadCallsQuery } from './queries.ts'

const labels = callLabels.ofLead

/**
 * The calls of an enquiry that are booked, with what can be done about them: the next one, and those of which
 * no one has said how they went. Where none is ahead, one can be booked.
 */
export function LeadCalls({ lead }: { lead: LeadDetail }) {
  const { data: calls } = useQuery(leadCallsQuery(lead.id))
  const [asked, setAsked] = useState<AskedCall>()
  const [booking, setBooking] = useState(false)
  if (!calls) return null
  const booked = calls.filter(({ state }) => state === 'booked').toReversed()
  const held = calls.filter(({ state }) => state === 'held')
  const isAhead = booked.some(({ endsAt }) => Date.parse(endsAt) > Date.now())
  return (
    <>
      {[...held, ...booked].map((call) => (
        <BookedCall key={callKey(call)} call={call} onAsk={setAsked} />
      ))}
      {!isAhead && lead.status !== 'spam' && (
        <Button variant="outline" onClick={() => setBooking(true)}>
          <CalendarPlus aria-hidden className="size-4" /> {callLabels.booking.button}
        </Button>
      )}
      {asked && <CallDialog calls={calls} asked={asked} onClose={() => setAsked(undefined)} />}
      {booking && <BookDialog lead={lead} onClose={() => setBooking(false)} />}
    </>
  )
}

function BookedCall({ call, onAsk }: { call: DeskCall; onAsk: (asked: AskedCall) => void }) {
  const person = call.person ? callLabels.with(call.person.name) : callLabels.noPerson
  const isDue = Date.parse(call.startsAt) <= Date.now()
  const isOver = Date.parse(call.endsAt) <= Date.now()
  const line = isOver ? labels.over : isDue ? labels.now : labels.next
  return (
    <section
      aria-label={labels.section}
      className="flex basis-full flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-accent-tint px-4 py-2"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CalendarClock aria-hidden className="size-5 shrink-0" />{' '}
        {call.state === 'held'
          ? labels.held(formatTimestamp(call.startsAt), keptWords(call))
          : line(formatTimestamp(call.startsAt), person)}
      </p>
      <CallActions call={call} onAsk={onAsk} />
    </section>
  )
}
