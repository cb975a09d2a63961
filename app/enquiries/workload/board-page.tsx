import '#app/platform/client/zod-csp.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { seasonLabels as labels } from '#content/en/enquiry/season.ts'
import { ArrivalTable } from './arrival-table.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { ForecastBanner } from './forecast-notice.tsx'
import { HandlingFacts } from './handling-facts.tsx'
import { PeopleTable } from './people-table.tsx'
import { seasonQuery } from './queries.ts'
import { TodayAreas } from './today-areas.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/season')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Season,
})

function Season() {
  return (
    <AdminsOnly labels={labels}>
      <TodayAreas />
      <SeasonScreen />
    </AdminsOnly>
  )
}

/** What comes in, who is there to answer it, and whether the promise will be kept. */
function SeasonScreen() {
  const { data, error, refetch } = useQuery(seasonQuery)
  return (
    <>
      <div className="mb-6">
        <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
        <p className="mt-1 text-muted">
          {labels.text}
          {data && (
            <span className="figures block text-sm">{labels.asOf(formatTimestamp(data.now))}</span>
          )}
        </p>
      </div>
      {error && !data ? (
        <LoadFailure level="h2" what={labels.what} error={error} retry={refetch} />
      ) : data ? (
        <>
          <ForecastBanner notice={data.notice} withBoard={false} />
          <ForecastCard board={data} />
          <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="grid min-w-0 gap-6">
              <PeopleTable board={data} />
              <HandlingFacts board={data} />
            </div>
            <ArrivalTable arrivals={data.arrivals} />
          </div>
        </>
      ) : (
        <p className="p-10 text-center">
          <Spinner label={labels.loading} />
        </p>
      )}
    </>
  )
}
