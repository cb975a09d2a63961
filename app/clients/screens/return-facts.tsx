import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { stagesAfter } from '#app/clients/model/stages.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { useDay } from '#app/ui/hooks/use-day.ts'
import { RETURN_STAGES } from '#content/enums.ts'

type Change = Omit<Parameters<typeof returnActions.change>[0], 'id'>

/** The people, dates, fee and notes of a return. */
export function ReturnFacts({ row, action }: { row: ReturnDetail; action: ReturnAction }) {
  const { act } = action
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const change = (to: Change, back?: Change) =>
    act(
      () => returnActions.change({ id: row.id, ...to }),
      labels.saved,
      back && (() => returnActions.change({ id: row.id, ...back })),
    )
  const next = row.stage === 'stopped' ? [row.stoppedIn ?? 'documents'] : stagesAfter(row.stage)
  const personField = (key: 'preparer' | 'reviewer') => (
    <SelectField
      label={labels[key]}
      name={key}
      value={row[key]?.id ?? ''}
      onChange={({ target }) => {
        const id = target.value === '' ? null : Number(target.value)
        change({ [`${key}Id`]: id }, { [`${key}Id`]: row[key]?.id ?? null })
      }}
    >
      <option value="">{labels.nobody}</option>
      {row[key] && !people.some(({ id }) => id === row[key]?.id) && (
        <option value={row[key].id}>{row[key].name}</option>
      )}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
  return (
    <section
      aria-labelledby="facts-title"
      className="grid gap-4 rounded-lg border border-line bg-card p-4"
    >
      <h2 id="facts-title" className="text-h3">
        {labels.people}
      </h2>
      <SelectField
        label={labels.stage}
        name="stage"
        value={row.stage}
        onChange={({ target }) => {
          const stage = next.find((one) => one === target.value)
          if (stage) change({ stage, version: row.version }, { stage: row.stage })
        }}
      >
        {RETURN_STAGES.filter((stage) => stage === row.stage || next.includes(stage)).map(
          (stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]}
            </option>
          ),
        )}
      </SelectField>
      {personField('preparer')}
      {personField('reviewer')}
      <DayField
        label={labels.due}
        name="dueOn"
        stored={row.dueOn}
        onChange={(dueOn) => change({ dueOn }, { dueOn: row.dueOn })}
      />
      <DayField
        label={labels.reminder}
        name="remindOn"
        stored={row.remindOn}
        disabled={row.remindersStopped}
        onChange={(remindOn) => change({ remindOn }, { remindOn: row.remindOn })}
      />
      <Button
        variant="outline"
        size="sm"
        onClick={() => void change({ remindersStopped: !row.remindersStopped })}
      >
        {row.remindersStopped ? labels.allowReminders : labels.stopReminders}
      </Button>
      <Notes
        stored={row.notes}
        onSave={(notes) => change({ notes, version: row.version }, { notes: row.notes })}
      />
    </section>
  )
}

/** Shows the day that is stored, unless one is being entered. */
function DayField({
  label,
  name,
  stored,
  disabled = false,
  onChange,
}: {
  label: string
  name: string
  stored: string | null
  disabled?: boolean
  onChange: (day: string | null) => Promise<unknown>
}) {
  const input = useDay({ value: stored ?? '', onDay: (day) => onChange(day || null) })
  return <TextField label={label} name={name} disabled={disabled} {...input} />
}

/** The notes that are stored, unless others are being written; then a colleague’s stand beside them. */
function Notes({
  stored,
  onSave,
}: {
  stored: string
  onSave: (notes: string) => Promise<boolean>
}) {
  const [typed, setTyped] = useState<{ notes: string; over: string }>()
  return (
    <form
      className="grid gap-2"
      onSubmit={async (event) => {
        event.preventDefault()
        if (typed && (await onSave(typed.notes))) setTyped(undefined)
      }}
    >
      <TextAreaField
        label={labels.notes}
        name="notes"
        value={typed?.notes ?? stored}
        onChange={({ target: { value } }) =>
          setTyped(
            value === stored ? undefined : { notes: value, over: typed ? typed.over : stored },
          )
        }
      />
      {typed && typed.over !== stored && (
        <p role="status" className="text-sm whitespace-pre-line">
          <strong className="font-semibold">{labels.notesMeanwhile}</strong> {stored}
        </p>
      )}
      {typed && (
        <Button type="submit" variant="ink" size="sm">
          {labels.saveNotes}
        </Button>
      )}
      <LeaveGuard unsaved={() => typed !== undefined} />
    </form>
  )
}
