import { Link } from '@tanstack/react-router'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { aboutWhat, cameFrom } from '#app/enquiries/model/labels.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { latestLabels as labels } from './desk-labels.ts'

const columns: Column<Lead>[] = [
  {
    title: labels.received,
    className: 'figure-column text-sm text-muted tabled:w-36',
    cell: (lead) => <time dateTime={lead.receivedAt}>{formatTimestamp(lead.receivedAt)}</time>,
  },
  {
    title: labels.name,
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
    title: labels.contact,
    className: 'figure-column',
    cell: (lead) => (
      <>
        <span className="block whitespace-nowrap">{shownPhone(lead.phone)}</span>
        <span className="block text-muted [overflow-wrap:anywhere]">
          {lead.email || labels.noEmail}
        </span>
      </>
    ),
  },
  {
    title: labels.service,
    cell: (lead) => (
      <>
        <span className="block">{aboutWhat(lead)}</span>
        <span className="block text-sm text-muted">{cameFrom(lead)}</span>
      </>
    ),
  },
  {
    title: labels.message,
    className: 'max-w-[22rem]',
    cell: (lead) => (
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        {maskIdentityNumbers(lead.message) || labels.noMessage}
      </span>
    ),
  },
]

export function LeadTable({ leads, empty }: { leads: Lead[]; empty: string }) {
  return <DataTable columns={columns} rows={leads} empty={empty} />
}
