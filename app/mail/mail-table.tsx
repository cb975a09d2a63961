import { Link } from '@tanstack/react-router'
import { formatTimestamp } from '#app/time/dates.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { mailKindLabels } from './labels.ts'
import type { MailSummary } from './mail.ts'
import { MailStateLabel } from './mail-state.tsx'

const columns: Column<MailSummary>[] = [
  {
    title: 'Written',
    className: 'figures text-sm text-muted tabled:w-36',
    cell: (mail) => <time dateTime={mail.createdAt}>{formatTimestamp(mail.createdAt)}</time>,
  },
  {
    title: 'Mail',
    cell: (mail) => (
      <>
        <Link
          to="/admin/mail"
          search={(before) => ({ ...before, mail: mail.id })}
          resetScroll={false}
          className="text-link inline-block font-semibold [overflow-wrap:anywhere]"
        >
          {mail.subject}
        </Link>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {mailKindLabels[mail.kind]} to {mail.to}
        </span>
      </>
    ),
  },
  {
    title: 'State',
    className: 'tabled:w-64',
    cell: (mail) => (
      <>
        <MailStateLabel state={mail.state} />
        {mail.reason && mail.state !== 'sent' && (
          <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
            {mail.reason}
          </span>
        )}
      </>
    ),
  },
]

export function MailTable({ mails, empty }: { mails: MailSummary[]; empty: string }) {
  return <DataTable columns={columns} rows={mails} empty={empty} />
}
