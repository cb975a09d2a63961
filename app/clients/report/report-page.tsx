import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { waitingNames } from '#app/clients/screens/return-labels.ts'
import { readFilters } from '#app/platform/client/search-params.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DateRangeFields } from '#app/ui/date-range-fields.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FigureTable } from '#app/ui/figure-table.tsx'
import { Options } from '#app/ui/options.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { RETURN_STAGES, WAITING_ON } from '#content/enums.ts'
import { reportLabels as labels } from './labels.ts'
import { registerCsv, reportCsv, reportQuery } from './queries.ts'
import {
  FEE_GROUPINGS,
  type Fees,
  type Report,
  type ReportFilters,
  reportFilters,
} from './report.ts'

export const Route = createFileRoute('/_admin/_staff/admin/results/returns')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: (search): Partial<ReportFilters> => readFilters(reportFilters, search),
  component: () => (
    <AdminsOnly labels={labels}>
      <ReportScreen />
    </AdminsOnly>
  ),
})

function ReportScreen() {
  const filters = reportFilters.parse(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const change = (to: Partial<ReportFilters>) =>
    navigate({ search: (before) => ({ ...before, ...to }) })
  const query = useQuery({ ...reportQuery(filters), placeholderData: keepPreviousData })
  const days = { from: query.data?.from, to: query.data?.to, ...filters }
  const { from, to } = days
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={query}
      actions={
        <>
          <a href={registerCsv({ from, to })} className={buttonClass('outline')}>
            <Download aria-hidden className="size-4.5" /> {labels.register}
          </a>
          <StepUpDownload href={reportCsv(filters)} label={labels.download} />
        </>
      }
      controls={
        <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-3 xl:max-w-[42rem]">
          <SelectField
            label={labels.filters.by}
            name="by"
            value={filters.by}
            onChange={({ target }) =>
              change({ by: FEE_GROUPINGS.find((one) => one === target.value) ?? 'month' })
            }
          >
            <Options values={FEE_GROUPINGS} nameOf={(one) => labels.groupings[one]} />
          </SelectField>
          <DateRangeFields labels={labels.filters} from={from} to={to} onChange={change} />
        </search>
      }
    >
      {(data) => (
        <div className="grid gap-6 p-4 sm:p-6">
          {data.rows.length === 0 ? (
            <p className="text-muted">{labels.empty}</p>
          ) : (
            <FeeTable data={data} />
          )}
          <Stages data={data} />
          <p className="max-w-[48rem] text-sm text-muted">{labels.note}</p>
        </div>
      )}
    </StaffList>
  )
}

const MEASURES = Object.keys(labels.measures) as (keyof Fees)[]
const shown = (figure: number) => figure.toLocaleString('en-IN')

function FeeTable({ data: { by, from, to, rows, total } }: { data: Report }) {
  const row = (key: string, name: string, fees: Fees) => ({
    key,
    name,
    figures: MEASURES.map((one) => shown(fees[one])),
  })
  return (
    <FigureTable
      title={`${labels.groupings[by]}, ${formatDay(from)} to ${formatDay(to)}`}
      head={[labels.groupings[by], ...MEASURES.map((one) => labels.measures[one])]}
      rows={rows.map((one) => row(one.key, one.name, one))}
      total={row('total', labels.total, total)}
    />
  )
}

function Stages({ data: { stages, waiting } }: { data: Report }) {
  const people = [...new Set(stages.map(({ person }) => person))]
  const used = RETURN_STAGES.filter((stage) => stages.some((one) => one.stage === stage))
  if (used.length === 0) return null
  const count = (stage: string, person: string | null) =>
    stages.find((one) => one.stage === stage && one.person === person)?.count ?? 0
  return (
    <>
      <FigureTable
        title={labels.stages}
        head={[labels.stage, ...people.map((person) => person ?? labels.nobody)]}
        rows={used.map((stage) => ({
          key: stage,
          name: stageNames[stage],
          figures: people.map((person) => shown(count(stage, person))),
        }))}
      />
      <p className="figures">
        {labels.waiting}:{' '}
        {WAITING_ON.map((one) => `${waitingNames[one]} ${shown(waiting[one])}`).join(', ')}
      </p>
    </>
  )
}
