import type { ReactNode } from 'react'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { BackupOverview } from './backup.ts'
import { backupLabels, formatBytes, formatDuration } from './labels.ts'

const { problems, summary: labels } = backupLabels

/** What is wrong with the backups, and what to do about it. */
export function BackupProblem({ backups }: { backups: BackupOverview }) {
  const kind = problemOf(backups)
  if (!kind) return null
  return (
    <section className="mb-6 rounded-lg border border-bad bg-bad-tint px-5 py-4 [overflow-wrap:anywhere]">
      <h2 className="font-sans text-base font-semibold tracking-normal">{problems[kind].title}</h2>
      <p className="mt-1">
        {problems[kind].text}
        {kind === 'failed' && <span className="block font-mono text-sm">{backups.lastError}</span>}
      </p>
    </section>
  )
}

function problemOf(backups: BackupOverview): keyof typeof problems | undefined {
  if (!backups.scheduled) return backups.folder === null ? 'none' : 'no-key'
  if (backups.lastError) return 'failed'
  return backups.late ? 'late' : undefined
}

/** The last backup, the next one, the last drill, and where all of them lie. */
export function BackupSummary({ backups }: { backups: BackupOverview }) {
  const { last, nextAt, lastDrill, folder, keepDays, scheduled } = backups
  return (
    <dl aria-label={labels.label} className="mb-6 grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
      <Fact
        name={labels.last}
        value={last?.finishedAt ? formatTimestamp(last.finishedAt) : labels.none}
      >
        {last?.finishedAt &&
          labels.size(
            formatBytes(last.bytes ?? 0),
            last.rows ?? 0,
            last.images ?? 0,
            formatDuration(last.startedAt, last.finishedAt),
          )}
      </Fact>
      <Fact name={labels.next} value={nextAt ? formatTimestamp(nextAt) : labels.unscheduled}>
        {scheduled && labels.kept(keepDays)}
      </Fact>
      <Fact
        name={labels.drill}
        value={lastDrill ? formatTimestamp(lastDrill.finishedAt) : labels.noDrill}
      >
        {!lastDrill
          ? labels.drillText
          : lastDrill.error
            ? `${labels.unequal}\n${lastDrill.error}`
            : labels.equal(lastDrill.rows ?? 0, lastDrill.images ?? 0)}
      </Fact>
      {scheduled && (
        <Fact name={labels.where} value={folder ?? labels.elsewhere}>
          {folder !== null && labels.encrypted}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-card px-5 py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">
        <span className="block font-semibold">{value}</span>
        {children && (
          <span className="mt-1 block text-sm whitespace-pre-line text-muted">{children}</span>
        )}
      </dd>
    </div>
  )
}
