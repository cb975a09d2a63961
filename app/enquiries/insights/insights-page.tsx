import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { readFilters } from '#app/platform/client/search-params.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { Options } from '#app/ui/options.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import {
  type Funnel,
  type InsightFilters,
  type Insights,
  insightFilters,
  MEASURES,
  type Measure,
  rate,
} from './insights.ts'
import { InsightsFilterBar } from './insights-filters.tsx'
import { labels, rowName } from './labels.ts'
import { insightsCsv, insightsQuery } from './queries.ts'

const InsightsChart = lazy(() => import('./insights-chart.tsx'))

export const Route = createFileRoute('/_admin/_staff/admin/insights')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: () => (
    <AdminsOnly labels={labels}>
      <InsightsScreen />
    </AdminsOnly>
  ),
})

function InsightsScreen() {
  const filters = insightFilters.parse(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const query = useQuery({ ...insightsQuery(filters), placeholderData: keepPreviousData })
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={query}
      actions={<StepUpDownload href={insightsCsv(filters)} label={labels.download} />}
      controls={
        <InsightsFilterBar
          filters={filters}
          days={{ from: query.data?.from, to: query.data?.to, ...filters }}
          onChange={(change) => navigate({ search: (before) => ({ ...before, ...change }) })}
        />
      }
    >
      {(data) => <Report data={data} />}
    </StaffList>
  )
}

function Report({ data }: { data: Insights }) {
  const { views, enquiries } = data.total
  return (
    <div className="grid gap-6 p-4 sm:p-6">
      {views === 0 && enquiries === 0 ? <Nothing /> : <Figures data={data} />}
      {data.untold > 0 && <p className="text-sm text-muted">{labels.untold(data.untold)}</p>}
      <section aria-labelledby="how-to-read">
        <h2 id="how-to-read" className="font-sans text-base font-semibold">
          {labels.notes.title}
        </h2>
        <ul className="mt-1 grid max-w-[48rem] list-disc gap-1 pl-5 text-sm text-muted">
          {labels.notes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Figures({ data }: { data: Insights }) {
  const [measure, setMeasure] = useState<Measure>()
  const shown = measure ?? (data.total.enquiries > 0 ? 'enquiries' : 'clicks')
  return (
    <>
      <InsightsTable data={data} nameOf={(key) => <RowName data={data} name={key} />} />
      <section aria-label={labels.chart.title} className="rounded-lg border border-line p-4">
        <SelectField
          label={labels.chart.shows}
          name="measure"
          value={shown}
          onChange={({ target }) => setMeasure(MEASURES.find((one) => one === target.value))}
          className="mb-4 max-w-60"
        >
          <Options values={MEASURES} nameOf={(one) => labels.measures[one]} />
        </SelectField>
        <Suspense fallback={<div className="h-56 animate-pulse rounded-sm bg-tint" />}>
          <InsightsChart data={data} measure={shown} />
        </Suspense>
      </section>
    </>
  )
}

/** The name of a page leads to the buttons on it. */
function RowName({ data: { by, from, to }, name }: { data: Insights; name: string }) {
  const text = rowName(by, name)
  if (by === 'action' || by === 'week') return text
  return (
    <Link
      to={paths.admin.insights}
      search={{ by: 'action', on: name, from, to }}
      aria-label={labels.buttonsOf(text)}
      className="text-link"
    >
      {text}
    </Link>
  )
}

function Nothing() {
  return (
    <div className="py-6 text-center">
      <p className="font-semibold">{labels.empty.title}</p>
      <p className="mx-auto mt-1 max-w-[36rem] text-muted">{labels.empty.text}</p>
    </div>
  )
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch(search: Record<string, unknown>): Partial<InsightFilters> {
  const { by, ...others } = readFilters(insightFilters, search)
  return { ...others, ...(by !== 'page' && { by }) }
}

/** The rows with all their figures. `nameOf` may link to what is in a row. */
function InsightsTable({
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
