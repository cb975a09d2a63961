import { Link } from '@tanstack/react-router'
import { ActivitySentence } from '#app/team/audit/activity-sentence.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { AuditEntry } from './audit-log.ts'
import { auditLabels as labels } from './labels.ts'

const columns: Column<AuditEntry>[] = [
  {
    title: labels.columns.at,
    className: 'figure-column text-sm text-muted tabled:w-px tabled:whitespace-nowrap',
    cell: ({ at }) => <time dateTime={at}>{formatTimestamp(at)}</time>,
  },
  {
    title: labels.columns.event,
    cell: (entry) => (
      <div className="[overflow-wrap:anywhere]">
        <ActivitySentence entry={entry} />
        {entry.subjectId === null && entry.enquiries.length > 1 && (
          <Numbers enquiries={entry.enquiries} />
        )}
      </div>
    ),
  },
  {
    title: labels.columns.address,
    className: 'figure-column text-sm text-muted [overflow-wrap:anywhere] tabled:w-44',
    cell: ({ address }) => address || labels.unknownAddress,
  },
]

export function AuditTable({ entries, empty }: { entries: AuditEntry[]; empty: string }) {
  return <DataTable label={labels.table} columns={columns} rows={entries} empty={empty} />
}

/** The enquiries of a bulk change. */
function Numbers({ enquiries }: Pick<AuditEntry, 'enquiries'>) {
  return (
    <details className="text-sm text-muted">
      <summary className="inline-block cursor-pointer py-0.5">
        {labels.numbers(enquiries.length)}
      </summary>
      <ul className="flex flex-wrap gap-x-3">
        {enquiries.map(({ id, exists }) => (
          <li key={id}>
            {exists ? (
              <Link to="/admin/leads/$id" params={{ id: String(id) }} className="text-link">
                {id}
              </Link>
            ) : (
              id
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
