import { Link } from '@tanstack/react-router'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { mailLabels } from './labels.ts'
import type { MailSummary } from './mail.ts'
import { mailKindLabels } from './mail-kinds.ts'
import { MailStateLabel } from './mail-state.tsx'

const columns: Column<MailSummary>[] = [
  {
    title: mailLabels.columns.created,
    className: 'figure-column text-sm text-muted tabled:w-36',
    cell: (mail) => <time dateTime={mail.createdAt}>{formatTimestamp(mail.createdAt)}</time>,
  },
  {
    title: mailLabels.columns.mail,
    cell: (mail) => (
      <>
        <Link
          from="/admin/mail"
          to="/admin/mail"
          search={(before) => ({ ...before, mail: mail.id })}
          resetScroll={false}
          className="text-link inline-block font-semibold [overflow-wrap:anywhere]"
        >
          {mail.subject}
        </Link>
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {mailLabels.kindTo(mailKindLabels[mail.kind], mail.to)}
        </span>
      </>
    ),
  },
  {
    title: mailLabels.columns.state,
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
