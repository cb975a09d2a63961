import { useId, useState } from 'react'
import { fromIndianTime, toIndianTime } from '#app/time/india.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { followUpChoices } from './follow-up.ts'

const OTHER = 'other'

/** Chooses when an enquiry comes back: by a word, or by a day and an hour in India. */
export function FollowUpField({
  label,
  none,
  onChange,
}: {
  label: string
  /** what choosing nothing is called */
  none: string
  onChange: (at: string | undefined) => void
}) {
  const id = useId()
  // The moment stays the one it was when it was chosen.
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
        {choices.map(({ label: words, at }) => (
          <option key={at} value={at}>
            {words}
          </option>
        ))}
        <option value={OTHER}>Another time…</option>
      </SelectField>
      {chosen === OTHER && (
        <TextField
          label="Day and hour in India"
          type="datetime-local"
          min={toIndianTime(new Date().toISOString())}
          onChange={(event) => onChange(fromIndianTime(event.target.value) ?? undefined)}
        />
      )}
    </div>
  )
}
