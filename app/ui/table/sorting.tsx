import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { labels as sharedLabels } from '#app/ui/labels.ts'
import type { Column, Sorting } from './table.ts'

const labels = sharedLabels.table

/** The header of a column, which sorts by it where it can. */
export function Head<T>({
  column,
  sorting,
  className: head,
}: {
  column: Column<T>
  sorting: Sorting | undefined
  className: string
}) {
  const { title, sort } = column
  const hidden = sorting ? 'stacked:hidden' : 'stacked:sr-only'
  if (!sort || !sorting) {
    return (
      <th scope="col" className={`${head} ${hidden}`}>
        {title}
      </th>
    )
  }
  const order = sorting.sort === sort ? (sorting.order ?? 'asc') : undefined
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={`${head} ${hidden}`}
    >
      <button
        type="button"
        onClick={() => sorting.onSort(sort, order === 'asc' ? 'desc' : 'asc')}
        className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-sm px-2 hover:bg-tint hover:text-ink"
      >
        {title}
        <Arrow aria-hidden className={`size-3.5 ${order ? '' : 'opacity-0'}`} />
      </button>
    </th>
  )
}

/** Sorting for the block layout, where there are no headers to click. */
export function SortBy<T>({
  columns,
  sorting: { sort, order = 'asc', onSort },
}: {
  columns: Column<T>[]
  sorting: Sorting
}) {
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <div className="inline-flex items-center gap-2 text-xs font-semibold tracking-wide text-muted">
        <label htmlFor={id}>{labels.sortBy}</label>
        <select
          id={id}
          value={sort ?? ''}
          onChange={({ target }) => onSort(target.value, 'asc')}
          className="min-h-11 rounded-md border border-line-strong bg-card px-2 text-sm font-normal tracking-normal text-ink"
        >
          {!sort && <option value="">{labels.defaultOrder}</option>}
          {columns.map(
            (column) =>
              column.sort && (
                <option key={column.sort} value={column.sort}>
                  {column.title}
                </option>
              ),
          )}
        </select>
      </div>
      {sort && (
        <button
          type="button"
          aria-label={labels.reverse[order]}
          onClick={() => onSort(sort, order === 'asc' ? 'desc' : 'asc')}
          className="grid size-11 place-items-center rounded-md border border-line-strong hover:border-ink hover:bg-tint"
        >
          <Arrow aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  )
}
