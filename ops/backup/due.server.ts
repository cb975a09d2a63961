import { gte, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { backups } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'

/** When the daily backup was due last. */
function lastDue(hour: number, now: Date): Date {
  const today = atIndianTime(indianDate(now), `${String(hour).padStart(2, '0')}:00`)
  return today > now ? new Date(today.getTime() - DAY_MS) : today
}

/** When it is due next. */
export function nextDue(hour: number, now: Date): Date {
  return new Date(lastDue(hour, now).getTime() + DAY_MS)
}

/** Whether the daily backup has still to be made: it was missed, or it failed. */
export async function isBackupDue(db: Executor, hour: number, now = new Date()): Promise<boolean> {
  const since = lastDue(hour, now)
  const made = await db.$count(
    backups,
    sql`${backups.finishedAt} is not null and ${gte(backups.startedAt, since)}`,
  )
  return made === 0
}
