import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  Clock,
  ClockAlert,
  TriangleAlert,
} from 'lucide-react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import { formatDue, span, timeLeft } from '#app/enquiries/model/sla.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { timeLeftLabels as labels } from './lead-labels.ts'
import { useNow } from './use-now.ts'

export type WithSla = Pick<Lead, 'dueAt' | 'dueFrom' | 'firstResponseAt' | 'status' | 'followUpAt'>

/** The SLA status of an enquiry: an icon, a text, and in small print when it is due. */
export function TimeLeft({ lead }: { lead: WithSla }) {
  const now = useNow()
  const { Icon, text, colour, small } = slaStatus(lead, now)
  return (
    <span className="inline-grid gap-0.5">
      <span className={`inline-flex items-start gap-1.5 font-medium ${colour}`}>
        <Icon aria-hidden className="mt-1 size-4 shrink-0" />
        <span>
          {text}
          {small && <span className="block text-sm font-normal text-muted">{small}</span>}
        </span>
      </span>
      {lead.followUpAt && <FollowUp at={lead.followUpAt} now={now} />}
    </span>
  )
}

function FollowUp({ at, now }: { at: string; now: number }) {
  const passed = new Date(at).getTime() <= now
  return (
    <span
      className={`inline-flex items-start gap-1.5 text-sm ${passed ? 'font-semibold text-accent-text' : 'text-muted'}`}
    >
      <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {passed ? labels.followUpPassed : labels.followUp} {dueOnOneLine(at, now)}
      </span>
    </span>
  )
}

export interface SlaStatus {
  Icon: typeof Clock
  text: string
  colour: string
  small?: string
}

/** How an enquiry stands against its SLA; `small` says when it is due or was answered. */
export function slaStatus(
  { dueAt, dueFrom, firstResponseAt, status }: WithSla,
  now: number,
): SlaStatus {
  if (status === 'spam') return { Icon: CircleMinus, text: labels.spam, colour: 'text-muted' }
  if (firstResponseAt) return responded(firstResponseAt, dueAt, dueFrom, now)
  if (!dueAt) return { Icon: CircleMinus, text: labels.noSla, colour: 'text-muted' }
  if (!isOpen(status)) {
    return { Icon: CircleMinus, text: labels.closed, colour: 'text-muted' }
  }
  const { state, ms, words } = timeLeft(dueAt, now)
  const small = labels.due(dueOnOneLine(dueAt, now))
  if (state === 'overdue') {
    const text = ms > -MINUTE_MS ? capitalize(words) : labels.overdue(span(-ms))
    return { Icon: TriangleAlert, text, colour: 'text-bad', small }
  }
  const text = capitalize(words)
  return state === 'soon'
    ? { Icon: ClockAlert, text, colour: 'text-accent-text', small }
    : { Icon: Clock, text, colour: 'text-ink', small }
}

function responded(
  firstResponseAt: string,
  dueAt: string | null,
  dueFrom: string | null,
  now: number,
): SlaStatus {
  const small = dueOnOneLine(firstResponseAt, now)
  if (!dueAt || !dueFrom)
    return { Icon: CircleCheck, text: labels.answered, colour: 'text-good', small }
  const late = new Date(firstResponseAt).getTime() - new Date(dueAt).getTime()
  if (late > 0) {
    return { Icon: CircleAlert, text: labels.answeredLate(span(late)), colour: 'text-bad', small }
  }
  const took = Date.parse(firstResponseAt) - Date.parse(dueFrom)
  const text = took < MINUTE_MS ? labels.answeredWithinMinute : labels.answeredAfter(span(took))
  return { Icon: CircleCheck, text, colour: 'text-good', small }
}

/** A non-breaking space keeps `am` and `pm` with the hour. */
export function dueOnOneLine(at: string, now: number): string {
  return formatDue(at, now).replace(/\s(?=[ap]m$)/, '\u00a0')
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
