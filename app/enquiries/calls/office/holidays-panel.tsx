import { useState } from 'react'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { weekdayOf } from '#app/ui/time/zoned.ts'
import { COMPLETE_YEARS, INDIAN_HOLIDAYS } from '#content/office/holidays.ts'
import { officeCopy } from '#content/office/hours.ts'
import { officeLabels } from './labels.ts'
import { HOLIDAY_NAME_MAX, type ListedHoliday } from './office-settings.ts'
import { officeChanges } from './queries.ts'
import { useOfficeChange } from './use-office-change.tsx'

const labels = officeLabels.holidays

/** The practice's holidays, to which India's list can be added. */
export function HolidaysPanel({ holidays }: { holidays: ListedHoliday[] }) {
  const today = indianDate(new Date())
  const change = useOfficeChange()
  const [allShown, setAllShown] = useState(false)
  const past = holidays.filter(({ day }) => day < today)
  const shown = allShown ? holidays : holidays.filter(({ day }) => day >= today)
  return (
    <div className="grid gap-4">
      <IndianHolidays holidays={holidays} today={today} change={change} />
      {shown.length === 0 && <p className="text-muted">{labels.none}</p>}
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((holiday) => (
            <HolidayRow key={holiday.day} holiday={holiday} change={change} />
          ))}
        </ul>
      )}
      {past.length > 0 && !allShown && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAllShown(true)}>
          {labels.past(past.length)}
        </Button>
      )}
      <NewHoliday holidays={holidays} change={change} />
      {change.dialog}
    </div>
  )
}

type Change = ReturnType<typeof useOfficeChange>

function IndianHolidays({
  holidays,
  today,
  change,
}: {
  holidays: ListedHoliday[]
  today: string
  change: Change
}) {
  const known = new Set(holidays.map(({ day }) => day))
  const missing = INDIAN_HOLIDAYS.filter(({ day }) => day >= today && !known.has(day))
  const years = [...new Set(missing.map(({ day }) => day.slice(0, 4)))]
  const partial = years.filter((year) => !COMPLETE_YEARS.includes(year))
  if (years.length === 0) return null
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {years.map((year) => (
          <Button
            key={year}
            variant="outline"
            disabled={change.busy}
            onClick={() =>
              void change.run(
                officeChanges.indianHolidays(year),
                labels.taken(missing.filter(({ day }) => day.startsWith(year)).length),
              )
            }
          >
            {labels.take(year)}
          </Button>
        ))}
      </div>
      {partial.length > 0 && (
        <p className="mt-2 text-sm text-muted">{labels.partial(partial.join(', '))}</p>
      )}
    </div>
  )
}

function HolidayRow({ holiday, change }: { holiday: ListedHoliday; change: Change }) {
  const { day, name, observed } = holiday
  const shownDay = formatDay(day)
  const toggle = observed ? labels.keepOpen : labels.close
  return (
    <li className="grid items-center gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
      <div>
        <span className={`block font-medium ${observed ? '' : 'text-muted line-through'}`}>
          {name}
        </span>
        <span className="figure-column text-sm text-muted">
          {officeCopy.weekdays[weekdayOf(day) - 1]}, {shownDay}
          {' · '}
          {observed ? labels.observed : labels.open}
        </span>
      </div>
      <div className="-ml-2.5 flex flex-wrap gap-1 sm:ml-0">
        <Button
          variant="quiet"
          aria-label={labels.named(toggle, name, shownDay)}
          disabled={change.busy}
          onClick={() => void change.run(officeChanges.holiday({ day, name, observed: !observed }))}
          className="px-2.5 text-sm"
        >
          {toggle}
        </Button>
        <Button
          variant="quiet"
          aria-label={labels.named(labels.remove, name, shownDay)}
          disabled={change.busy}
          onClick={() => void change.run(officeChanges.removeHoliday(day))}
          className="px-2.5 text-sm text-bad!"
        >
          {labels.remove}
        </Button>
      </div>
    </li>
  )
}

function NewHoliday({ holidays, change }: { holidays: ListedHoliday[]; change: Change }) {
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  // Adding it would rename the one that is listed.
  const listed = holidays.find((holiday) => holiday.day === day)
  return (
    <form
      aria-label={labels.add}
      onSubmit={(event) => {
        event.preventDefault()
        if (listed) return
        void change.run(officeChanges.holiday({ day, name, observed: true }), undefined, () => {
          setDay('')
          setName('')
        })
      }}
      className="grid items-end gap-3 sm:grid-cols-[11rem_1fr]"
    >
      <TextField
        label={labels.day}
        type="date"
        required
        value={day}
        error={listed && labels.listed(listed.name)}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        label={labels.name}
        required
        minLength={2}
        maxLength={HOLIDAY_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="ink" className="justify-self-start" disabled={change.busy}>
        {labels.add}
      </Button>
      <div className="col-span-full empty:hidden">
        <FormFailure text={change.failure} />
      </div>
      <LeaveGuard unsaved={() => Boolean(day || name)} />
    </form>
  )
}
