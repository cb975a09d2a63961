import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Env } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { LOCKS } from '#app/platform/db/locks.ts'
import { backups, restoreDrills } from '#app/platform/db/schema.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'

/** The daily backup, and two hours for it to be made or tried again. */
const LATE_AFTER_MS = 26 * HOUR_MS
/** Another instance makes the backups where it has begun one by the schedule since then. */
const SCHEDULED_ELSEWHERE_MS = 3 * 24 * HOUR_MS

export interface BackupStatus {
  /** whether backups are made every day, by this instance or another one */
  scheduled: boolean
  running: boolean
  lastFinishedAt: Date | null
  lastBytes: number | null
  /** scheduled, and none was finished in 26 hours */
  late: boolean
  /** why the latest one failed; null if it did not */
  lastError: string | null
  /** when the latest restore drill in which everything was equal ended */
  lastDrillAt: Date | null
}

/** How the backups of the site stand. */
export async function backupStatus(
  db: Executor,
  env: Pick<Env, 'backup'>,
  now = new Date(),
): Promise<BackupStatus> {
  const [[finished], [latest], [first], [drill], running, scheduledElsewhere] = await Promise.all([
    db
      .select({ finishedAt: backups.finishedAt, bytes: backups.bytes })
      .from(backups)
      .where(isNotNull(backups.finishedAt))
      .orderBy(desc(backups.finishedAt))
      .limit(1),
    db
      .select({ error: backups.error })
      .from(backups)
      .where(sql`${backups.finishedAt} is not null or ${backups.error} is not null`)
      .orderBy(desc(backups.id))
      .limit(1),
    db
      .select({ id: backups.id })
      .from(backups)
      .where(lt(backups.startedAt, new Date(now.getTime() - LATE_AFTER_MS)))
      .limit(1),
    db
      .select({ finishedAt: restoreDrills.finishedAt })
      .from(restoreDrills)
      .where(sql`${restoreDrills.finishedAt} is not null and ${restoreDrills.error} is null`)
      .orderBy(desc(restoreDrills.finishedAt))
      .limit(1),
    isBackupRunning(db),
    isScheduledElsewhere(db, now),
  ])
  const scheduled = env.backup.scheduled || scheduledElsewhere
  const lastFinishedAt = finished?.finishedAt ?? null
  return {
    scheduled,
    running,
    lastFinishedAt,
    lastBytes: finished?.bytes ?? null,
    late: scheduled && isLate(lastFinishedAt, first !== undefined, now),
    lastError: latest?.error ?? null,
    lastDrillAt: drill?.finishedAt ?? null,
  }
}

function isLate(lastFinishedAt: Date | null, wasTriedBefore: boolean, now: Date): boolean {
  if (lastFinishedAt) return lastFinishedAt.getTime() < now.getTime() - LATE_AFTER_MS
  // A site that has just begun to make backups is not late with the first one.
  return wasTriedBefore || process.uptime() * 1_000 > LATE_AFTER_MS
}

/** Whether a backup is being made, by whichever process: it holds the lock. */
async function isBackupRunning(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ running: boolean }>(
    sql`select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and classid = 0 and objid = ${LOCKS.backup}
        and database = (select oid from pg_database where datname = current_database())
    ) as running`,
  )
  return rows[0]?.running ?? false
}

async function isScheduledElsewhere(db: Executor, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: backups.id })
    .from(backups)
    .where(
      and(
        eq(backups.cause, 'schedule'),
        sql`${backups.startedAt} > ${new Date(now.getTime() - SCHEDULED_ELSEWHERE_MS).toISOString()}`,
      ),
    )
    .limit(1)
  return found !== undefined
}
