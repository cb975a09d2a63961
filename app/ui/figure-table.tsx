import type { ReactNode } from 'react'

const cell = 'px-3 py-2 first:pl-4 last:pr-4'

interface FigureRow {
  key: string
  name: ReactNode
  figures: ReactNode[]
}

/** A table of figures: what each row is, then its figures; it scrolls sideways where it is wider than its place. */
export function FigureTable({
  title,
  head,
  rows,
  total,
}: {
  title: string
  /** the headings, the first one of what the rows are */
  head: string[]
  rows: FigureRow[]
  total?: FigureRow
}) {
  const [first, ...measures] = head
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
      tabIndex={0}
      aria-label={title}
      className="scroll-hint relative overflow-x-auto rounded-lg border border-line bg-card"
    >
      <table className="figure-column w-full text-[0.9375rem]">
        <caption className="px-4 pt-3 pb-1 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className={`${cell} text-left`}>
              {first}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={`${cell} text-right`}>
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot className="border-t-2 border-line-strong">
            <Row row={total} />
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Row({ row: { name, figures } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row" className={`${cell} min-w-40 text-left align-top font-medium`}>
        {name}
      </th>
      {figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is what its column says
        <td key={place} className={`${cell} text-right align-top whitespace-nowrap`}>
          {figure}
        </td>
      ))}
    </tr>
  )
}
