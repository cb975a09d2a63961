import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { Backup } from './backup.ts'
import { backupCauses, backupLabels, backupStates, formatBytes } from './labels.ts'

const { table: labels } = backupLabels

const columns: Column<Backup>[] = [
  {
    title: labels.started,
    className: 'figure-column tabled:w-px tabled:whitespace-nowrap',
    cell: ({ startedAt, cause }) => (
      <>
        <time dateTime={startedAt}>{formatTimestamp(startedAt)}</time>
        <span className="block text-sm text-muted">{backupCauses[cause]}</span>
      </>
    ),
  },
  {
    title: labels.state,
    className: '[overflow-wrap:anywhere]',
    cell: ({ state, error }) => (
      <>
        <span className={state === 'failed' ? 'font-semibold text-bad' : 'font-medium'}>
          {backupStates[state]}
        </span>
        {error && <span className="block text-sm">{error}</span>}
      </>
    ),
  },
  {
    title: labels.size,
    className: 'figure-column tabled:whitespace-nowrap',
    cell: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes)),
  },
  {
    title: labels.holds,
    className: 'figure-column',
    cell: ({ rows, images }) => (rows === null ? '–' : labels.holdsText(rows, images ?? 0)),
  },
  {
    title: labels.file,
    className: 'text-sm [overflow-wrap:anywhere]',
    cell: ({ file, deletedAt }) => (
      <>
        {file ?? '–'}
        {deletedAt && (
          <span className="block text-muted">{labels.deleted(formatTimestamp(deletedAt))}</span>
        )}
      </>
    ),
  },
]

/** The backups that were begun, the newest first. */
export function BackupTable({ backups }: { backups: Backup[] }) {
  return <DataTable label={labels.label} columns={columns} rows={backups} empty={labels.none} />
}
