import { TextField } from './field.tsx'
import { useDay } from './hooks/use-day.ts'

/** The first and the last day of a filter, as YYYY-MM-DD; neither can be chosen beyond the other. */
export function DateRangeFields({
  labels,
  from,
  to,
  onChange,
}: {
  labels: { from: string; to: string }
  from: string | undefined
  to: string | undefined
  /** the day that was changed; undefined where it was cleared */
  onChange: (change: { from?: string | undefined } | { to?: string | undefined }) => void
}) {
  const first = useDay({
    value: from ?? '',
    max: to,
    live: true,
    onDay: (day) => onChange({ from: day || undefined }),
  })
  const last = useDay({
    value: to ?? '',
    min: from,
    live: true,
    onDay: (day) => onChange({ to: day || undefined }),
  })
  return (
    <>
      <TextField label={labels.from} name="from" {...first} />
      <TextField label={labels.to} name="to" {...last} />
    </>
  )
}
