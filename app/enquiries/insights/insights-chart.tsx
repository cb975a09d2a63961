import { Bars } from '#app/ui/charts/bars.tsx'
import type { Insights, Measure } from './insights.ts'
import { labels as insightLabels, rowName } from './labels.ts'

const labels = insightLabels.chart
const MAX_ROWS = 12

/** One measure of the rows as bars; the table beside it has the same data. */
export default function InsightsChart({ data, measure }: { data: Insights; measure: Measure }) {
  const bars = data.rows.filter((row) => row[measure] > 0)
  if (data.by !== 'week') bars.sort((a, b) => b[measure] - a[measure])
  const shown = data.by === 'week' ? bars.slice(-MAX_ROWS) : bars.slice(0, MAX_ROWS)
  const name = insightLabels.measures[measure]
  const rows = shown.map((row) => ({
    ...{ key: row.key, value: row[measure] },
    name: rowName(data.by, row.key),
    figure: row[measure].toLocaleString('en-IN'),
  }))
  const figures = rows.map((row) => `${row.name} ${row.figure}`).join(', ')
  return (
    <>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">{labels.none(name)}</p>
      ) : (
        <Bars rows={rows} label={labels.describe(name, figures)} />
      )}
      {bars.length > shown.length && (
        <p className="text-sm text-muted">{labels.more(bars.length - shown.length)}</p>
      )}
    </>
  )
}
