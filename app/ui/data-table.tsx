import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { labels as sharedLabels } from './labels.ts'

const labels = sharedLabels.table

export interface Column<T> {
  title: string
  cell: (row: T) => ReactNode
  className?: string
  /** the sort key this header requests */
  sort?: string
  /** shown without its label when the row is a block */
  bare?: boolean
}

export interface Sorting {
  sort?: string
  order?: 'asc' | 'desc'
  onSort: (sort: string, order: 'asc' | 'desc') => void
}

export interface Selection {
  chosen: ReadonlySet<number>
  onChange: (chosen: Set<number>) => void
}

/** A table with a sticky header; where there is no room, each row becomes a block of labelled values. */
export function DataTable<T extends { id: number }>({
  columns,
  rows,
  empty,
  label,
  nameOf,
  sorting,
  selection,
  exact = rows.length,
  wide = false,
  marked,
}: {
  columns: Column<T>[]
  rows: T[]
  empty: string
  label?: string
  /** the name of a row, for the label of its checkbox */
  nameOf?: (row: T) => string
  sorting?: Sorting
  selection?: Selection
  /** how many rows, from the first on, are what was searched for; the others are similar */
  exact?: number
  /** its columns need the room of a large screen */
  wide?: boolean
  /** the id of the row that was asked for: it is marked, and gets the focus */
  marked?: number
}) {
  if (rows.length === 0) return <p className="px-4 py-10 text-center text-muted">{empty}</p>
  return (
    <div className={wide ? '@container/wide-table' : '@container/table'}>
      <table aria-label={label} className="w-full text-[0.9688rem] stacked:block">
        <thead className={selection || sorting ? 'stacked:block' : 'stacked:sr-only'}>
          <tr className="border-b border-line stacked:flex stacked:flex-wrap stacked:items-center stacked:justify-between stacked:gap-x-6 stacked:gap-y-1 stacked:px-4 stacked:py-2">
            {selection && (
              <th scope="col" className={`${head} w-12 stacked:static stacked:w-auto stacked:px-0`}>
                <ChooseAll rows={rows} selection={selection} />
              </th>
            )}
            {sorting && (
              <td className="tabled:hidden">
                <SortBy columns={columns} sorting={sorting} />
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.title} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <TableRows
          {...{ columns, nameOf, sorting, selection, marked }}
          rows={rows.slice(0, exact)}
        />
        <TableRows
          {...{ columns, nameOf, sorting, selection, marked }}
          heading={labels.similar}
          rows={rows.slice(exact)}
        />
      </table>
    </div>
  )
}

interface TableRowsProps<T> {
  columns: Column<T>[]
  rows: T[]
  heading?: string
  nameOf: ((row: T) => string) | undefined
  sorting: Sorting | undefined
  selection: Selection | undefined
  marked: number | undefined
}

/** Rows that belong together, under a heading of their own if they have one. */
function TableRows<T extends { id: number }>({
  columns,
  rows,
  heading,
  nameOf,
  sorting,
  selection,
  marked,
}: TableRowsProps<T>) {
  if (rows.length === 0) return null
  return (
    <tbody className="stacked:block">
      {heading && (
        <tr className="border-b border-line bg-tint stacked:block">
          <th
            scope="rowgroup"
            colSpan={columns.length + (selection ? 1 : 0)}
            className="px-4 py-2 text-left font-semibold stacked:block"
          >
            {heading}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr
          key={row.id}
          {...(row.id === marked && markedRow)}
          className="border-b border-line last:border-b-0 aria-[current]:bg-accent-tint hover:bg-tint has-[[data-choose]:checked]:bg-accent-tint stacked:relative stacked:block stacked:py-2"
        >
          {selection && (
            <td className="px-4 py-3 align-top tabled:pr-0 stacked:absolute stacked:top-1 stacked:right-0 stacked:px-3">
              <input
                type="checkbox"
                data-choose
                aria-label={labels.select(nameOf?.(row) ?? labels.row(row.id))}
                checked={selection.chosen.has(row.id)}
                onChange={() => selection.onChange(toggled(selection.chosen, row.id))}
                className={checkboxClass}
              />
            </td>
          )}
          {columns.map(({ title, cell, bare, className = '' }, place) => (
            <td
              key={title}
              className={`px-4 py-3 align-top tabled:px-3 tabled:first:pl-4 tabled:last:pr-4 stacked:flex stacked:gap-3 stacked:py-1 ${selection && place === 0 ? 'stacked:pr-14' : ''} ${className}`}
            >
              {!bare && (
                <span
                  aria-hidden={!sorting}
                  className="w-24 shrink-0 text-sm font-normal text-muted tabled:hidden"
                >
                  {title}
                </span>
              )}
              <div className="min-w-0">{cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const markedRow = {
  'aria-current': true,
  tabIndex: -1,
  ref: (row: HTMLElement | null) => row?.focus(),
} as const

const head =
  'sticky top-0 z-10 bg-card px-4 py-2.5 tabled:px-3 tabled:first:pl-4 tabled:last:pr-4 text-left text-xs font-semibold tracking-wide text-muted'
const checkboxClass = 'size-5 accent-(--color-surface) dark:accent-(--color-accent)'

function Head<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
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
function SortBy<T>({
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

function ChooseAll<T extends { id: number }>({
  rows,
  selection: { chosen, onChange },
}: {
  rows: T[]
  selection: Selection
}) {
  const all = rows.every(({ id }) => chosen.has(id))
  return (
    <label className="inline-flex items-center gap-3 stacked:min-h-11">
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = !all && rows.some(({ id }) => chosen.has(id))
        }}
        onChange={() => onChange(all ? new Set() : new Set(rows.map(({ id }) => id)))}
        className={checkboxClass}
      />
      <span className="tabled:sr-only">{labels.selectAll}</span>
    </label>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
