import { Options } from '#app/ui/options.tsx'
import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { lostReasons } from '#app/enquiries/model/labels.ts'
import { readFilters } from '#app/platform/client/search-params.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { Button } from '#app/ui/button.tsx'
import { DateRangeFields } from '#app/ui/date-range-fields.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { labels } from './labels.ts'
import { periodsOf } from './periods.ts'
import { resultsCsv, resultsQuery } from './queries.ts'
import {
  RESULT_GROUPINGS,
  RESULT_MEASURES,
  type ResultFilters,
  type ResultMeasure,
  type Results,
  resultFilters,
} from './results.ts'
import { ResultsTable } from './results-table.tsx'

const ResultsChart = lazy(() => import('./results-chart.tsx'))

export const Route = createFileRoute('/_admin/_staff/admin/results')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: () => (
    <AdminsOnly labels={labels}>
      <ResultsScreen />
    </AdminsOnly>
  ),
})

function ResultsScreen() {
  const filters = resultFilters.parse(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const change = (change: Partial<ResultFilters>) =>
    navigate({ search: (before) => ({ ...before, ...change }) })
  const query = useQuery({ ...resultsQuery(filters), placeholderData: keepPreviousData })
  const days = { from: query.data?.from, to: query.data?.to, ...filters }
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={query}
      actions={<StepUpDownload href={resultsCsv(filters)} label={labels.download} />}
      controls={
        <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-3 xl:max-w-[42rem]">
          <SelectField
            label={labels.filters.by}
            name="by"
            value={filters.by}
            onChange={({ target }) =>
              change({ by: RESULT_GROUPINGS.find((one) => one === target.value) ?? 'month' })
            }
          >
            <Options values={RESULT_GROUPINGS} nameOf={(one) => labels.groupings[one]} />
          </SelectField>
          <DateRangeFields
            labels={labels.filters}
            from={days.from}
            to={days.to}
            onChange={change}
          />
          <Periods first={query.data?.first ?? null} chosen={filters} onChange={change} />
        </search>
      }
    >
      {(data) => <Report data={data} onChange={change} />}
    </StaffList>
  )
}

type OnPeriod = (period: Pick<ResultFilters, 'from' | 'to'>) => void

function Periods({
  first,
  chosen,
  onChange,
}: {
  first: string | null
  chosen: ResultFilters
  onChange: OnPeriod
}) {
  const periods = periodsOf(indianDate(new Date()), first)
  return (
    <fieldset
      aria-label={labels.periods.label}
      className="col-span-full flex min-w-0 flex-wrap gap-2"
    >
      {PERIODS.map((name) => {
        const period = periods[name]
        const isChosen = chosen.from === period.from && chosen.to === period.to
        return (
          <Button
            key={name}
            variant="outline"
            aria-pressed={isChosen}
            onClick={() => onChange(period)}
          >
            {labels.periods[name]}
          </Button>
        )
      })}
    </fieldset>
  )
}
const PERIODS = ['thisYear', 'lastYear', 'all'] as const

function Earlier({ data, onChange }: { data: Results; onChange: OnPeriod }) {
  const { from, first, earlier } = data
  if (first === null || earlier === 0) return null
  return (
    <p className="text-sm text-muted">
      {labels.earlier(earlier, formatDay(from))}{' '}
      <button
        type="button"
        className="text-link"
        onClick={() => onChange(periodsOf(indianDate(new Date()), first).all)}
      >
        {labels.showAll}
      </button>
    </p>
  )
}

function Report({ data, onChange }: { data: Results; onChange: OnPeriod }) {
  const [measure, setMeasure] = useState<ResultMeasure>('received')
  if (data.rows.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 px-4 py-10">
        <p className="text-muted">{labels.empty}</p>
        <Earlier data={data} onChange={onChange} />
      </div>
    )
  }
  return (
    <div className="grid gap-6 p-4 sm:p-6">
      <ResultsTable data={data} />
      <LostReasons reasons={data.reasons} />
      <section aria-label={labels.chart.title} className="rounded-lg border border-line p-4">
        <SelectField
          label={labels.chart.shows}
          name="measure"
          value={measure}
          onChange={({ target }) =>
            setMeasure(RESULT_MEASURES.find((one) => one === target.value) ?? 'received')
          }
          className="mb-4 max-w-60"
        >
          <Options values={RESULT_MEASURES} nameOf={(one) => labels.measures[one]} />
        </SelectField>
        <Suspense fallback={<div className="h-56 animate-pulse rounded-sm bg-tint" />}>
          <ResultsChart data={data} measure={measure} />
        </Suspense>
      </section>
      <Earlier data={data} onChange={onChange} />
      <p className="max-w-[48rem] text-sm text-muted">
        {labels.note}
        {data.by === 'person' && ` ${labels.personNote}`}
      </p>
    </div>
  )
}

function LostReasons({ reasons }: Pick<Results, 'reasons'>) {
  if (reasons.length === 0) return null
  return (
    <section aria-labelledby="lost-reasons">
      <h2 id="lost-reasons" className="font-sans text-base font-semibold">
        {labels.reasons.title}
      </h2>
      <ul className="mt-1 grid max-w-80 gap-1">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="flex justify-between gap-4">
            {reason ? lostReasons[reason] : labels.reasons.notTold}
            <span className="figure-column">{count.toLocaleString('en-IN')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch(search: Record<string, unknown>): Partial<ResultFilters> {
  const { by, ...others } = readFilters(resultFilters, search)
  return { ...others, ...(by !== 'month' && { by }) }
}
