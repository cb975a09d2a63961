import { labels as sharedLabels } from '#app/ui/labels.ts'
import type { Selection } from './table.ts'

const labels = sharedLabels.table

export const checkboxClass = 'size-5 accent-(--color-surface) dark:accent-(--color-accent)'

/** Selects every row of the page, or none. */
export function ChooseAll<T extends { id: number }>({
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

/** The selection with the rows from one to another added, or removed where the last one was selected. */
export function toggledTo(
  chosen: ReadonlySet<number>,
  ids: number[],
  from: number | undefined,
  to: number,
): Set<number> {
  const first = from === undefined ? -1 : ids.indexOf(from)
  const last = ids.indexOf(to)
  if (first < 0) return toggled(chosen, to)
  const run = ids.slice(Math.min(first, last), Math.max(first, last) + 1)
  return chosen.has(to)
    ? new Set([...chosen].filter((id) => !run.includes(id)))
    : new Set([...chosen, ...run])
}

/** The selection with one row added or removed. */
export function toggled(chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
