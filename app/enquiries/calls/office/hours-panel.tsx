import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { officeLabels } from './labels.ts'
import { faultIn, type OfficeSettings, type Span } from './office-settings.ts'
import { officeChanges } from './queries.ts'
import { useOfficeChange } from './use-office-change.tsx'

const labels = officeLabels.hours
const WORKDAYS_LIKE_MONDAY = [2, 3, 4, 5]

/** The hours of the office's week. */
export function HoursPanel({ settings }: { settings: OfficeSettings }) {
  const [hours, setHours] = useState<Span[]>(settings.hours)
  const stored = JSON.stringify(settings.hours)
  const [shown, setShown] = useState(stored)
  if (stored !== shown) {
    setShown(stored)
    setHours(settings.hours)
  }
  const { run, busy, failure, dialog } = useOfficeChange()
  const [fault, setFault] = useState<string>()
  const save = () => {
    const found = hours.length === 0 ? labels.none : faultIn(hours)
    setFault(found)
    if (!found) void run(officeChanges.hours(hours))
  }
  return (
    <form
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-4"
    >
      {!settings.isSet && <p className="text-sm text-muted">{labels.usual}</p>}
      <HoursEditor hours={hours} onChange={setHours} />
      <FormFailure text={fault ?? failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" disabled={busy}>
          {officeLabels.save}
        </Button>
        <Button variant="outline" onClick={() => setHours(likeMonday(hours))}>
          {labels.copy}
        </Button>
        {settings.isSet && (
          <Button variant="quiet" disabled={busy} onClick={() => void run(officeChanges.hours([]))}>
            {labels.reset}
          </Button>
        )}
      </div>
      {dialog}
    </form>
  )
}

function likeMonday(hours: Span[]): Span[] {
  const monday = hours.filter(({ weekday }) => weekday === 1)
  const others = hours.filter(({ weekday }) => !WORKDAYS_LIKE_MONDAY.includes(weekday))
  const copies = WORKDAYS_LIKE_MONDAY.flatMap((weekday) =>
    monday.map((span) => ({ ...span, weekday })),
  )
  return [...others, ...copies].toSorted((a, b) => a.weekday - b.weekday)
}
