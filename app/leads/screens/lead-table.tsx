import { Link } from '@tanstack/react-router'
import type { Lead } from '#app/leads/desk.ts'
import { sourceNames } from '#app/leads/labels.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'

const columns: Column<Lead>[] = [
  {
    title: 'Received',
    className: 'figures text-sm text-muted tabled:w-36',
    cell: (lead) => <time dateTime={lead.receivedAt}>{formatTimestamp(lead.receivedAt)}</time>,
  },
  {
    title: 'Name',
    className: 'font-semibold',
    cell: (lead) => (
      <Link
        to="/admin/leads/$id"
        params={{ id: String(lead.id) }}
        className="text-link inline-block [overflow-wrap:anywhere]"
      >
        {lead.name}
      </Link>
    ),
  },
  {
    title: 'Contact',
    className: 'figures',
    cell: (lead) => (
      <>
        <span className="block whitespace-nowrap">{lead.phone}</span>
        <span className="block text-muted [overflow-wrap:anywhere]">{lead.email}</span>
      </>
    ),
  },
  {
    title: 'Service',
    cell: (lead) => (
      <>
        <span className="block">{lead.service}</span>
        <span className="block text-sm text-muted">{sourceNames[lead.source]}</span>
      </>
    ),
  },
  {
    title: 'Message',
    className: 'max-w-[22rem]',
    cell: (lead) => (
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        {lead.message || '(no message)'}
      </span>
    ),
  },
]

export function LeadTable({ leads, empty }: { leads: Lead[]; empty: string }) {
  return <DataTable columns={columns} rows={leads} empty={empty} />
}
