import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  Clock,
  ClockAlert,
  TriangleAlert,
} from 'lucide-react'
import type { Lead } from '#app/leads/desk.ts'
import { isOpen } from '#app/leads/desk-changes.ts'
import { formatDue, RESPONSE_TIME_MS, span, timeLeft } from '#app/leads/sla.ts'
import { useNow } from './use-now.ts'

type Clocked = Pick<Lead, 'dueAt' | 'answeredAt' | 'status' | 'followUpAt'>

/** How an enquiry stands with the promise: a sign, words, and in small when it is due. */
export function TimeLeft({ lead }: { lead: Clocked }) {
  const now = useNow()
  const { Sign, words, colour, small } = standing(lead, now)
  return (
    <span className="inline-grid gap-0.5">
      <span className={`inline-flex items-start gap-1.5 font-medium ${colour}`}>
        <Sign aria-hidden className="mt-1 size-4 shrink-0" />
        <span>
          {words}
          {small && <span className="block text-sm font-normal text-muted">{small}</span>}
        </span>
      </span>
      {lead.followUpAt && <FollowUp at={lead.followUpAt} now={now} />}
    </span>
  )
}

function FollowUp({ at, now }: { at: string; now: number }) {
  const come = new Date(at).getTime() <= now
  return (
    <span
      className={`inline-flex items-start gap-1.5 text-sm ${come ? 'font-semibold text-accent-text' : 'text-muted'}`}
    >
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {come ? 'Follow-up was due' : 'Follow up'} {dueTied(at, now)}
      </span>
    </span>
  )
}

interface Standing {
  Sign: typeof Clock
  words: string
  colour: string
  small?: string
}

function standing({ dueAt, answeredAt, status }: Clocked, now: number): Standing {
  if (status === 'spam')
    return { Sign: CircleMinus, words: 'No clock in Spam', colour: 'text-muted' }
  if (answeredAt) return answered(answeredAt, dueAt, now)
  if (!isOpen(status)) {
    return { Sign: CircleMinus, words: 'Closed without an answer', colour: 'text-muted' }
  }
  if (!dueAt) return { Sign: CircleMinus, words: 'Nothing was promised', colour: 'text-muted' }
  const { state, words } = timeLeft(dueAt, now)
  const small = `due ${dueTied(dueAt, now)}`
  if (state === 'overdue') {
    return { Sign: TriangleAlert, words: capital(words), colour: 'text-bad', small }
  }
  return state === 'soon'
    ? { Sign: ClockAlert, words: capital(words), colour: 'text-accent-text', small }
    : { Sign: Clock, words: capital(words), colour: 'text-ink', small }
}

function answered(answeredAt: string, dueAt: string | null, now: number): Standing {
  const small = dueTied(answeredAt, now)
  if (!dueAt) return { Sign: CircleCheck, words: 'Answered', colour: 'text-good', small }
  const late = new Date(answeredAt).getTime() - new Date(dueAt).getTime()
  if (late > 0) {
    return { Sign: CircleAlert, words: `Answered ${span(late)} late`, colour: 'text-bad', small }
  }
  const took = late + RESPONSE_TIME_MS
  const words = took < 60_000 ? 'Answered within a minute' : `Answered after ${span(took)}`
  return { Sign: CircleCheck, words, colour: 'text-good', small }
}

/** No line ends between the hour and what half of the day it is in. */
function dueTied(at: string, now: number): string {
  return formatDue(at, now).replace(/\s(?=[ap]m$)/, '\u00a0')
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
