import { useId, useState } from 'react'
import { fromIndianTime, toIndianTime } from '#app/time/india.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { followUpChoices } from './follow-up.ts'
import { followUpLabels as labels } from './lead-labels.ts'

const OTHER = 'other'

/** Chooses a follow-up time: one of the usual ones, or a day and an hour in India. */
export function FollowUpField({
  label,
  none,
  onChange,
}: {
  label: string
  /** the option for no follow-up */
  none: string
  onChange: (at: string | undefined) => void
}) {
  const id = useId()
  // Computed once: "in one hour" counts from when the field appeared.
  const [choices] = useState(() => followUpChoices(Date.now()))
  const [chosen, setChosen] = useState('')
  return (
    <div className="grid gap-3">
      <SelectField
        id={id}
        label={label}
        value={chosen}
        onChange={({ target: { value } }) => {
          setChosen(value)
          onChange(value === OTHER || value === '' ? undefined : value)
        }}
      >
        <option value="">{none}</option>
        {choices.map(({ label: text, at }) => (
          <option key={at} value={at}>
            {text}
          </option>
        ))}
        <option value={OTHER}>{labels.otherTime}</option>
      </SelectField>
      {chosen === OTHER && (
        <TextField
          label={labels.dayAndHour}
          type="datetime-local"
          min={toIndianTime(new Date().toISOString())}
          onChange={(event) => onChange(fromIndianTime(event.target.value) ?? undefined)}
        />
      )}
    </div>
  )
}
