import { formatDay } from '#app/ui/time/dates.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { labels } from './labels.ts'
import { RESULT_MEASURES, type ResultFigures, type ResultMeasure, type Results } from './results.ts'

const cellClass = 'px-3 py-2 first:pl-4 last:pr-4'

/** The rows with all their figures, and the total. */
export function ResultsTable({ data: { by, from, to, rows, total } }: { data: Results }) {
  const title = `${labels.groupings[by]}, ${formatDay(from)} to ${formatDay(to)}`
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
            <th scope="col" className={`${cellClass} text-left`}>
              {labels.groupings[by]}
            </th>
            {RESULT_MEASURES.map((measure) => (
              <th key={measure} scope="col" className={`${cellClass} text-right`}>
                {labels.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">
          {rows.map((row) => (
            <Row key={row.key} name={row.name} figures={row} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong">
          <Row name={labels.total} figures={total} />
        </tfoot>
      </table>
    </section>
  )
}

function Row({ name, figures }: { name: string; figures: ResultFigures }) {
  return (
    <tr>
      <th scope="row" className={`${cellClass} min-w-40 text-left font-medium`}>
        {name}
      </th>
      {RESULT_MEASURES.map((measure) => (
        <td key={measure} className={`${cellClass} text-right whitespace-nowrap`}>
          {shownFigure(measure, figures[measure])}
        </td>
      ))}
    </tr>
  )
}

export function shownFigure(measure: ResultMeasure, figure: number): string {
  return measure === 'fees' ? rupeesInFull(figure) : figure.toLocaleString('en-IN')
}
