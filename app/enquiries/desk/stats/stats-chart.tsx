import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { useId } from 'react'
import { useWidth } from '#app/ui/charts/use-width.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { labels as statsLabels } from './labels.ts'
import type { DeskStats } from './stats.ts'
import { StatsTable } from './stats-table.tsx'

const labels = statsLabels.chart

type Day = DeskStats['days'][number]

const FIRST_WIDTH = 720
const HEIGHT = 220
const LEFT = 32
const BOTTOM = 24
const TOP = 8

/** From bottom to top; each has its own pattern, so that colours need not be distinguished. */
const parts = [
  { key: 'inTime', label: labels.parts.inTime },
  { key: 'pending', label: labels.parts.pending },
  { key: 'late', label: labels.parts.late },
  { key: 'missed', label: labels.parts.missed },
] as const

/** The enquiries of each day of the month by their SLA outcome, with the same data as a table below. */
export default function StatsChart({ days }: { days: Day[] }) {
  const id = useId()
  const { box, width } = useWidth({ first: FIRST_WIDTH, least: LEFT * 4 })
  const month = wholeMonth(days)
  const most = Math.max(1, ...month.map(total))
  const x = scaleBand({
    domain: month.map(({ day }) => day),
    range: [LEFT, width],
    padding: 0.25,
  })
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP], nice: most > 4 })
  const ticks = y.ticks(Math.min(4, most)).filter(Number.isInteger)
  return (
    <figure ref={box}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{labels.title}</span>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {parts.map(({ key, label }) => (
            <li key={key} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
                <Patterns id={`${id}-key-${key}`} />
                <rect width="16" height="16" fill={`url(#${id}-key-${key}-${key})`} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        role="img"
        aria-label={describeChart(days)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="mt-3 h-auto w-full overflow-visible"
      >
        <Patterns id={id} />
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={LEFT}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-line"
              strokeWidth={1}
            />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className={tickClass}>
              {tick}
            </text>
          </g>
        ))}
        <BarStack
          data={month}
          keys={parts.map(({ key }) => key)}
          x={({ day }) => day}
          xScale={x}
          yScale={y}
          color={(key) => `url(#${id}-${key})`}
        />
        {month
          .filter((_, index) => index === 0 || (index + 1) % 5 === 0)
          .map(({ day }) => (
            <text
              key={day}
              x={(x(day) ?? 0) + x.bandwidth() / 2}
              y={HEIGHT - 6}
              textAnchor="middle"
              className={tickClass}
            >
              {Number(day.slice(-2))}
            </text>
          ))}
      </svg>
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">
          {labels.asTable}
        </summary>
        <StatsTable
          title={labels.byDay}
          of={labels.day}
          rows={days.map(({ day, ...stats }) => ({ key: day, name: formatDay(day), stats }))}
        />
      </details>
    </figure>
  )
}

const tickClass = 'figure-column fill-muted text-xs'

/** Solid for in time, dotted for not due yet, hatched for late, crossed for missed. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-inTime`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-good" />
      </pattern>
      <pattern id={`${id}-pending`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-tint" />
        <circle cx="3" cy="3" r="1.4" className="fill-muted" />
      </pattern>
      <pattern
        id={`${id}-late`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-accent" />
        <rect width="2" height="6" className="fill-accent-ink" />
      </pattern>
      <pattern id={`${id}-missed`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className="fill-bad" />
        <path d="M1 1l5 5M6 1l-5 5" className="stroke-paper" strokeWidth="1.2" />
      </pattern>
    </defs>
  )
}

function total({ inTime, late, missed, pending }: Day): number {
  return inTime + late + missed + pending
}

/** Every day of the month, so that days without enquiries appear as gaps. */
function wholeMonth(days: Day[]): Day[] {
  const month = days[0]?.day.slice(0, 7)
  if (!month) return []
  const count = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate()
  return Array.from({ length: count }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    return days.find((one) => one.day === day) ?? { ...NOTHING, day }
  })
}

const NOTHING = { inTime: 0, late: 0, missed: 0, pending: 0, share: null, medianMinutes: null }

function describeChart(days: Day[]): string {
  const sum = (key: (typeof parts)[number]['key']) => days.reduce((all, day) => all + day[key], 0)
  return labels.description(sum('inTime'), sum('late'), sum('missed'), sum('pending'))
}
