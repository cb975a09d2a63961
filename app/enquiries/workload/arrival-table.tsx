import { seasonLabels } from '#content/en/enquiry/season.ts'
import type { SeasonBoard } from './season.ts'

const labels = seasonLabels.arrivals

/** From nothing to the maximum, each darker; the number is in the cell as well. */
const shades = ['', 'bg-accent-tint', 'bg-accent/35', 'bg-accent text-accent-ink']

/** How many enquiries came in each hour of each weekday. */
export function ArrivalTable({
  arrivals: { counts, total, weeks },
}: Pick<SeasonBoard, 'arrivals'>) {
  const most = Math.max(1, ...counts.flat())
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  return (
    <section
      aria-labelledby="arrivals"
      className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <h2 id="arrivals" className="text-h3">
        {labels.title}
      </h2>
      <p className="figures mt-1 text-sm text-muted">
        {total === 0
          ? labels.none
          : `${labels.text(total, labels.weeks(Math.round(weeks)))} ${busiest(counts, most)}`}
      </p>
      {total > 0 && (
        <table className="figure-column mt-3 w-full table-fixed text-center text-sm leading-tight">
          <caption className="sr-only">{labels.table}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="w-[3.6rem] pb-1 text-left font-medium">
                {labels.hour}
              </th>
              {labels.days.map((day) => (
                <th key={day} scope="col" className="pb-1 font-medium">
                  {day}
                </th>
              ))}
              <th scope="col" className="pb-1 font-medium">
                {labels.all}
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th
                  scope="row"
                  className="text-left text-xs font-medium whitespace-nowrap text-muted"
                >
                  {inWords(hour)}
                </th>
                {counts.map((day, weekday) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the weekdays stay where they are
                    key={weekday}
                    className={`border border-card py-0.5 ${shadeOf(day[hour] ?? 0, most)}`}
                  >
                    {day[hour] || (
                      <span className="text-muted">
                        ·<span className="sr-only">0</span>
                      </span>
                    )}
                  </td>
                ))}
                <td className="font-medium">{sumOf(counts.map((day) => day[hour] ?? 0)) || ''}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="pt-1 text-left text-xs font-medium text-muted">
                {labels.all}
              </th>
              {counts.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the weekdays stay where they are
                <td key={weekday} className="pt-1">
                  {sumOf(day)}
                </td>
              ))}
              <td className="pt-1">{total}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}

function shadeOf(count: number, most: number): string {
  return shades[Math.ceil((count / most) * (shades.length - 1))] ?? ''
}

function busiest(counts: number[][], most: number): string {
  const weekday = counts.findIndex((day) => day.includes(most))
  const day = labels.dayNames[weekday]
  return day ? labels.busiest(day, inWords(counts[weekday]?.indexOf(most) ?? 0)) : ''
}

/** 9 am, 12 pm */
function inWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
