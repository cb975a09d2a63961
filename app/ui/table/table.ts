import type { ReactNode } from 'react'

/** What a table shows, and what it lets one do with its rows. */

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

/**
 * How much room a row takes. `compact` and `comfortable` show, where there is no room for the table, a
 * grid of two columns without labels, and no header: the list has controls of its own for that.
 */
export type RowStyle = 'plain' | 'compact' | 'comfortable'

export const headClass =
  'sticky top-0 z-10 bg-card px-4 py-2.5 tabled:px-3 tabled:first:pl-4 tabled:last:pr-4 text-left text-xs font-semibold tracking-wide text-muted'
export const denseHeadClass =
  'sticky top-0 z-10 bg-card px-2 py-0 tabled:h-9 tabled:first:rounded-tl-lg tabled:first:pl-3 tabled:last:rounded-tr-lg tabled:last:pr-3 text-left text-xs font-semibold tracking-wide text-muted'
