import { FigureTable } from '#app/ui/figure-table.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { labels } from './labels.ts'
import { RESULT_MEASURES, type ResultFigures, type ResultMeasure, type Results } from './results.ts'

/** The rows with all their figures, and the total. */
export function ResultsTable({ data: { by, from, to, rows, total } }: { data: Results }) {
  const shown = (key: string, name: string, figures: ResultFigures) => ({
    key,
    name,
    figures: RESULT_MEASURES.map((measure) => shownFigure(measure, figures[measure])),
  })
  return (
    <FigureTable
      title={`${labels.groupings[by]}, ${formatDay(from)} to ${formatDay(to)}`}
      head={[labels.groupings[by], ...RESULT_MEASURES.map((measure) => labels.measures[measure])]}
      rows={rows.map((row) => shown(row.key, row.name, row))}
      total={shown('total', labels.total, total)}
    />
  )
}

export function shownFigure(measure: ResultMeasure, figure: number): string {
  return measure === 'fees' ? rupeesInFull(figure) : figure.toLocaleString('en-IN')
}
