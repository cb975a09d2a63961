import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { deskStatsQuery } from '#app/enquiries/desk/queries.ts'
import { serviceName } from '#app/enquiries/model/labels.ts'
import { span } from '#app/enquiries/model/sla.ts'
import { Button } from '#app/ui/button.tsx'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { messages } from '#content/en/messages.ts'
import { labels } from './labels.ts'
import type { DeskStats, SlaStats } from './stats.ts'
import { StatsTable } from './stats-table.tsx'

const StatsChart = lazy(() => import('./stats-chart.tsx'))

/** The share of enquiries answered in time: this week, this month, by person and by service. */
export function StatsPanel() {
  const { data, error, refetch } = useQuery(deskStatsQuery)
  return (
    <section aria-labelledby="response-rate" className="mt-8">
      <h2 id="response-rate" className="text-h3">
        {labels.title}
      </h2>
      <p className="mt-1 max-w-[44rem] text-sm text-muted">{labels.explanation}</p>
      {error && (
        <p role="alert" className="mt-3">
          {error.message || messages.tryLater}{' '}
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
      {!error && !data && (
        <div
          role="status"
          aria-label={labels.loading}
          className="mt-3 h-40 animate-pulse rounded-lg bg-tint"
        />
      )}
      {data && <Stats stats={data} />}
    </section>
  )
}

function Stats({ stats: { week, month, days, people, services } }: { stats: DeskStats }) {
  const any = days.length > 0
  return (
    <>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Share label={labels.shareOfWeek} stats={week} />
        <Share label={labels.shareOfMonth} stats={month} />
        <Median label={labels.medianOfWeek} stats={week} />
        <Median label={labels.medianOfMonth} stats={month} />
      </ul>
      {any ? (
        <>
          <div className="mt-4 rounded-lg border border-line bg-card p-5">
            <Suspense fallback={<div className="h-56 animate-pulse rounded-sm bg-tint" />}>
              <StatsChart days={days} />
            </Suspense>
          </div>
          <div className="mt-4 grid items-start gap-4 2xl:grid-cols-2">
            <StatsTable
              title={labels.byPerson}
              of={labels.person}
              rows={people.map(({ id, name, ...stats }) => ({ key: String(id), name, stats }))}
            />
            <StatsTable
              title={labels.byService}
              of={labels.service}
              rows={services.map(({ service, ...stats }) => ({
                key: service,
                name: serviceName(service),
                stats,
              }))}
            />
          </div>
        </>
      ) : (
        <p className="mt-4 rounded-lg border border-line bg-card px-5 py-8 text-center text-muted">
          {labels.none}
        </p>
      )}
    </>
  )
}

function Share({ label, stats }: { label: string; stats: SlaStats }) {
  const decided = stats.inTime + stats.late + stats.missed
  return (
    <Card label={label} figure={stats.share === null ? '–' : `${stats.share}%`}>
      {decided === 0 ? labels.nothingDecided : labels.inTimeOf(stats.inTime, decided)}
      {stats.pending > 0 && labels.pending(stats.pending)}
    </Card>
  )
}

function Median({ label, stats }: { label: string; stats: SlaStats }) {
  const answered = stats.inTime + stats.late
  return (
    <Card
      label={label}
      figure={stats.medianMinutes === null ? '–' : span(stats.medianMinutes * MINUTE_MS)}
    >
      {answered === 0 ? labels.nothingAnswered : labels.ofAnswered(answered)}
    </Card>
  )
}

function Card({
  label,
  figure,
  children,
}: {
  label: string
  figure: string
  children: React.ReactNode
}) {
  return (
    <li className="flex flex-col justify-between gap-2 rounded-lg border border-line bg-card p-4">
      <p className="text-sm text-muted">{label}</p>
      <p>
        <span className="figure-column block font-serif text-[1.75rem] leading-tight">
          {figure}
        </span>
        <span className="figure-column text-sm text-muted">{children}</span>
      </p>
    </li>
  )
}
