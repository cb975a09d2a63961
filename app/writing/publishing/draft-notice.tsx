import { formatTimestamp } from '#app/ui/time/dates.ts'
import { labels } from './labels.ts'

/** Says that only staff see this page, and when a scheduled one will appear. */
export function DraftNotice({ appearsAt }: { appearsAt?: string | null }) {
  return (
    <p className="mt-4 rounded-md border border-accent-strong bg-accent-tint px-4 py-2.5 font-medium">
      {labels.draft.notice(appearsAt ? formatTimestamp(appearsAt) : undefined)}
    </p>
  )
}
