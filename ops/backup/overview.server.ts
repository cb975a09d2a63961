import { desc, isNotNull } from 'drizzle-orm'
import type { Env } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { backups, restoreDrills } from '#app/platform/db/schema.ts'
import { type Backup, type BackupOverview, LISTED_BACKUPS } from './backup.ts'
import { nextDue } from './due.server.ts'
import { backupStatus } from './status.server.ts'

/** Everything that the screen of backups shows. */
export async function backupOverview(
  db: Executor,
  env: Pick<Env, 'backup'>,
  now = new Date(),
): Promise<BackupOverview> {
  const { backup } = env
  const [status, rows, [last], [drill]] = await Promise.all([
    backupStatus(db, env, now),
    db.select().from(backups).orderBy(desc(backups.id)).limit(LISTED_BACKUPS),
    db
      .select()
      .from(backups)
      .where(isNotNull(backups.finishedAt))
      .orderBy(desc(backups.finishedAt))
      .limit(1),
    db
      .select()
      .from(restoreDrills)
      .where(isNotNull(restoreDrills.finishedAt))
      .orderBy(desc(restoreDrills.id))
      .limit(1),
  ])
  return {
    scheduled: status.scheduled,
    folder: backup.dir ?? null,
    hour: backup.hour,
    keepDays: backup.keepDays,
    running: status.running,
    late: status.late,
    nextAt: status.scheduled ? nextDue(backup.hour, now).toISOString() : null,
    last: last ? present(last, false) : null,
    lastError: status.lastError,
    lastDrill: drill ? presentDrill(drill) : null,
    items: rows.map((row, index) => present(row, status.running && index === 0)),
  }
}

function present(row: typeof backups.$inferSelect, isRunning: boolean): Backup {
  const { sha256: _, ...shown } = row
  return {
    ...shown,
    state: row.finishedAt ? 'done' : isRunning && !row.error ? 'running' : 'failed',
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

function presentDrill(row: typeof restoreDrills.$inferSelect) {
  const { startedAt: _, finishedAt, ...shown } = row
  return { ...shown, finishedAt: finishedAt!.toISOString() }
}
