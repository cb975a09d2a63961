import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'

/** From this size on a limit guards against floods, and need not be exact to the request. */
const LARGE = 100
/** How often the count of one key is brought up to date with the other instances. */
const SYNC_MS = 1_000
const MAX_KEYS = 10_000

export interface Counted {
  exceeded: boolean
  /** how many were counted in this window, the rejected ones too */
  points: number
  msToReset: number
}

interface Seen {
  points: number
  /** counted here and not yet by the database */
  pending: number
  resetsAt: number
  syncedAt: number
}

/**
 * A limit that all instances share: its counters are in the table `rate_limits`. While the database is
 * away each instance counts for itself. A small limit takes one statement for each request up to the
 * limit, and none beyond; a large one at most one a second for each key, and no request waits for it.
 */
export class SharedLimit {
  readonly #limit: Limit
  readonly #limiter: RateLimiterPostgres
  readonly #exact: boolean
  readonly #seen = new Map<string, Seen>()

  /**
   * @param more exact: whether each request asks the database; beyond: whether those beyond the limit
   *   are counted too
   */
  constructor(
    pool: pg.Pool,
    name: string,
    limit: Limit,
    { exact = limit.max < LARGE, beyond = false } = {},
  ) {
    const rule = { keyPrefix: name, points: limit.max, duration: limit.windowMs / 1000 }
    this.#limit = limit
    this.#exact = exact
    this.#limiter = new RateLimiterPostgres({
      ...rule,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(rule),
      ...(exact && !beyond && { inMemoryBlockOnConsumed: limit.max + 1 }),
    })
  }

  async count(key: string, units = 1): Promise<Counted> {
    if (this.#exact) return this.#consume(key, units)
    const seen = this.#find(key)
    seen.pending += units
    if (Date.now() - seen.syncedAt >= SYNC_MS) void this.#sync(key, seen)
    const points = seen.points + seen.pending
    return {
      exceeded: points > this.#limit.max,
      points,
      msToReset: Math.max(0, seen.resetsAt - Date.now()),
    }
  }

  #find(key: string): Seen {
    const now = Date.now()
    let seen = this.#seen.get(key)
    if (!seen || seen.resetsAt <= now || seen.resetsAt > now + this.#limit.windowMs) {
      if (this.#seen.size >= MAX_KEYS) this.#forget(now)
      seen = { points: 0, pending: 0, resetsAt: now + this.#limit.windowMs, syncedAt: 0 }
      this.#seen.set(key, seen)
    }
    return seen
  }

  /** Makes room by removing counters that are over, or else the oldest. */
  #forget(now: number) {
    for (const [key, seen] of this.#seen) if (seen.resetsAt <= now) this.#seen.delete(key)
    const [first] = this.#seen.keys()
    if (this.#seen.size >= MAX_KEYS && first !== undefined) this.#seen.delete(first)
  }

  async #sync(key: string, seen: Seen) {
    const { pending } = seen
    seen.syncedAt = Date.now()
    seen.points += pending
    seen.pending = 0
    const counted = await this.#consume(key, pending).catch(() => undefined)
    if (!counted) return
    seen.points = counted.points
    seen.resetsAt = Date.now() + counted.msToReset
  }

  async #consume(key: string, points: number): Promise<Counted> {
    const { exceeded, consumedPoints, msBeforeNext } = await consume(
      this.#limiter,
      codeOf(key),
      points,
    )
    return { exceeded, points: consumedPoints, msToReset: msBeforeNext }
  }
}

type Consumed = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'> & { exceeded: boolean }

/** Counts; what was counted while the clock was ahead, and would last beyond its window, is over. */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points = 1,
): Promise<Consumed> {
  const consumed = await tryConsume(limiter, key, points)
  if (consumed.msBeforeNext <= limiter.msDuration) return consumed
  await limiter.delete(key)
  return tryConsume(limiter, key, points)
}

async function tryConsume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<Consumed> {
  const of = ({ consumedPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean) => ({
    consumedPoints,
    msBeforeNext,
    exceeded,
  })
  try {
    return of(await limiter.consume(key, points), false)
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return of(rejected, true)
    throw rejected
  }
}

/** The database holds no address of a visitor, not even for minutes. */
function codeOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Removes the counters whose window is over. */
export async function deleteExpiredCounts(db: Executor): Promise<void> {
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`)
}
