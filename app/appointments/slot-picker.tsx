import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { bookingForm as copy } from '#app/content/enquiry/booking.ts'
import { longDay } from '#app/time/zoned.ts'
import { type ZonedDay, zonedDays } from './zoned-days.ts'

interface Props {
  id: string
  slots: readonly string[]
  zone: string
  chosen: string
  onChoose: (start: string) => void
  error: string | undefined
}

/** The free times, day by day; each is a radio button, so that a form without script sends the chosen one. */
export function SlotPicker({ id, slots, zone, chosen, onChoose, error }: Props) {
  const days = zonedDays(slots, zone)
  const chosenDay = days.find((day) => holds(day, chosen)) ?? days[0]
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
      <div className={`figures mt-3 border-y border-line ${SLOTS}`}>
        {days.map((day) => (
          <Day key={`${zone} ${day.day}`} startsOpen={day === chosenDay}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2">
              <span className="font-medium">{longDay(day.day)}</span>
              <span className="flex shrink-0 items-center gap-2 text-sm whitespace-nowrap text-muted">
                {copy.free(day.slots.length)}
                <ChevronDown aria-hidden className="size-5 shrink-0 in-[[open]]:rotate-180" />
              </span>
            </summary>
            <Times day={day} chosen={chosen} onChoose={onChoose} />
          </Day>
        ))}
      </div>
    </fieldset>
  )
}

/** The visitor opens and closes it: choosing a time elsewhere must not move what is on the screen. */
function Day({ startsOpen, children }: { startsOpen: boolean; children: ReactNode }) {
  const [open] = useState(startsOpen)
  return (
    <details open={open} className="border-line not-last:border-b">
      {children}
    </details>
  )
}

/** Styled by `SLOTS` from above: there are hundreds of them. */
function Times({ day, chosen, onChoose }: { day: ZonedDay } & Pick<Props, 'chosen' | 'onChoose'>) {
  return (
    <div className={GRID}>
      {day.slots.map(({ start, time, inIndia }) => (
        <label key={start}>
          <input
            type="radio"
            name="start"
            value={start}
            checked={start === chosen}
            onChange={() => onChoose(start)}
          />
          {time}
          {inIndia && <small>{copy.inIndia(inIndia)}</small>}
        </label>
      ))}
    </div>
  )
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 pb-4'
const SLOTS = [
  '[&_label]:relative [&_label]:flex [&_label]:min-h-12 [&_label]:cursor-pointer [&_label]:flex-col',
  '[&_label]:items-center [&_label]:justify-center [&_label]:rounded-md [&_label]:border',
  '[&_label]:border-line-strong [&_label]:bg-card [&_label]:px-1 [&_label]:py-1.5',
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
