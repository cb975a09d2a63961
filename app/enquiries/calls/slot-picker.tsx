import { ChevronDown, TriangleAlert } from 'lucide-react'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { dayInWords, weekdayAndDate } from '#app/ui/time/in-words.ts'
import { briefDay, isIndianZone, longDay, wallClock, weekdayOf } from '#app/ui/time/zoned.ts'
import type { TimeWords } from '#content/en/times.ts'
import { type ZonedDay, zonedDays } from './zoned-days.ts'

interface Props {
  id: string
  slots: readonly string[]
  zone: string
  chosen: string
  onChoose: (start: string) => void
  error: string | undefined
}

/**
 * The free times of the day that is chosen in a calendar of weeks; without script the days stand below one
 * another and open. Each time is a radio button, so that the form sends the chosen one.
 */
export function SlotPicker({ id, slots, zone, chosen, onChoose, error }: Props) {
  const { bookingForm: copy, times } = useBrowserCopy()
  const days = useMemo(() => zonedDays(slots, zone, times.own), [slots, zone, times.own])
  const [isLive, goLive] = useIsLive()
  const [opened, setOpened] = useState<string>()
  const isOpened = ({ day }: ZonedDay) => day === opened
  const open = (day: string) => {
    goLive()
    setOpened(day)
  }
  const choose = (start: string) => {
    goLive()
    onChoose(start)
  }
  const shown = days.find(isOpened) ?? days.find((day) => holds(day, chosen)) ?? days[0]
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none"
    >
      <legend className="font-serif text-h3">{copy.when}</legend>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 font-medium text-bad">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      <Weeks days={days} shown={shown?.day} zone={zone} onShow={open} />
      <div className={`figures mt-3 border-y border-line ${SLOTS}`}>
        {days.map((day) => {
          const key = `${zone} ${day.day}`
          if (day !== shown && !holds(day, chosen) && IN_BROWSER) {
            return isLive ? null : <AsRendered key={key} />
          }
          return (
            <details key={key} open={day === shown} className={DAY}>
              <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 [html[data-script]_&]:hidden">
                <span className="font-medium">{dayOf(day.day, times.own)}</span>
                <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
                  {copy.free(day.slots.length)}
                  <ChevronDown aria-hidden className="size-5 shrink-0 in-[[open]]:rotate-180" />
                </span>
              </summary>
              <Times day={day} zone={zone} chosen={chosen} onChoose={choose} isLive={isLive} />
            </details>
          )
        })}
      </div>
    </fieldset>
  )
}

const IN_BROWSER = typeof document !== 'undefined'
const DAY = 'border-line not-last:border-b [html[data-script]_&]:border-b-0'

/**
 * A closed day as the server rendered it: React takes over hundreds of radio buttons for none, as with
 * script only the day that is shown can be seen.
 */
function AsRendered() {
  return (
    <details
      className={DAY}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what is there; nothing is put in
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/**
 * Whether the browser has taken the page over, and what makes it so at once: React refuses a choice among radio
 * buttons of which some aren't its own.
 */
function useIsLive(): [isLive: boolean, goLive: () => void] {
  const [isLive, setLive] = useState(false)
  const goLive = () => setLive(true)
  useEffect(() => startTransition(() => setLive(true)), [])
  return [isLive, goLive]
}

/** The days that have free times, each below its weekday; on a phone one after the other. */
function Weeks({
  days,
  shown,
  zone,
  onShow,
}: {
  days: ZonedDay[]
  shown: string | undefined
  zone: string
  onShow: (day: string) => void
}) {
  const { bookingForm: copy, times } = useBrowserCopy()
  const [today, tomorrow] = useToday(zone)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons within the fieldset of the times
    <div
      role="group"
      aria-label={copy.days}
      className="scripted figures mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5 sm:grid-cols-7"
    >
      {days.map(({ day }) => {
        const [weekday, ...date] = (
          times.own ? weekdayAndDate(day, times.own) : briefDay(day)
        ).split(' ')
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === shown}
            onClick={() => onShow(day)}
            className={`grid min-h-14 place-content-center rounded-md border border-line-strong bg-card px-1 py-1.5 leading-tight hover:border-ink hover:bg-tint aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[Highlight] ${COLUMN[weekdayOf(day) - 1]}`}
          >
            <span className="text-xs">
              {day === today ? copy.today : day === tomorrow ? copy.tomorrow : weekday}
            </span>
            <span className="text-sm font-semibold">{date.join(' ')}</span>
          </button>
        )
      })}
    </div>
  )
}

