import { useId, useState } from 'react'
import { useOfficeCalendar } from '#app/enquiries/office/use-office-calendar.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { fromIndianTime, toIndianTime } from '#app/ui/time/india.ts'
import { followUpChoices } from './follow-up.ts'
import { followUpLabels as labels } from './lead-labels.ts'

const OTHER = 'other'

/** Chooses a follow-up time: one of the usual ones, or a day and an hour in India. */
export function FollowUpField({
  label,
  none,
  suggested,
  onChange,
}: {
  label: string
  /** the option for no follow-up */
  none: string
  /** chosen from the start */
  suggested?: { at: string; label: string }
  /** null: none, instead of the one that was suggested */
  onChange: (at: string | null | undefined) => void
}) {
  const id = useId()
  // Computed once: "in one hour" counts from when the field appeared.
  const [now] = useState(() => Date.now())
  const calendar = useOfficeCalendar()
  const choices = [...(suggested ? [suggested] : []), ...followUpChoices(now, calendar)]
  const [chosen, setChosen] = useState(suggested?.at ?? '')
  const noDate = suggested ? null : undefined
  return (
    <div className="grid gap-3">
      <SelectField
        id={id}
        label={label}
        value={chosen}
        onChange={({ target: { value } }) => {
          setChosen(value)
          onChange(value === OTHER ? undefined : value || noDate)
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
