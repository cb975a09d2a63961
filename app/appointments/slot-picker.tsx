import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { bookingForm as copy } from '#app/content/booking.ts'
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
      <legend className="text-h3">{copy.when}</legend>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 font-medium text-bad">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      <div className="mt-3 border-y border-line">
        {days.map((day) => (
          <Day key={`${zone} ${day.day}`} startsOpen={day === chosenDay}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2">
              <span className="font-medium">{longDay(day.day)}</span>
              <span className="text-sm text-muted">{copy.free(day.slots.length)}</span>
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

function Times({ day, chosen, onChoose }: { day: ZonedDay } & Pick<Props, 'chosen' | 'onChoose'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 pb-4">
      {day.slots.map(({ start, time, inIndia }) => (
        <li key={start} className="grid">
          <label className="figures relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-line-strong bg-card px-1 py-1.5 text-center leading-tight hover:border-ink hover:bg-tint has-checked:border-ink has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
            <input
              type="radio"
              name="start"
              value={start}
              checked={start === chosen}
              onChange={() => onChoose(start)}
              className="absolute size-4 opacity-0 forced-colors:top-1 forced-colors:left-1 forced-colors:opacity-100"
            />
            <span>{time}</span>
            {inIndia && (
              <span className="text-xs in-[:has(:checked)]:text-accent-ink">
                {copy.inIndia(inIndia)}
              </span>
            )}
          </label>
        </li>
      ))}
    </ul>
  )
}

function holds({ slots }: ZonedDay, chosen: string): boolean {
  return slots.some(({ start }) => start === chosen)
}
