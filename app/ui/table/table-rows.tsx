import { useRef } from 'react'
import { labels as sharedLabels } from '#app/ui/labels.ts'
import { checkboxClass, toggled, toggledTo } from './selecting.tsx'
import type { Column, RowStyle, Selection, Sorting } from './table.ts'

const labels = sharedLabels.table

interface TableRowsProps<T> {
  columns: Column<T>[]
  rows: T[]
  heading?: string
  nameOf: ((row: T) => string) | undefined
  sorting: Sorting | undefined
  selection: Selection | undefined
  rowStyle: RowStyle
  marked: number | undefined
}

const denseRow = 'group/row stacked:grid stacked:grid-cols-2 stacked:gap-x-2 stacked:px-4'
const denseCell = 'align-middle tabled:px-2 tabled:first:pl-3 tabled:last:pr-3'
const denseCheck =
  'tabled:py-0 tabled:pl-3 tabled:pr-0 stacked:absolute stacked:top-1 stacked:right-2'

const styles: Record<RowStyle, { row: string; cell: string; check: string; label: string }> = {
  plain: {
    row: 'stacked:block stacked:py-2',
    cell: 'px-4 py-3 align-top tabled:px-3 tabled:first:pl-4 tabled:last:pr-4 stacked:flex stacked:gap-3 stacked:py-1',
    check:
      'px-4 py-3 align-top tabled:pr-0 stacked:absolute stacked:top-1 stacked:right-0 stacked:px-3',
    label: '',
  },
  compact: {
    row: `${denseRow} stacked:py-1`,
    cell: `${denseCell} tabled:py-0.5`,
    check: denseCheck,
    label: 'grid min-h-8 place-items-center tabled:justify-items-start stacked:size-11',
  },
  comfortable: {
    row: `${denseRow} stacked:py-2.5`,
    cell: `${denseCell} tabled:py-2.5`,
    check: denseCheck,
    label: 'grid min-h-11 place-items-center tabled:justify-items-start stacked:size-11',
  },
}

const markedRow = {
  'aria-current': true,
  tabIndex: -1,
  ref: (row: HTMLElement | null) => row?.focus(),
} as const

/** Rows that belong together, under a heading of their own if they have one. */
export function TableRows<T extends { id: number }>({
  columns,
  rows,
  heading,
  nameOf,
  sorting,
  selection,
  rowStyle,
  marked,
}: TableRowsProps<T>) {
  const lastToggled = useRef<number>(undefined)
  if (rows.length === 0) return null
  const toggle = ({ chosen, onChange }: Selection, id: number, withRange: boolean) => {
    const ids = rows.map((row) => row.id)
    onChange(withRange ? toggledTo(chosen, ids, lastToggled.current, id) : toggled(chosen, id))
    lastToggled.current = id
  }
  const style = styles[rowStyle]
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
          className={`border-b border-line last:border-b-0 aria-[current]:bg-accent-tint hover:bg-tint has-[[data-choose]:checked]:bg-accent-tint stacked:relative ${style.row}`}
        >
          {selection && (
            <td className={style.check}>
              <label className={style.label}>
                <input
                  type="checkbox"
                  data-choose
                  aria-label={labels.select(nameOf?.(row) ?? labels.row(row.id))}
                  checked={selection.chosen.has(row.id)}
                  onChange={({ nativeEvent }) =>
                    toggle(
                      selection,
                      row.id,
                      'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
                    )
                  }
                  className={checkboxClass}
                />
              </label>
            </td>
          )}
          {columns.map(({ title, cell, bare, className = '' }, place) => (
            <td
              key={title}
              className={`${style.cell} ${selection && place === 0 ? 'stacked:pr-14' : ''} ${className}`}
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
