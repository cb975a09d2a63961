import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { officeLabels } from './labels.ts'
import { faultIn, type OfficeSettings, type Span } from './office-settings.ts'
import { newestSettings, officeChanges } from './queries.ts'
import { useOfficeChange } from './use-office-change.tsx'

const labels = officeLabels.hours
const WORKDAYS_LIKE_MONDAY = [2, 3, 4, 5]

/** The hours of the office's week. */
export function HoursPanel({ settings }: { settings: OfficeSettings }) {
  const queries = useQueryClient()
  // The stored hours may change meanwhile; what is being entered stays.
  const [entered, setEntered] = useState<{ hours: Span[]; over: Span[] }>()
  const hours = entered?.hours ?? settings.hours
  const enter = (next: Span[]) => setEntered({ hours: next, over: entered?.over ?? settings.hours })
  const { run, busy, failure, dialog } = useOfficeChange()
  const [fault, setFault] = useState<string>()
  const save = async () => {
    const found = hours.length === 0 ? labels.none : faultIn(hours)
    setFault(found)
    if (found) return
    const change = async (confirmed: boolean) => {
      const stored = await newestSettings(queries)
      const days = withChangedDays(stored.hours, hours, entered?.over ?? hours)
      return officeChanges.hours(days)(confirmed)
    }
    await run(change, undefined, () => setEntered(undefined))
  }
  return (
    <form
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid gap-4"
    >
      {!settings.isSet && <p className="text-sm text-muted">{labels.usual}</p>}
      <HoursEditor hours={hours} onChange={enter} />
      <FormFailure text={fault ?? failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" disabled={busy}>
          {officeLabels.save}
        </Button>
        <Button variant="outline" onClick={() => enter(likeMonday(hours))}>
          {labels.copy}
        </Button>
        {settings.isSet && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() =>
              void run(officeChanges.hours([]), undefined, () => setEntered(undefined))
            }
          >
            {labels.reset}
          </Button>
        )}
      </div>
      {dialog}
      <LeaveGuard unsaved={() => entered !== undefined} />
    </form>
  )
}

/** The stored week with the days that were changed, so that no colleague’s day is put back. */
function withChangedDays(stored: Span[], hours: Span[], over: Span[]): Span[] {
  const dayOf = (week: Span[], day: number) => week.filter(({ weekday }) => weekday === day)
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const isChanged = JSON.stringify(dayOf(hours, day)) !== JSON.stringify(dayOf(over, day))
    return dayOf(isChanged ? hours : stored, day)
  })
}

function likeMonday(hours: Span[]): Span[] {
  const monday = hours.filter(({ weekday }) => weekday === 1)
  const others = hours.filter(({ weekday }) => !WORKDAYS_LIKE_MONDAY.includes(weekday))
  const copies = WORKDAYS_LIKE_MONDAY.flatMap((weekday) =>
    monday.map((span) => ({ ...span, weekday })),
  )
  return [...others, ...copies].toSorted((a, b) => a.weekday - b.weekday)
}
