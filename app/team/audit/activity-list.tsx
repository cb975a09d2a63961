import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { ActivityEntry } from './activity.ts'
import { ActivitySentence } from './activity-sentence.tsx'
import { labels } from './labels.ts'

/** The recent activity, one sentence each. */
export function ActivityList({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return <p className="py-8 text-center text-muted">{labels.none}</p>
  return (
    <ol className="rows">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span>
            <ActivitySentence entry={entry} />
          </span>
          <time dateTime={entry.at} className="figure-column text-sm text-muted">
            {formatTimestamp(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
