import { Bars } from '#app/ui/charts/bars.tsx'
import { labels } from './labels.ts'
import type { ResultMeasure, Results } from './results.ts'
import { shownFigure } from './results-table.tsx'

/** One measure of the rows as bars; the table beside it has the same data. */
export default function ResultsChart({ data, measure }: { data: Results; measure: ResultMeasure }) {
  const name = labels.measures[measure]
  const rows = data.rows
    .filter((row) => row[measure] > 0)
    .map((row) => ({
      ...{ key: row.key, name: row.name, value: row[measure] },
      figure: shownFigure(measure, row[measure]),
    }))
  if (rows.length === 0) {
    return <p className="py-6 text-center text-muted">{labels.chart.none(name)}</p>
  }
  const figures = rows.map((row) => `${row.name} ${row.figure}`).join(', ')
  return <Bars rows={rows} label={labels.chart.describe(name, figures)} />
}
