import type { ReactNode } from 'react'
import { type Funnel, type Insights, MEASURES, rate } from './insights.ts'
import { labels, rowName } from './labels.ts'

/** The rows with all their figures. `nameOf` may link to what is in a row. */
export function InsightsTable({
  data: { by, from, to, rows, total },
  nameOf = (key) => rowName(by, key),
}: {
  data: Insights
  nameOf?: (key: string) => ReactNode
}) {
  const title = labels.table(by, from, to)
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
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className={`${cellClass} text-right`}>
                {labels.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">
          {rows.map((row) => (
            <Row key={row.key} name={nameOf(row.key)} funnel={row} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong">
          <Row name={labels.total} funnel={total} />
        </tfoot>
      </table>
    </section>
  )
}

function Row({ name, funnel }: { name: ReactNode; funnel: Funnel }) {
  const { views, clicks, enquiries, won } = funnel
  return (
    <tr>
      <th scope="row" className={`${cellClass} min-w-40 text-left align-top font-medium`}>
        {name}
      </th>
      <Figure count={views} />
      <Figure count={clicks} share={shareText(labels.ofViews, rate(clicks, views))} />
      <Figure count={enquiries} share={shareText(labels.ofViews, rate(enquiries, views))} />
      <Figure count={won} share={shareText(labels.ofEnquiries, rate(won, enquiries))} />
    </tr>
  )
}

function Figure({ count, share }: { count: number; share?: string | undefined }) {
  return (
    <td className={`${cellClass} text-right align-top whitespace-nowrap`}>
      {count.toLocaleString('en-IN')}
      {share && <span className="block text-xs text-muted">{share}</span>}
    </td>
  )
}

function shareText(text: (rate: string) => string, of: number | null): string | undefined {
  if (of === null) return undefined
  return text(`${of.toLocaleString('en-IN', { maximumFractionDigits: of < 10 ? 1 : 0 })}%`)
}

const cellClass = 'px-3 py-2 first:pl-4 last:pr-4'
