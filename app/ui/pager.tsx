import { buttonClass } from './button.tsx'
import { labels as sharedLabels } from './labels.ts'

const labels = sharedLabels.pages

/** The range of entries shown, and buttons for the previous and the next page. */
export function Pager({
  page,
  pageSize,
  total,
  onPage,
}: {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : Math.min((page - 1) * pageSize + 1, total)
  const number = (value: number) => value.toLocaleString('en-IN')
  return (
    <nav
      aria-label={labels.navigation}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3"
    >
      <p className="figures text-sm text-muted">
        {labels.range(number(from), number(Math.min(page * pageSize, total)), number(total))}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={page <= 1}
          className={buttonClass('outline')}
          onClick={() => onPage(page - 1)}
        >
          {labels.previous}
        </button>
        <button
          type="button"
          disabled={page >= last}
          className={buttonClass('outline')}
          onClick={() => onPage(page + 1)}
        >
          {labels.next}
        </button>
      </div>
    </nav>
  )
}
