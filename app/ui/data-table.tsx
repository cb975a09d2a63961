import { labels as sharedLabels } from './labels.ts'
import { ChooseAll } from './table/selecting.tsx'
import { Head, SortBy } from './table/sorting.tsx'
import {
  type Column,
  denseHeadClass,
  headClass,
  type RowStyle,
  type Selection,
  type Sorting,
} from './table/table.ts'
import { TableRows } from './table/table-rows.tsx'

export type { Column, Selection, Sorting } from './table/table.ts'

const labels = sharedLabels.table

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
  rowStyle = 'plain',
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
  rowStyle?: RowStyle
}) {
  if (rows.length === 0) return <p className="px-4 py-10 text-center text-muted">{empty}</p>
  const plain = rowStyle === 'plain'
  const head = plain ? headClass : denseHeadClass
  return (
    <div className={wide ? '@container/wide-table' : '@container/table'}>
      <table aria-label={label} className="w-full text-[0.9688rem] stacked:block">
        <thead
          className={
            !plain ? 'stacked:hidden' : selection || sorting ? 'stacked:block' : 'stacked:sr-only'
          }
        >
          <tr className="border-b border-line stacked:flex stacked:flex-wrap stacked:items-center stacked:justify-between stacked:gap-x-6 stacked:gap-y-1 stacked:px-4 stacked:py-2">
            {selection && (
              <th scope="col" className={`${head} w-12 stacked:static stacked:w-auto stacked:px-0`}>
                <ChooseAll rows={rows} selection={selection} />
              </th>
            )}
            {plain && sorting && (
              <td className="tabled:hidden">
                <SortBy columns={columns} sorting={sorting} />
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.title} column={column} sorting={sorting} className={head} />
            ))}
          </tr>
        </thead>
        <TableRows
          {...{ columns, nameOf, sorting, selection, rowStyle, marked }}
          rows={rows.slice(0, exact)}
        />
        <TableRows
          {...{ columns, nameOf, sorting, selection, rowStyle, marked }}
          heading={labels.similar}
          rows={rows.slice(exact)}
        />
      </table>
    </div>
  )
}
