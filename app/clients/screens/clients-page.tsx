import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ClientList } from '#app/clients/model/client.ts'
import { holdsPan } from '#app/clients/model/pan.ts'
import { filingYear } from '#app/clients/model/year.ts'
import { clientsQuery } from '#app/clients/records/queries.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { AddClientDialog } from '#app/clients/screens/add-client-dialog.tsx'
import { clientLabels as labels } from '#app/clients/screens/client-labels.ts'
import { ClientTabs } from '#app/clients/screens/client-tabs.tsx'
import { clientKindNames } from '#app/clients/screens/return-labels.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'

interface Search {
  q?: string
  page?: number
}

export const Route = createFileRoute('/_admin/_staff/admin/clients')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: ({ q, page }: Record<string, unknown>): Search => ({
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(Number(page) > 1 && { page: Math.floor(Number(page)) }),
  }),
  component: Clients,
})

type Client = ClientList['items'][number]

const columns: Column<Client>[] = [
  {
    title: labels.columns.name,
    cell: ({ id, name }) => (
      <Link to="/admin/clients/$id" params={{ id: String(id) }} className="text-link font-medium">
        {name}
      </Link>
    ),
  },
  { title: labels.columns.kind, cell: ({ kind }) => clientKindNames[kind] },
  {
    title: labels.columns.pan,
    cell: ({ panMasked }) => <span className="figure-column">{panMasked}</span>,
  },
  {
    title: labels.columns.contact,
    cell: ({ email, phone }) => (
      <span className="[overflow-wrap:anywhere]">
        {[phone && shownPhone(phone), email].filter(Boolean).join(', ')}
      </span>
    ),
  },
  { title: labels.columns.last, cell: ({ lastYear }) => lastYear ?? labels.never },
  {
    title: labels.columns.returns,
    cell: ({ returns }) => <span className="figure-column">{returns}</span>,
  },
]

/** Everyone that the practice files for; the year starts here for many at once. */
function Clients() {
  const { q, page = 1 } = Route.useSearch()
  const { user } = useAuth()
  const navigate = useNavigate({ from: Route.fullPath })
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // A PAN that is looked for stays out of the address, and so out of the browser's history.
  const [pan, setPan] = useState<string>()
  const sought = pan ?? q
  const query = useQuery({
    ...clientsQuery({ q: sought, page }),
    placeholderData: keepPreviousData,
  })
  const mayChange = user?.roles.includes('accountant') ?? false
  return (
    <>
      <ClientTabs />
      <StaffList
        title={labels.title}
        text={labels.text}
        failure={labels.failure}
        query={query}
        actions={
          mayChange && (
            <Button variant="accent" onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-4.5" /> {labels.add}
            </Button>
          )
        }
        controls={
          <search className="mb-4 block max-w-[30rem]">
            <SearchField
              value={sought ?? ''}
              placeholder={labels.search}
              onChange={async (text) => {
                const isPan = holdsPan(text)
                if (isPan) setPan(text)
                await navigate({ search: text && !isPan ? { q: text } : {}, replace: true })
                if (!isPan) setPan(undefined)
              }}
            />
          </search>
        }
      >
        {({ items, total, pageSize }) => (
          <>
            {chosen.size > 0 && <StartYear chosen={chosen} onDone={() => setChosen(new Set())} />}
            <DataTable
              columns={columns}
              rows={items}
              label={labels.title}
              empty={sought ? labels.noneFound : labels.none}
              nameOf={({ name }) => name}
              {...(mayChange && { selection: { chosen, onChange: setChosen } })}
            />
            <Pager
              {...{ page, pageSize, total }}
              onPage={(next) => navigate({ search: (before) => ({ ...before, page: next }) })}
            />
          </>
        )}
      </StaffList>
      {adding && (
        <AddClientDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => void navigate({ to: '/admin/clients/$id', params: { id: String(id) } })}
        />
      )}
    </>
  )
}

/** Starts this year's return for the clients that are chosen, with what last year's had. */
function StartYear({ chosen, onDone }: { chosen: ReadonlySet<number>; onDone: () => void }) {
  const [email, setEmail] = useState(true)
  const queries = useQueryClient()
  const year = filingYear(indianDate(new Date()))
  const { mutate, isPending } = useMutation({
    mutationFn: () => returnActions.startMany({ year, clientIds: [...chosen], email }),
    onSuccess: ({ started, skipped }) => {
      const reasons = [...new Set(skipped.map(({ reason }) => reason))].join(' ')
      toast({
        ...(started.length === 0 && { tone: 'destructive' }),
        title: labels.started(started.length),
        ...(skipped.length > 0 && { text: `${labels.skipped(skipped.length)} ${reasons}` }),
      })
      void queries.invalidateQueries()
      onDone()
    },
    onError: ({ message }) => toast({ tone: 'destructive', title: message }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-accent-tint px-4 py-3">
      <Button variant="ink" disabled={isPending} onClick={() => mutate()}>
        {labels.startYear(chosen.size, year)}
      </Button>
      <CheckboxField
        label={labels.emailThem}
        checked={email}
        onChange={({ target }) => setEmail(target.checked)}
      />
    </div>
  )
}
