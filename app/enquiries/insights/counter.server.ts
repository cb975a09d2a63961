import { lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { actionCounts } from '#app/platform/db/schema.ts'
import { execute, type Statement } from '#app/platform/db/statements.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { periods } from '#content/periods.ts'
import type { Counted } from './report.ts'

const FLUSH_MS = 5_000
/** how many different pages, names and days may wait; while the database is away that can be long */
const MAX_WAITING = 5_000
const SEPARATOR = ' '

/**
 * Collects counts in memory and adds them to the table every few seconds, in one statement for all. What
 * could not be written waits for the next time.
 */
export class Counter {
  #waiting = new Map<string, number>()
  #writing: Promise<void> = Promise.resolve()
  readonly #timer: NodeJS.Timeout
  readonly #write: (rows: Row[]) => Promise<unknown>

  constructor(db: Database, onFailure: (error: unknown) => void) {
    this.#write = (rows) => addCounts(db, rows)
    this.#timer = setInterval(() => void this.flush().catch(onFailure), FLUSH_MS).unref()
  }

  add(counted: Counted[]): void {
    const day = indianDate(new Date())
    for (const { page, action, what } of counted) {
      this.#count([day, page, action, what].join(SEPARATOR), 1)
    }
  }

  /** Writes what waits, one batch after the other. */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#flushOnce())
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #flushOnce() {
    if (this.#waiting.size === 0) return
    const batch = this.#waiting
    this.#waiting = new Map()
    try {
      await this.#write([...batch].sort().map(rowOf))
    } catch (error) {
      for (const [key, count] of batch) this.#count(key, count)
      throw error
    }
  }

  #count(key: string, count: number) {
    const before = this.#waiting.get(key)
    if (before === undefined && this.#waiting.size >= MAX_WAITING) return
    this.#waiting.set(key, (before ?? 0) + count)
  }
}

interface Row {
  day: string
  page: string
  action: string
  what: string
  count: number
}

function rowOf([key, count]: [string, number]): Row {
  const [day = '', page = '', action = '', what = ''] = key.split(SEPARATOR)
  return { day, page, action, what, count }
}

/** In the order of their keys, so that two instances do not wait for each other's rows. */
async function addCounts(db: Database, rows: Row[]): Promise<void> {
  await execute(db, adding, [JSON.stringify(rows)])
}

const adding: Statement = {
  name: 'add-counts',
  text: `insert into action_counts as stored (day, page, action, what, count)
    select day, page, action, what, count
    from jsonb_to_recordset($1::jsonb)
      as given(day date, page text, action text, what text, count integer)
    on conflict (day, page, action, what) do update set count = stored.count + excluded.count`,
}

/** Removes the counts that are older than the privacy policy says. */
export async function deleteOldCounts(db: Executor): Promise<void> {
  await db
    .delete(actionCounts)
    .where(
      lt(actionCounts.day, sql`current_date - ${periods.actionCountYears} * interval '1 year'`),
    )
}
