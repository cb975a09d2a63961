import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
import { fromIndianTime, toIndianTime } from '#app/ui/time/india.ts'
import { tomorrowMorning } from '../post-times.ts'
import { scheduleLabels as labels } from './labels.ts'
import { problemWithTime } from './time-input.tsx'

/** Asks when a post is to be published. */
export function ScheduleDialog({
  onSchedule,
  onClose,
}: {
  onSchedule: (time: string) => void
  onClose: () => void
}) {
  const [time, setTime] = useState<string | null>(tomorrowMorning)
  const [problem, setProblem] = useState<string>()
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={<FormFooter form="schedule-form" submit={labels.confirm} onCancel={onClose} />}
    >
      <form
        id="schedule-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = problemWithTime(time)
          setProblem(found)
          if (time && !found) onSchedule(time)
        }}
      >
        <TextField
          id="schedule-time"
          type="datetime-local"
          label={labels.time}
          data-first-focus
          value={toIndianTime(time)}
          onChange={({ target }) => setTime(fromIndianTime(target.value))}
          error={problem}
        />
      </form>
    </Dialog>
  )
}
