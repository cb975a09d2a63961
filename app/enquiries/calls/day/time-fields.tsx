import { useState } from 'react'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTime, indianDate } from '#app/ui/time/dates.ts'
import { briefDay } from '#app/ui/time/zoned.ts'
import type { StaffTimes } from './day.ts'
import { callLabels } from './labels.ts'

const labels = callLabels.times

/** A day with free times, and one of its times. */
export function TimeFields({
  times: { data, error },
  start,
  onChange,
}: {
  times: { data: StaffTimes | undefined; error: Error | null }
  start: string
  onChange: (start: string) => void
}) {
  const [day, setDay] = useState<string>()
  if (error && !data) return <p className="font-medium text-bad">{labels.failed}</p>
  if (!data) return <Spinner label={labels.loading} />
  const byDay = Map.groupBy(data.slots, (slot) => indianDate(new Date(slot)))
  const [first] = byDay.keys()
  if (!first) return <p>{labels.none}</p>
  const shown = day && byDay.has(day) ? day : first
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={labels.day}
        value={shown}
        data-first-focus
        onChange={({ target }) => {
          setDay(target.value)
          onChange('')
        }}
      >
        <Options values={[...byDay.keys()]} nameOf={briefDay} />
      </SelectField>
      <SelectField
        label={labels.time}
        value={start}
        required
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{labels.choose}</option>
        <Options values={byDay.get(shown) ?? []} nameOf={formatTime} />
      </SelectField>
    </div>
  )
}
