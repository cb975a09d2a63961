import { Link } from '@tanstack/react-router'
import { BellRing, Phone } from 'lucide-react'
import type { Lead } from '#app/leads/desk.ts'
import { serviceName } from '#app/leads/labels.ts'
import { canCall, phoneHref } from '#app/text/phone-href.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable, type Selection, type Sorting } from '#app/ui/data-table.tsx'
import { ClientPays } from './case/client-pays.tsx'
import { tableLabels as labels } from './desk-labels.ts'
import type { DeskSearch } from './desk-search.ts'
import { OwnerSelect } from './owner-select.tsx'
import { notSpam, StatusSelect } from './status-select.tsx'
import { TimeLeft } from './time-left.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/** The working list: each enquiry, the time left, and the most frequent actions. */
export function DeskTable({
  leads,
  search,
  actions,
  ...table
}: {
  leads: Lead[]
  search: DeskSearch
  actions: LeadActions
  empty: string
  exact: number | undefined
  sorting: Sorting
  selection: Selection
}) {
  const columns: Column<Lead>[] = [
    {
      title: labels.columns.enquiry,
      sort: 'name',
      bare: true,
      className: 'tabled:w-full tabled:min-w-48',
      cell: (lead) => <Enquiry lead={lead} search={search} />,
    },
    {
      title: labels.columns.service,
      sort: 'service',
      bare: true,
      className: 'tabled:min-w-40',
      cell: (lead) => (
        <>
          <span className="block">{serviceName(lead.service)}</span>
          <ClientPays service={lead.service} />
          {canCall(lead.phone) ? (
            <a
              href={phoneHref(lead.phone)}
              aria-label={labels.call(lead.name, lead.phone)}
              className="figure-column inline-flex min-h-6 items-center gap-1.5 text-sm whitespace-nowrap text-muted underline decoration-line-strong underline-offset-3 hover:text-ink"
            >
              <Phone aria-hidden className="size-3.5" /> {lead.phone}
            </a>
          ) : (
            <span className="text-sm text-muted">{lead.phone}</span>
          )}
        </>
      ),
    },
    {
      title: labels.columns.timeLeft,
      sort: 'due',
      bare: true,
      className: 'tabled:min-w-44',
      cell: (lead) => <TimeLeft lead={lead} />,
    },
    {
      title: labels.columns.status,
      sort: 'status',
      className: 'stacked:items-center',
      cell: (lead) =>
        lead.status === 'spam' ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={labels.notSpamNamed(lead.name)}
            className="whitespace-nowrap"
            onClick={() => notSpam(actions, lead)}
          >
            {labels.notSpam}
          </Button>
        ) : (
          <StatusSelect
            lead={lead}
            actions={actions}
            aria-label={labels.statusOf(lead.name)}
            className={selectClass}
          />
        ),
    },
    {
      title: labels.columns.owner,
      sort: 'owner',
      className: 'stacked:items-center',
      cell: (lead) => (
        <OwnerSelect
          lead={lead}
          actions={actions}
          aria-label={labels.ownerOf(lead.name)}
          className={`${selectClass} max-w-32`}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={labels.table}
      rows={leads}
      columns={columns}
      nameOf={(lead) => lead.name}
      wide
      {...table}
    />
  )
}

const selectClass =
  'min-h-11 tabled:-my-1 tabled:min-h-9 rounded-md border border-line bg-card px-1.5 text-sm hover:border-line-strong'

function Enquiry({ lead, search }: { lead: Lead; search: DeskSearch }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to="/admin/leads/$id"
          params={{ id: String(lead.id) }}
          search={search}
          data-row={lead.id}
          className={`text-link [overflow-wrap:anywhere] ${lead.unread ? 'font-semibold' : 'font-medium'}`}
        >
          {lead.name}
        </Link>
        {lead.unread && (
          <span className="rounded-sm border border-line-strong bg-accent-tint px-1.5 text-xs font-semibold">
            {labels.unread}
          </span>
        )}
      </span>
      {lead.chasedAt && (
        <span className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-bad">
          <BellRing aria-hidden className="mt-0.5 size-4 shrink-0" /> {labels.escalated}
        </span>
      )}
      <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
        {lead.message || labels.noMessage}
      </span>
    </>
  )
}