const COLUMN = [
  'sm:col-start-1',
  'sm:col-start-2',
  'sm:col-start-3',
  'sm:col-start-4',
  'sm:col-start-5',
  'sm:col-start-6',
  'sm:col-start-7',
]

/** Today and tomorrow on the clocks of a zone, once the browser says what time it is. */
function useToday(zone: string): [today?: string, tomorrow?: string] {
  const [now, setNow] = useState<number>()
  useEffect(() => startTransition(() => setNow(Date.now())), [])
  if (now === undefined) return []
  return [wallClock(new Date(now), zone).day, wallClock(new Date(now + DAY_MS), zone).day]
}

type TimesProps = { day: ZonedDay; isLive: boolean } & Pick<Props, 'zone' | 'chosen' | 'onChoose'>

/** Styled by `SLOTS` from above: there are hundreds of them. */
function Times({ day, zone, chosen, onChoose, isLive }: TimesProps) {
  const { bookingForm: copy, times } = useBrowserCopy()
  const parts = Map.groupBy(day.slots, ({ part }) => part)
  return [...parts].map(([part, slots]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row with its legend
    <div
      key={part}
      role="group"
      aria-label={`${dayOf(day.day, times.own)}: ${copy.parts[part]}`}
      className="pt-2 pb-3"
    >
      <p aria-hidden className="mb-1.5 text-sm text-muted">
        {copy.parts[part]}
      </p>
      <div className={`grid gap-1.5 ${isIndianZone(zone) && !times.own ? NARROW : WIDE}`}>
        {slots.map(({ start, time, inIndia }) => (
          <label key={start}>
            <input
              type="radio"
              name="start"
              value={start}
              // The browser counts them: Back, with all days there again, would choose one of another day.
              autoComplete={isLive ? 'off' : undefined}
              checked={start === chosen}
              onChange={() => onChoose(start)}
            />
            {time}
            {inIndia && <small>{copy.inIndia(inIndia)}</small>}
          </label>
        ))}
      </div>
    </div>
  ))
}

/** Monday, 23 November 2026, from a day as YYYY-MM-DD. */
function dayOf(day: string, words: TimeWords | undefined): string {
  if (!words) return longDay(day)
  return `${words.weekdays[weekdayOf(day) - 1]}, ${dayInWords(day, words)}`
}

/** An hour or two in a row. */
const NARROW = 'grid-cols-2 text-sm xs:grid-cols-4 sm:grid-cols-8'
const WIDE = 'grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]'
const SLOTS = [
  '[&_label]:relative [&_label]:flex [&_label]:min-h-11 [&_label]:cursor-pointer [&_label]:flex-col',
  '[&_label]:items-center [&_label]:justify-center [&_label]:rounded-md [&_label]:border',
  '[&_label]:border-line-strong [&_label]:bg-card [&_label]:px-0.5 [&_label]:py-1.5',
  '[&_label]:text-center [&_label]:leading-tight',
  '[&_label]:hover:border-ink [&_label]:hover:bg-tint',
  '[&_label]:has-checked:border-ink [&_label]:has-checked:bg-accent',
  '[&_label]:has-checked:font-semibold [&_label]:has-checked:text-accent-ink',
  '[&_label]:has-focus-visible:outline-2 [&_label]:has-focus-visible:outline-offset-2',
  '[&_label]:has-focus-visible:outline-focus',
  '[&_input]:absolute [&_input]:size-4 [&_input]:opacity-0',
  'forced-colors:[&_input]:top-1 forced-colors:[&_input]:left-1 forced-colors:[&_input]:opacity-100',
  'forced-colors:[&_label]:pl-5',
  '[&_small]:text-xs',
].join(' ')

function holds({ slots }: ZonedDay, chosen: string): boolean {
  return slots.some(({ start }) => start === chosen)
}
