import { CalendarClock } from 'lucide-react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { timeLeftLabels as labels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { dueOnOneLine, slaStatus } from '#app/enquiries/desk/screens/time-left.tsx'
import { useNow } from '#app/enquiries/desk/screens/use-now.ts'

/**
 * The SLA status in one line, and the follow-up date if there is one. When it is due is shown in its place,
 * so that it covers no other row, to anyone who points at it or has the keyboard on the row for a moment.
 */
export function TimeLeftLine({ lead }: { lead: Lead }) {
  const now = useNow()
  const { Icon, text, colour, small } = slaStatus(lead, now)
  return (
    <span className="group/due relative inline-grid tabled:grid">
      <span
        className={`inline-flex items-center gap-1.5 text-sm leading-5 font-medium whitespace-nowrap ${colour}`}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {text}
      </span>
      {lead.followUpAt && <FollowUp at={lead.followUpAt} now={now} />}
      {small && (
        <span
          id={`due-${lead.id}`}
          className="pointer-events-none invisible absolute top-0 left-0 z-10 rounded-sm bg-surface px-2 text-xs leading-5 whitespace-nowrap text-on-surface shadow-float transition-[visibility] duration-0 group-hover/due:visible group-hover/due:delay-700 group-has-[[data-row]:focus-visible]/row:visible group-has-[[data-row]:focus-visible]/row:delay-700"
        >
          {small}
        </span>
      )}
    </span>
  )
}

function FollowUp({ at, now }: { at: string; now: number }) {
  const passed = new Date(at).getTime() <= now
  return (
    <span
      className={`inline-flex max-w-48 items-center gap-1.5 text-xs leading-5 ${passed ? 'font-semibold text-accent-text' : 'text-muted'}`}
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span className="truncate">
        {labels.followUp} {dueOnOneLine(at, now)}
      </span>
    </span>
  )
}
