import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Kanban, Plus, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { holdsPan } from '#app/clients/model/pan.ts'
import {
  PLANS,
  type ReturnFilters,
  type ReturnList,
  returnFilters,
  VIEWS,
} from '#app/clients/model/return.ts'
import { yearName, yearsUntil } from '#app/clients/model/year.ts'
import { returnsQuery } from '#app/clients/returns/queries.ts'
import { ClientTabs } from '#app/clients/screens/client-tabs.tsx'
import { ReturnBoard } from '#app/clients/screens/return-board.tsx'
import { returnColumns } from '#app/clients/screens/return-columns.tsx'
import { kindNames, returnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { ReturnsBulkBar } from '#app/clients/screens/returns-bulk-bar.tsx'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { readFilters } from '#app/platform/client/search-params.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Options } from '#app/ui/options.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { RETURN_KINDS } from '#content/enums.ts'
import { plans } from '#content/plans.ts'

type Search = ReturnFilters & { board?: true }

export const Route = createFileRoute('/_admin/_staff/admin/returns')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: Returns,
})

/** Every return: a list and a board by stage, with views and filters. */
function Returns() {
  const { board, ...search } = readSearch(Route.useSearch())
  // A PAN that is looked for stays out of the address, and so out of the browser's history.
  const [pan, setPan] = useState<string>()
  const filters = pan ? { ...search, q: pan } : search
  const navigate = useNavigate({ from: Route.fullPath })
  const { user } = useAuth()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const query = useQuery({ ...returnsQuery(filters), placeholderData: keepPreviousData })
  const untick = () => setChosen(new Set())
  const mayChange = user?.roles.includes('accountant') ?? false
  const change = (to: Partial<Search>) => {
    untick()
    const isPan = holdsPan(to.q ?? '')
    if ('q' in to) setPan(isPan ? to.q : undefined)
    return navigate({
      search: (before) =>
        readSearch({ ...before, page: undefined, ...to, ...(isPan && { q: undefined }) }),
      replace: 'q' in to,
    })
  }
  return (
    <>
      <ClientTabs />
      <StaffList
        title={labels.title}
        failure={labels.failure}
        query={query}
        actions={
          <>
            <Link
              to="/admin/returns"
              search={board ? search : { ...search, board: true }}
              onClick={untick}
              className={buttonClass('outline')}
            >
              {board ? (
                <Rows3 aria-hidden className="size-4.5" />
              ) : (
                <Kanban aria-hidden className="size-4.5" />
              )}
              {board ? labels.list : labels.board}
            </Link>
            {mayChange && (
              <Link to="/admin/returns/new" className={buttonClass('accent')}>
                <Plus aria-hidden className="size-4.5" /> {labels.start}
              </Link>
            )}
          </>
        }
        controls={
          <Controls
            filters={filters}
            counts={query.data?.counts}
            onChange={change}
            onView={untick}
          />
        }
      >
        {({ items, total, page, pageSize }) => (
          <>
            <ReturnsBulkBar chosen={items.filter(({ id }) => chosen.has(id))} onDone={untick} />
            {board ? (
              <ReturnBoard items={items} />
            ) : (
              <DataTable
                columns={returnColumns}
                rows={items}
                label={labels.title}
                empty={labels.none}
                rowStyle="compact"
                wide
                nameOf={({ clientName, year }) => `${clientName}, ${year}`}
                sorting={{
                  sort: filters.sort ?? 'due',
                  order: filters.order ?? 'asc',
                  onSort: (sort, order) => void change(returnFilters.parse({ sort, order })),
                }}
                {...(mayChange && { selection: { chosen, onChange: setChosen } })}
              />
            )}
            <Pager {...{ page, pageSize, total }} onPage={(next) => void change({ page: next })} />
          </>
        )}
      </StaffList>
    </>
  )
}

function Controls({
  filters,
  counts,
  onChange,
  onView,
}: {
  filters: ReturnFilters
  counts: ReturnList['counts'] | undefined
  onChange: (change: Partial<Search>) => void
  onView: () => void
}) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const view = filters.view ?? 'all'
  return (
    <>
      <nav aria-label={labels.viewsLabel} className="mb-1 max-sm:overflow-x-auto">
        <ul className="flex gap-1 max-sm:w-max sm:flex-wrap">
          {VIEWS.map((one) => (
            <li key={one}>
              <Link
                to="/admin/returns"
                search={(before) =>
                  readSearch({ ...before, page: undefined, view: one === 'all' ? undefined : one })
                }
                onClick={onView}
                aria-current={one === view ? 'true' : undefined}
                className={`inline-flex min-h-9 items-center gap-2 rounded-md px-3 text-sm font-medium ${one === view ? 'bg-surface text-on-surface' : 'hover:bg-tint'}`}
              >
                {labels.views[one]}
                <span className="figures">{counts?.[one]?.toLocaleString('en-IN') ?? '…'}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className="mb-2 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-5">
        <SearchField
          compact
          className="col-span-full sm:col-span-1"
          value={filters.q ?? ''}
          placeholder={labels.search}
          onChange={(q) => onChange({ q: q || undefined })}
        />
        <Choice
          label={labels.filters.year}
          value={filters.year}
          values={yearsUntil(indianDate(new Date()))}
          nameOf={yearName}
          onChange={(year) => onChange({ year })}
        />
        <Choice
          label={labels.filters.person}
          value={filters.person}
          values={['me', 'none', ...people.map(({ id }) => String(id))]}
          nameOf={(one) =>
            one === 'me'
              ? labels.me
              : one === 'none'
                ? labels.nobody
                : (people.find(({ id }) => String(id) === one)?.name ?? one)
          }
          onChange={(person) => onChange({ person })}
        />
        <Choice
          label={labels.filters.plan}
          value={filters.plan}
          values={PLANS}
          nameOf={(one) => plans.find(({ id }) => id === one)?.name ?? one}
          onChange={(plan) => onChange({ plan })}
        />
        <Choice
          label={labels.filters.kind}
          value={filters.kind}
          values={RETURN_KINDS}
          nameOf={(one) => kindNames[one]}
          onChange={(kind) => onChange({ kind })}
        />
      </search>
    </>
  )
}

function Choice<T extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
}: {
  label: string
  value: T | undefined
  values: readonly T[]
  nameOf: (value: T) => string
  onChange: (value: T | undefined) => void
}) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(values.find((one) => one === target.value))}
      className="block min-h-11 w-full rounded-md border border-line-strong bg-card px-2 text-ink"
    >
      <option value="">{labels.anyOf(label)}</option>
      <Options values={values} nameOf={nameOf} />
    </select>
  )
}

/** Reads the search parameters, which are all text in an address; invalid ones are ignored. */
function readSearch(search: Record<string, unknown>): Search {
  return {
    ...readFilters(returnFilters, search),
    ...(String(search.board) === 'true' && { board: true as const }),
  }
}
