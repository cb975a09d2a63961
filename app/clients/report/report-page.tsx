import { returnStageNames as stageNames } from '#app/enquiries/model/value-names.ts'
import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { waitingNames } from '#app/clients/screens/return-labels.ts'
import { client, hrefOf } from '#app/platform/client/routes.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DateRangeFields, SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { RETURN_STAGES, WAITING_ON } from '#content/enums.ts'
import { reportLabels as labels } from './labels.ts'
import {
  FEE_GROUPINGS,
  type Fees,
  type Report,
  type ReportFilters,
  reportFilters,
} from './report.ts'
import type { reportApi } from './report-api.server.ts'

const { read } = client<typeof reportApi>()
const reportQuery = (filters: ReportFilters) =>
  read('GET /api/results/returns', filters, { staleTime: 0 })

export const Route = createFileRoute('/_admin/_staff/admin/results/returns')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: (search: Record<string, unknown>): Partial<ReportFilters> => {
    const { success, data } = reportFilters.safeParse(search)
    return success ? data : {}
  },
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
          <a
            href={`/api/invoices.csv?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`}
            className={buttonClass('outline')}
          >
            <Download aria-hidden className="size-4.5" /> {labels.register}
          </a>
          <StepUpDownload
            href={hrefOf('GET /api/results/returns.csv', filters)}
            className={buttonClass('outline')}
          >
            <Download aria-hidden className="size-4.5" /> {labels.download}
          </StepUpDownload>
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

const cell = 'px-3 py-2 first:pl-4 last:pr-4'
const MEASURES = Object.keys(labels.measures) as (keyof Fees)[]

function FeeTable({ data: { by, rows, total } }: { data: Report }) {
  return (
    <Table head={[labels.groupings[by], ...MEASURES.map((one) => labels.measures[one])]}>
      {[...rows, { ...total, key: 'total', name: labels.total }].map((row) => (
        <tr key={row.key} className="last:border-t-2 last:border-line-strong last:font-semibold">
          <th scope="row" className={`${cell} min-w-40 text-left font-medium`}>
            {row.name}
          </th>
          {MEASURES.map((one) => (
            <td key={one} className={`${cell} text-right whitespace-nowrap`}>
              {row[one].toLocaleString('en-IN')}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function Stages({ data: { stages, waiting } }: { data: Report }) {
  const people = [...new Set(stages.map(({ person }) => person))]
  const shown = RETURN_STAGES.filter((stage) => stages.some((one) => one.stage === stage))
  if (shown.length === 0) return null
  const count = (stage: string, person: string | null) =>
    stages.find((one) => one.stage === stage && one.person === person)?.count ?? 0
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="mb-2 text-h3">
        {labels.stages}
      </h2>
      <p className="figures mb-3">
        {labels.waiting}:{' '}
        {WAITING_ON.map(
          (one) => `${waitingNames[one]} ${waiting[one].toLocaleString('en-IN')}`,
        ).join(', ')}
      </p>
      <Table head={['', ...people.map((person) => person ?? labels.nobody)]}>
        {shown.map((stage) => (
          <tr key={stage}>
            <th scope="row" className={`${cell} min-w-40 text-left font-medium`}>
              {stageNames[stage]}
            </th>
            {people.map((person) => (
              <td key={person ?? ''} className={`${cell} text-right`}>
                {count(stage, person).toLocaleString('en-IN')}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  )
}

function Table({ head, children }: { head: string[]; children: React.ReactNode }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
      tabIndex={0}
      aria-label={head[0] || labels.stages}
      className="scroll-hint relative overflow-x-auto rounded-lg border border-line bg-card"
    >
      <table className="figure-column w-full text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {head.map((name, place) => (
              <th
                key={name}
                scope="col"
                className={`${cell} ${place === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">{children}</tbody>
      </table>
    </section>
  )
}
