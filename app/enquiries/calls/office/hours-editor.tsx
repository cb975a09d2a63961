import { Plus, X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { officeCopy } from '#content/office/hours.ts'
import { officeLabels } from './labels.ts'
import type { Span } from './office-settings.ts'

const labels = officeLabels.hours
const NEW_SPAN = { opens: '10:00', closes: '18:30' }
const inputClass =
  'figure-column min-h-11 w-[8.25rem] rounded-md border border-line-strong bg-card px-2 text-ink'

/** The time spans of each weekday. */
export function HoursEditor({
  hours,
  onChange,
}: {
  hours: Span[]
  onChange: (hours: Span[]) => void
}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {officeCopy.weekdays.map((name, index) => {
        const weekday = index + 1
        const own = hours.filter((span) => span.weekday === weekday)
        const others = hours.filter((span) => span.weekday !== weekday)
        return (
          <Weekday
            key={name}
            name={name}
            spans={own}
            onChange={(spans) => onChange([...others, ...spans].toSorted(byWeekday))}
            weekday={weekday}
          />
        )
      })}
    </ul>
  )
}

const byWeekday = (a: Span, b: Span) => a.weekday - b.weekday

function Weekday({
  name,
  weekday,
  spans,
  onChange,
}: {
  name: string
  weekday: number
  spans: Span[]
  onChange: (spans: Span[]) => void
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-1 py-2 grid-cols-[1fr_auto] sm:grid-cols-[6.5rem_1fr_auto]">
      <span className="flex min-h-11 items-center font-medium">{name}</span>
      <div className="grid gap-2 max-sm:order-last max-sm:col-span-2">
        {spans.length === 0 && (
          <span className="flex min-h-11 items-center text-muted">{labels.closed}</span>
        )}
        {spans.map((span, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
            key={index}
            className="flex flex-wrap items-center gap-2"
          >
            <input
              type="time"
              required
              aria-label={labels.opens(name, index + 1)}
              value={span.opens}
              onChange={({ target }) =>
                onChange(spans.with(index, { ...span, opens: target.value }))
              }
              className={inputClass}
            />
            <span className="text-muted">{labels.to}</span>
            <input
              type="time"
              required
              aria-label={labels.closes(name, index + 1)}
              value={span.closes}
              onChange={({ target }) =>
                onChange(spans.with(index, { ...span, closes: target.value }))
              }
              className={inputClass}
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={labels.remove(name, index + 1)}
              onClick={() => onChange(spans.toSpliced(index, 1))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
        ))}
      </div>
      <Button
        variant="quiet"
        size="icon"
        title={labels.add}
        aria-label={labels.addOn(name)}
        onClick={() => onChange([...spans, { weekday, ...NEW_SPAN, ...afterLast(spans) }])}
      >
        <Plus aria-hidden className="size-4" />
      </Button>
    </li>
  )
}

/** A second span begins an hour after the first one ends. */
function afterLast(spans: Span[]): Partial<Span> {
  const last = spans.at(-1)
  if (!last) return {}
  const hour = Math.min(22, Number(last.closes.slice(0, 2)) + 1)
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:00`
  return { opens: at(hour), closes: at(Math.min(23, hour + 3)) }
}
