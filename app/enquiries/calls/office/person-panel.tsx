import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard, useUnsavedPart } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { personLabels as labels, officeLabels } from './labels.ts'
import {
  faultIn,
  LEAVE_NOTE_MAX,
  type Leave,
  type PersonSettings,
  type Span,
} from './office-settings.ts'
import {
  officeChanges,
  officeSettingsQuery,
  personSettingsQuery,
  refreshOffice,
  removeLeave,
} from './queries.ts'
import { useOfficeChange } from './use-office-change.tsx'

/**
 * When one person takes calls, and their leave: for themselves, or for an admin.
 * @param unsavedParts for a dialog, which asks itself before it closes: the forms with unsaved changes
 */
export function PersonPanel({ id, unsavedParts }: { id: number; unsavedParts?: Set<string> }) {
  const [ownParts] = useState(() => new Set<string>())
  const { data: person, error, refetch } = useQuery(personSettingsQuery(id))
  if (error && !person) {
    return <LoadFailure what={labels.title} error={error} retry={refetch} level="h2" />
  }
  if (!person) return <Spinner label={labels.title} />
  return (
    <div className="grid gap-6">
      <CallTimes person={person} unsavedParts={unsavedParts ?? ownParts} />
      <Leaves person={person} unsavedParts={unsavedParts ?? ownParts} />
      {!unsavedParts && <LeaveGuard unsaved={() => ownParts.size > 0} />}
    </div>
  )
}

interface Part {
  person: PersonSettings
  unsavedParts: Set<string>
}

function CallTimes({ person, unsavedParts }: Part) {
  /** what was changed here, so that nothing else is put back */
  const [changed, setChanged] = useState<{ bookable?: boolean; limited?: boolean; hours?: Span[] }>(
    {},
  )
  const {
    bookable = person.bookable,
    limited = person.hours.length > 0,
    hours = person.hours,
  } = changed
  useUnsavedPart(unsavedParts, 'times', Object.keys(changed).length > 0)
  const usual = useQuery({ ...officeSettingsQuery, enabled: false }).data?.hours
  const { run, busy, failure, dialog } = useOfficeChange()
  const [fault, setFault] = useState<string>()
  const limit = (on: boolean) =>
    setChanged({
      ...changed,
      limited: on,
      ...(on && hours.length === 0 && { hours: usual ?? WEEKDAYS }),
    })
  return (
    <form
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = limited ? hours : []
        const found = faultIn(chosen)
        setFault(found)
        if (found) return
        const change = {
          ...(changed.bookable !== undefined && { bookable }),
          ...((changed.limited !== undefined || changed.hours) && { hours: chosen }),
        }
        void run(officeChanges.person(person.id, change), undefined, () =>
          setChanged((now) => (now === changed ? {} : now)),
        )
      }}
      className="grid gap-4"
    >
      <CheckboxField
        label={labels.bookable}
        checked={bookable}
        onChange={({ target }) => setChanged({ ...changed, bookable: target.checked })}
      />
      {bookable && (
        <CheckboxField
          label={labels.ownHours}
          checked={limited}
          onChange={({ target }) => limit(target.checked)}
        />
      )}
      {bookable && limited && (
        <HoursEditor hours={hours} onChange={(to) => setChanged({ ...changed, hours: to })} />
      )}
      <FormFailure text={fault ?? failure} />
      <Button type="submit" variant="accent" disabled={busy} className="justify-self-start">
        {labels.save}
      </Button>
      {dialog}
    </form>
  )
}

/** What is shown first to somebody who limits their hours. */
const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '18:30' }))

function Leaves({ person, unsavedParts }: Part) {
  const queries = useQueryClient()
  const remove = async (leave: Leave) => {
    try {
      queries.setQueryData(
        personSettingsQuery(person.id).queryKey,
        await removeLeave({ id: person.id, leave: leave.id }),
      )
      await refreshOffice(queries)
    } catch (error) {
      toast({
        tone: 'destructive',
        title: officeLabels.notSaved,
        text: (error as Error).message,
      })
    }
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-lead font-semibold">{labels.leave.title}</h3>
      {person.leaves.length === 0 && <p className="text-muted">{labels.leave.none}</p>}
      {person.leaves.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {person.leaves.map((leave) => (
            <li key={leave.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>
                {daysOf(leave)}
                {leave.note && <span className="block text-sm text-muted">{leave.note}</span>}
              </span>
              <Button
                variant="quiet-danger"
                aria-label={labels.leave.remove(daysOf(leave))}
                onClick={() => void remove(leave)}
                className="px-2.5 text-sm"
              >
                {labels.leave.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewLeave id={person.id} unsavedParts={unsavedParts} />
    </div>
  )
}

export function daysOf({ firstDay, lastDay }: Pick<Leave, 'firstDay' | 'lastDay'>): string {
  return officeLabels.away.days(formatDay(firstDay), formatDay(lastDay))
}

const NO_LEAVE = { firstDay: '', lastDay: '', note: '' }

function NewLeave({ id, unsavedParts }: { id: number; unsavedParts: Set<string> }) {
  const [leave, setLeave] = useState(NO_LEAVE)
  const { run, busy, failure, dialog } = useOfficeChange()
  const today = indianDate(new Date())
  const { firstDay, lastDay, note } = leave
  useUnsavedPart(unsavedParts, 'leave', Boolean(firstDay || lastDay || note))
  return (
    <form
      aria-label={labels.leave.add}
      onSubmit={(event) => {
        event.preventDefault()
        const given = { ...leave, lastDay: lastDay || firstDay }
        void run(officeChanges.leave(id, given), undefined, () => setLeave(NO_LEAVE))
      }}
      className="grid items-end gap-3 sm:grid-cols-[11rem_11rem_1fr_auto]"
    >
      <TextField
        label={labels.leave.first}
        type="date"
        required
        min={today}
        value={firstDay}
        onChange={({ target }) => setLeave({ ...leave, firstDay: target.value })}
      />
      <TextField
        label={labels.leave.last}
        type="date"
        min={firstDay || today}
        value={lastDay}
        onChange={({ target }) => setLeave({ ...leave, lastDay: target.value })}
      />
      <TextField
        label={labels.leave.note}
        maxLength={LEAVE_NOTE_MAX}
        value={note}
        onChange={({ target }) => setLeave({ ...leave, note: target.value })}
      />
      <Button type="submit" variant="ink" className="min-h-12" disabled={busy}>
        {labels.leave.add}
      </Button>
      <div className="col-span-full empty:hidden">
        <FormFailure text={failure} />
      </div>
      {dialog}
    </form>
  )
}
