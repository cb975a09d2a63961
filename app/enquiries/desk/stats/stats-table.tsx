import { ArrowRight } from 'lucide-react'
import { span } from '#app/enquiries/model/sla.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { labels as statsLabels } from './labels.ts'
import type { DeskStats } from './stats.ts'

const labels = statsLabels.table

type RowStats = Pick<
  DeskStats['week'],
  'inTime' | 'late' | 'missed' | 'pending' | 'share' | 'medianMinutes'
>

/** The SLA statistics as a table. */
export function StatsTable({
  title,
  of,
  rows,
}: {
  title: string
  /** what the rows are */
  of: string
  rows: { key: string; name: string; stats: RowStats }[]
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
      tabIndex={0}
      aria-label={title}
      className="scroll-hint @container relative overflow-x-auto rounded-lg border border-line"
    >
      <table className="figure-column w-full text-[0.9375rem]">
        <caption className="px-4 pt-3 pb-1 text-left font-semibold">
          {title}
          <span aria-hidden className="block text-sm font-normal text-muted @xl:hidden">
            {labels.moreColumns} <ArrowRight className="inline size-4" />
          </span>
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className={`${cellClass} text-left`}>
              {of}
            </th>
            {labels.columns.map((head) => (
              <th key={head} scope="col" className={`${cellClass} text-right whitespace-nowrap`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">
          {rows.map(({ key, name, stats }) => (
            <tr key={key}>
              <th scope="row" className={`${cellClass} min-w-32 text-left font-medium`}>
                {name}
              </th>
              {[
                stats.inTime,
                stats.late,
                stats.missed,
                stats.pending,
                stats.share === null ? '–' : `${stats.share}%`,
                stats.medianMinutes === null ? '–' : span(stats.medianMinutes * MINUTE_MS),
              ].map((value, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  key={index}
                  className={`${cellClass} text-right whitespace-nowrap`}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const cellClass = 'px-3 py-2 first:pl-4 last:pr-4'
