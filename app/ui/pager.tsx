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
        <Turn isEnd={page <= 1} onClick={() => onPage(page - 1)}>
          {labels.previous}
        </Turn>
        <Turn isEnd={page >= last} onClick={() => onPage(page + 1)}>
          {labels.next}
        </Turn>
      </div>
    </nav>
  )
}

/** At the end it is not `disabled`, which would take the focus of whoever has just pressed it. */
function Turn({
  isEnd,
  onClick,
  children,
}: {
  isEnd: boolean
  onClick: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-disabled={isEnd}
      className={`${buttonClass('outline')} aria-disabled:cursor-default aria-disabled:opacity-60`}
      onClick={isEnd ? undefined : onClick}
    >
      {children}
    </button>
  )
}
