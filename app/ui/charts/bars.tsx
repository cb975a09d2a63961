import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useWidth } from './use-width.ts'

const FIRST_WIDTH = 720
const LEAST_WIDTH = 200
const ROW = 46
const TEXT = 15
const BAR = 16
const ROOM_FOR_FIGURE = 80

export interface BarRow {
  key: string
  name: string
  value: number
  figure: string
}

/** Bars, each below its name and with its figure; for a table beside it that has the same data. */
export function Bars({ rows, label }: { rows: BarRow[]; label: string }) {
  const { box, width } = useWidth({ first: FIRST_WIDTH, least: LEAST_WIDTH })
  const x = scaleLinear({
    domain: [0, Math.max(1, ...rows.map(({ value }) => value))],
    range: [0, width - ROOM_FOR_FIGURE],
  })
  return (
    <figure ref={box}>
      <svg
        role="img"
        aria-label={label}
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
    </figure>
  )
}
