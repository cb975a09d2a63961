import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useWidth } from '#app/ui/charts/use-width.ts'
import type { Insights, Measure } from './insights.ts'
import { labels as insightLabels, rowName } from './labels.ts'

const labels = insightLabels.chart
const FIRST_WIDTH = 720
const LEAST_WIDTH = 200
const ROW = 46
const TEXT = 15
const BAR = 16
const ROOM_FOR_FIGURE = 64
const MAX_ROWS = 12

/** One measure of the rows as bars, each below its name; the table beside it has the same data. */
export default function InsightsChart({ data, measure }: { data: Insights; measure: Measure }) {
  const { box, width } = useWidth({ first: FIRST_WIDTH, least: LEAST_WIDTH })
  const bars = data.rows.filter((row) => row[measure] > 0)
  if (data.by !== 'week') bars.sort((a, b) => b[measure] - a[measure])
  const shown = data.by === 'week' ? bars.slice(-MAX_ROWS) : bars.slice(0, MAX_ROWS)
  const name = insightLabels.measures[measure]
  const x = scaleLinear({
    domain: [0, Math.max(1, ...shown.map((row) => row[measure]))],
    range: [0, width - ROOM_FOR_FIGURE],
  })
  const rows = shown.map((row) => ({
    ...{ key: row.key, value: row[measure] },
    name: rowName(data.by, row.key),
    figure: row[measure].toLocaleString('en-IN'),
  }))
  return (
    <figure ref={box}>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">{labels.none(name)}</p>
      ) : (
        <svg
          role="img"
          aria-label={labels.describe(
            name,
            rows.map(({ name, figure }) => `${name} ${figure}`).join(', '),
          )}
          viewBox={`0 0 ${width} ${rows.length * ROW}`}
          className="h-auto w-full overflow-visible"
        >
          {rows.map(({ key, value, name, figure }, index) => (
            <g key={key} transform={`translate(0 ${index * ROW})`}>
              <text y={TEXT} className="fill-ink text-sm">
                {name}
              </text>
              <Bar
                y={TEXT + 6}
                width={Math.max(2, x(value))}
                height={BAR}
                className="fill-accent-strong"
              />
              <text
                x={Math.max(2, x(value)) + 8}
                y={TEXT + 6 + BAR - 3}
                className="figure-column fill-muted text-sm"
              >
                {figure}
              </text>
            </g>
          ))}
        </svg>
      )}
      {bars.length > shown.length && (
        <figcaption className="text-sm text-muted">
          {labels.more(bars.length - shown.length)}
        </figcaption>
      )}
    </figure>
  )
}
