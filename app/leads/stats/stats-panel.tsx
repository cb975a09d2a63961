import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { messages } from '#app/content/messages.ts'
import { deskStatsQuery } from '#app/leads/queries.ts'
import { span } from '#app/leads/sla.ts'
import { Button } from '#app/ui/button.tsx'
import type { DeskStats, SlaStats } from './stats.ts'
import { StatsTable } from './stats-table.tsx'

const StatsChart = lazy(() => import('./stats-chart.tsx'))

/** How the promise of an answer within 24 hours is kept: this week, this month, by whom, for what. */
export function StatsPanel() {
  const { data, error, refetch } = useQuery(deskStatsQuery)
  return (
    <section aria-labelledby="promise" className="mt-8">
      <h2 id="promise" className="text-h3">
        Answered within 24 hours
      </h2>
      {error && (
        <p role="alert" className="mt-3">
          {error.message || messages.tryLater}{' '}
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!error && !data && (
        <div
          role="status"
          aria-label="Loading the figures"
          className="mt-3 h-40 animate-pulse rounded-lg bg-tint"
        />
      )}
      {data && <Figures figures={data} />}
    </section>
  )
}

function Figures({ figures: { week, month, days, people, services } }: { figures: DeskStats }) {
  const any = days.length > 0
  return (
    <>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Share label="In time this week" kept={week} />
        <Share label="In time this month" kept={month} />
        <Median label="Median time to the first answer, this week" kept={week} />
        <Median label="Median time to the first answer, this month" kept={month} />
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
              title="By person, this month"
              of="Person"
              rows={people.map(({ id, name, ...kept }) => ({ key: String(id), name, kept }))}
            />
            <StatsTable
              title="By service, this month"
              of="Service"
              rows={services.map(({ service, ...kept }) => ({ key: service, name: service, kept }))}
            />
          </div>
        </>
      ) : (
        <p className="mt-4 rounded-lg border border-line bg-card px-5 py-8 text-center text-muted">
          No enquiry came in this month yet.
        </p>
      )}
    </>
  )
}

function Share({ label, kept }: { label: string; kept: SlaStats }) {
  const decided = kept.inTime + kept.late + kept.missed
  return (
    <Card label={label} figure={kept.share === null ? '–' : `${kept.share} %`}>
      {decided === 0 ? 'Nothing to tell yet' : `${kept.inTime} of ${decided}`}
      {kept.pending > 0 && `; ${kept.pending} not due yet`}
    </Card>
  )
}

function Median({ label, kept }: { label: string; kept: SlaStats }) {
  const answered = kept.inTime + kept.late
  return (
    <Card
      label={label}
      figure={kept.medianMinutes === null ? '–' : span(kept.medianMinutes * 60_000)}
    >
      {answered === 0 ? 'Nothing answered yet' : `of ${answered} answered`}
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
        <span className="figures block font-serif text-[1.75rem] leading-tight">{figure}</span>
        <span className="figures text-sm text-muted">{children}</span>
      </p>
    </li>
  )
}
