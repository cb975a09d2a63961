import { fromIndianTime, toIndianTime } from '#app/ui/time/india.ts'
import { scheduleLabels as labels } from './labels.ts'

/** A day and a time in India, in the small bar of a page. */
export function TimeInput({
  id,
  label,
  value,
  error,
  disabled = false,
  onChange,
}: {
  id: string
  label: string
  /** as an ISO timestamp */
  value: string | null
  error: string | undefined
  disabled?: boolean
  onChange: (value: string | null) => void
}) {
  const errorId = `${id}-error`
  return (
    <div className="grid justify-items-end">
      <input
        id={id}
        type="datetime-local"
        aria-label={label}
        title={label}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        disabled={disabled}
        value={toIndianTime(value)}
        onChange={({ target }) => onChange(fromIndianTime(target.value))}
        className="min-h-11 rounded-md border border-line-strong bg-card px-2.5 text-ink aria-invalid:border-2 aria-invalid:border-bad"
      />
      {error && (
        <p id={errorId} className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** Why a post cannot be scheduled for this time; nothing if it can. */
export function problemWithTime(time: string | null): string | undefined {
  if (time === null) return labels.noTime
  return new Date(time) > new Date() ? undefined : labels.past
}
