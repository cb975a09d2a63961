import { X } from 'lucide-react'
import { filterLabels } from '#app/leads/screens/desk-labels.ts'
import type { DeskSearch } from '#app/leads/screens/desk-search.ts'

const labels = filterLabels.linked

/** The filters that only links set, such as those of the dashboard, each with a button that removes it. */
export function LinkedFilters({
  search,
  onChange,
}: {
  search: DeskSearch
  onChange: (change: DeskSearch) => void
}) {
  const set = (['due', 'without'] as const).filter((name) => search[name])
  if (set.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {set.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={labels.remove(labels[name])}
            onClick={() => onChange({ [name]: undefined, page: undefined })}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-accent-tint px-3 text-sm font-medium hover:border-ink"
          >
            {labels[name]} <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
