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
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { useDay } from '#app/ui/hooks/use-day.ts'
import { RETURN_STAGES } from '#content/enums.ts'

type Change = Omit<Parameters<typeof returnActions.change>[0], 'id' | 'version' | 'was'>

/** The people, dates, fee and notes of a return. */
export function ReturnFacts({ row, action }: { row: ReturnDetail; action: ReturnAction }) {
  const { act } = action
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const change = (to: Change, from: Change) =>
    act(
      () => returnActions.change({ id: row.id, ...to, was: from }),
      labels.saved,
      () => returnActions.change({ id: row.id, ...from, was: to }),
    )
  const stage = useChoice(row.stage, (value) => {
    const to = next.find((one) => one === value)
    if (to) void change({ stage: to }, { stage: row.stage })
  })
  const next = row.stage === 'stopped' ? [row.stoppedIn ?? 'documents'] : stagesAfter(row.stage)
  return (
    <section
      aria-labelledby="facts-title"
      className="grid gap-4 rounded-lg border border-line bg-card p-4"
    >
      <h2 id="facts-title" className="text-h3">
        {labels.people}
      </h2>
      <SelectField label={labels.stage} name="stage" {...stage}>
        {RETURN_STAGES.filter((stage) => stage === row.stage || next.includes(stage)).map(
          (stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]}
            </option>
          ),
        )}
      </SelectField>
      {(['preparer', 'reviewer'] as const).map((key) => (
        <PersonField
          key={key}
          label={labels[key]}
          name={key}
          person={row[key]}
          people={people}
          onChoose={(id) => change({ [`${key}Id`]: id }, { [`${key}Id`]: row[key]?.id ?? null })}
        />
      ))}
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
        onClick={() =>
          void change(
            { remindersStopped: !row.remindersStopped },
            { remindersStopped: row.remindersStopped },
          )
        }
      >
        {row.remindersStopped ? labels.allowReminders : labels.stopReminders}
      </Button>
      <Notes stored={row.notes} onSave={(notes) => change({ notes }, { notes: row.notes })} />
    </section>
  )
}

function PersonField({
  label,
  name,
  person,
  people,
  onChoose,
}: {
  label: string
  name: string
  person: ReturnDetail['preparer']
  people: { id: number; name: string }[]
  onChoose: (id: number | null) => unknown
}) {
  const choice = useChoice(String(person?.id ?? ''), (value) =>
    onChoose(value === '' ? null : Number(value)),
  )
  return (
    <SelectField label={label} name={name} {...choice}>
      <option value="">{labels.nobody}</option>
      {person && !people.some(({ id }) => id === person.id) && (
        <option value={person.id}>{person.name}</option>
      )}
      {people.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
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
