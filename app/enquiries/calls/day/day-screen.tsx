import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { Button } from '#app/ui/button.tsx'
import { useDay } from '#app/ui/hooks/use-day.ts'
import { StaffList } from '#app/ui/staff-list.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { longDay } from '#app/ui/time/zoned.ts'
import { type AskedCall, CallDialog } from './call-dialogs.tsx'
import { CallList } from './call-list.tsx'
import { type CallsOfDay, dayFilters, WHOSE, type Whose } from './day.ts'
import { dayLabels as labels } from './labels.ts'
import { dayQuery } from './queries.ts'

/** The calls of one day, of oneself or of everyone. */
export function DayScreen({
  day,
  of,
  today,
  onChange,
}: {
  day: string
  of: Whose
  today: string
  onChange: (change: { day?: string; of?: Whose }) => void
}) {
  const query = useQuery({ ...dayQuery(day, of), placeholderData: keepPreviousData })
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failed}
      query={query}
      controls={<Controls day={day} of={of} today={today} onChange={onChange} />}
    >
      {(loaded) => <Day loaded={loaded} of={of} onDay={(open) => onChange({ day: open })} />}
    </StaffList>
  )
}

function Controls({
  day,
  of,
  today,
  onChange,
}: {
  day: string
  of: Whose
  today: string
  onChange: (change: { day?: string; of?: Whose }) => void
}) {
  const input = useDay({
    value: day,
    live: true,
    onDay: (picked) => dayFilters.safeParse({ day: picked }).success && onChange({ day: picked }),
  })
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={labels.previous}
          onClick={() => onChange({ day: addDays(day, -1) })}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <input
          {...input}
          required
          aria-label={labels.day}
          className="figure-column min-h-11 rounded-md border border-line-strong bg-card px-3 text-ink"
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={labels.next}
          onClick={() => onChange({ day: addDays(day, 1) })}
        >
          <ChevronRight aria-hidden className="size-4" />
        </Button>
        {day !== today && (
          <Button variant="quiet" onClick={() => onChange({ day: today })}>
            {labels.today}
          </Button>
        )}
      </div>
      <fieldset className="flex rounded-md border border-line-strong">
        <legend className="sr-only">{labels.whose}</legend>
        {WHOSE.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center px-4 font-medium has-checked:bg-accent-tint has-checked:shadow-[inset_0_-3px_0_var(--color-accent-strong)] has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="whose"
              checked={of === one}
              onChange={() => onChange({ of: one })}
              className="sr-only"
            />
            {labels[one]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function Day({
  loaded: { day, calls, closed, away, open },
  of,
  onDay,
}: {
  loaded: CallsOfDay
  of: Whose
  onDay: (day: string) => void
}) {
  const booked = calls.filter(({ state }) => state !== 'cancelled').length
  const [asked, setAsked] = useState<AskedCall>()
  return (
    <div>
      <div className="border-b border-line px-4 py-3">
        <h2 className="text-lead font-semibold">
          {longDay(day)}
          {booked > 0 && <span className="font-normal text-muted"> · {labels.count(booked)}</span>}
        </h2>
        {closed !== null && <p className="text-sm text-muted">{labels.closed(closed)}</p>}
        {away.length > 0 && <p className="text-sm text-muted">{labels.away(away.join(', '))}</p>}
        {open && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm font-semibold text-bad">
            {labels.open(formatDay(open))}
            <button
              type="button"
              onClick={() => onDay(open)}
              className="text-link min-h-9 font-semibold"
            >
              {labels.openLink}
            </button>
          </p>
        )}
      </div>
      {calls.length === 0 ? (
        <div className="px-4 py-10 text-center text-muted">
          <p>{labels.empty[of]}</p>
          <p className="text-sm">{labels.emptyHint}</p>
        </div>
      ) : (
        <CallList calls={calls} everyone={of === 'everyone'} onAsk={setAsked} />
      )}
      {asked && <CallDialog calls={calls} asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
