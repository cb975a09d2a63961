import { and, eq, gt, min, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'
import { entries } from '#app/platform/db/schema.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'

/** The schedule is read at least this often: timers cannot be set for months ahead. */
const POLL_MS = HOUR_MS
const RETRY_MS = 10_000

/**
 * Calls back when a scheduled post becomes public. Every instance has a timer of its own and reads the
 * schedule again when content has changed, so that none needs a restart.
 */
export function watchSchedule(db: Database, onDue: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let reads = 0

  async function reload(): Promise<void> {
    const current = ++reads
    clearTimeout(timer)
    const wait = await nextPublication(db).then(
      (next) => (next ? Math.max(0, next.getTime() - Date.now()) : POLL_MS),
      () => RETRY_MS,
    )
    if (stopped || current !== reads) return
    const due = wait <= POLL_MS
    timer = setTimeout(
      () => {
        if (due) onDue()
        void reload()
      },
      Math.min(wait, POLL_MS),
    )
    timer.unref()
  }
  void reload()

  return {
    /** To be called when content has changed, and with it perhaps the schedule. */
    reload,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** When the next scheduled post becomes public, by the database's clock, which decides what visitors see. */
async function nextPublication(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ in: sql<string | null>`extract(epoch from ${min(entries.publishedAt)} - now())` })
    .from(entries)
    .where(
      and(
        eq(entries.kind, 'post'),
        eq(entries.published, true),
        gt(entries.publishedAt, sql`now()`),
      ),
    )
  return row?.in ? new Date(Date.now() + Number(row.in) * 1000 + 50) : undefined
}
