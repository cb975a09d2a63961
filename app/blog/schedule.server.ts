import { and, eq, gt, min, sql } from 'drizzle-orm'
import type { Database } from '#app/db/database.ts'
import { blogPosts } from '#app/db/schema.ts'

/** Looked at again after so long even if nothing is due: timers cannot be set for months ahead. */
const POLL_MS = 3_600_000
const AFTER_FAILURE_MS = 10_000

/**
 * Calls back when a scheduled post's moment has come. Every instance keeps its own time and reads the
 * schedule anew when told that content has changed, so that none needs a restart.
 */
export function watchSchedule(db: Database, onDue: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let reading = 0

  async function readAnew(): Promise<void> {
    const turn = ++reading
    clearTimeout(timer)
    const wait = await nextMoment(db).then(
      (next) => (next ? Math.max(0, next.getTime() - Date.now()) : POLL_MS),
      () => AFTER_FAILURE_MS,
    )
    if (stopped || turn !== reading) return
    const due = wait <= POLL_MS
    timer = setTimeout(
      () => {
        if (due) onDue()
        void readAnew()
      },
      Math.min(wait, POLL_MS),
    )
    timer.unref()
  }
  void readAnew()

  return {
    /** Content has changed: the schedule may be another. */
    readAnew,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** When the next scheduled post appears, by the database's clock, which decides what visitors see. */
async function nextMoment(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ in: sql<string | null>`extract(epoch from ${min(blogPosts.publishedAt)} - now())` })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), gt(blogPosts.publishedAt, sql`now()`)))
  return row?.in ? new Date(Date.now() + Number(row.in) * 1000 + 50) : undefined
}
