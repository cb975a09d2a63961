import type { ReactNode } from 'react'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { type Funnel, type Insights, MEASURES, rate } from './insights.ts'
import { labels } from './labels.ts'

/** The rows with all their figures. `nameOf` may link to what is in a row. */
export function InsightsTable({
  data: { by, from, to, rows, total },
  nameOf,
}: {
  data: Insights
  nameOf: (key: string) => ReactNode
}) {
  return (
    <FigureTable
      title={labels.table(by, from, to)}
      head={[labels.groupings[by], ...MEASURES.map((measure) => labels.measures[measure])]}
      rows={rows.map((row) => ({ key: row.key, name: nameOf(row.key), figures: figuresOf(row) }))}
      total={{ key: 'total', name: labels.total, figures: figuresOf(total) }}
    />
  )
}

function figuresOf({ views, clicks, enquiries, won }: Funnel): ReactNode[] {
  return [
    views.toLocaleString('en-IN'),
    withShare(clicks, labels.ofViews, rate(clicks, views)),
    withShare(enquiries, labels.ofViews, rate(enquiries, views)),
    withShare(won, labels.ofEnquiries, rate(won, enquiries)),
  ]
}

function withShare(count: number, text: (rate: string) => string, of: number | null): ReactNode {
  const share = of?.toLocaleString('en-IN', { maximumFractionDigits: of < 10 ? 1 : 0 })
  return (
    <>
      {count.toLocaleString('en-IN')}
      {share && <span className="block text-xs text-muted">{text(`${share}%`)}</span>}
    </>
  )
}
