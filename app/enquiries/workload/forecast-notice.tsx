import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { formatTime } from '#app/ui/time/dates.ts'
import { seasonNotice as copy } from '#content/en/enquiry/season.ts'
import type { ForecastNotice } from './season.ts'

/** Today’s forecast that the promise will not be kept, with what to do about it. */
export function ForecastBanner({
  notice,
  withBoard,
}: {
  notice: ForecastNotice | null | undefined
  /** whether the board is for this account, and not what is on the screen already */
  withBoard: boolean
}) {
  if (!notice) return null
  return (
    <section
      aria-labelledby="forecast-notice"
      className="mb-5 flex gap-3 rounded-lg border-2 border-bad bg-card px-5 py-4"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <h2 id="forecast-notice" className="font-sans text-base font-semibold tracking-normal">
          {copy.title(notice.overdueTonight, formatTime(notice.madeAt))}
        </h2>
        <p className="text-sm">{copy.text}</p>
        <p className="screen-only flex flex-wrap gap-x-5 text-sm">
          <Link
            to={paths.admin.leads}
            search={{ view: 'due-soon' }}
            className="text-link inline-flex min-h-6 items-center"
          >
            {copy.overdue}
          </Link>
          {withBoard && (
            <Link to={paths.admin.season} className="text-link inline-flex min-h-6 items-center">
              {copy.board}
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}
