import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { stagesAfter } from '#app/clients/model/stages.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { RETURN_STAGES } from '#content/enums.ts'

type Change = Omit<Parameters<typeof returnActions.change>[0], 'id'>

/** The people, dates, fee and notes of a return. */
export function ReturnFacts({ row, action }: { row: ReturnDetail; action: ReturnAction }) {
  const { act } = action
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const [notes, setNotes] = useState(row.notes)
  const change = (to: Change, back?: Change) =>
    void act(
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
      <TextField
        label={labels.due}
        name="dueOn"
        type="date"
        defaultValue={row.dueOn ?? ''}
        onBlur={({ target }) => {
          const dueOn = target.value || null
          if (dueOn !== row.dueOn) change({ dueOn }, { dueOn: row.dueOn })
        }}
      />
      <TextField
        label={labels.reminder}
        name="remindOn"
        type="date"
        disabled={row.remindersStopped}
        defaultValue={row.remindOn ?? ''}
        onBlur={({ target }) => {
          const remindOn = target.value || null
          if (remindOn !== row.remindOn) change({ remindOn }, { remindOn: row.remindOn })
        }}
      />
      <Button
        variant="outline"
        size="sm"
        onClick={() => change({ remindersStopped: !row.remindersStopped })}
      >
        {row.remindersStopped ? labels.allowReminders : labels.stopReminders}
      </Button>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          change({ notes }, { notes: row.notes })
        }}
      >
        <TextAreaField
          label={labels.notes}
          name="notes"
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        {notes !== row.notes && (
          <Button type="submit" variant="ink" size="sm">
            {labels.saveNotes}
          </Button>
        )}
      </form>
    </section>
  )
}
