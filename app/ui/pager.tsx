import { buttonClass } from './button.tsx'

/** Which entries are shown of how many, and the way to the next and the previous ones. */
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
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3"
    >
      <p className="figures text-sm text-muted">
        {number(from)} to {number(Math.min(page * pageSize, total))} of {number(total)}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={page <= 1}
          className={buttonClass('outline')}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </button>
        <button
          type="button"
          disabled={page >= last}
          className={buttonClass('outline')}
          onClick={() => onPage(page + 1)}
        >
          Next
        </button>
      </div>
    </nav>
  )
}
