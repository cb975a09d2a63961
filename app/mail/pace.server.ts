import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Limit } from '#app/config/env.ts'
import type { Database } from '#app/db/database.ts'
import type { Jobs } from '#app/db/jobs.ts'
import { mails } from '#app/db/schema.ts'
import { SharedLimit } from '#app/http/shared-limits.ts'

type Claimed = Pick<typeof mails.$inferSelect, 'id' | 'kind' | 'claim' | 'actorId'>

/**
 * How fast acknowledgements are sent, by all instances together. They go to addresses that anyone may
 * have typed: a flood of enquiries must not become a flood of mails from the firm.
 */
export class Pace {
  readonly #limit: Limit
  readonly #shared: SharedLimit

  constructor(pool: pg.Pool, limit: Limit) {
    this.#limit = limit
    this.#shared = new SharedLimit(pool, 'acknowledgements', limit, { exact: true, beyond: true })
  }

  /**
   * Puts a claimed mail back if it comes too early, and returns whether it did. It is due when its turn
   * comes at the allowed pace, and does not expire before.
   */
  async putsBack(db: Database, jobs: Jobs, mail: Claimed): Promise<boolean> {
    // What staff send again by hand is no flood.
    if (mail.kind !== 'acknowledgement' || mail.actorId !== null) return false
    const { exceeded, points, msToReset } = await this.#shared.count('all')
    if (!exceeded) return false
    const { max, windowMs } = this.#limit
    const nextTryAt = new Date(Date.now() + msToReset + (windowMs * (points - max - 1)) / max)
    await db.transaction(async (tx) => {
      const back = await tx
        .update(mails)
        .set({
          state: 'waiting',
          attempts: sql`${mails.attempts} - 1`,
          nextTryAt,
          expiresAt: sql`greatest(${mails.expiresAt}, ${nextTryAt.toISOString()}::timestamptz + interval '3 days')`,
        })
        .where(and(eq(mails.id, mail.id), eq(mails.claim, mail.claim), eq(mails.state, 'sending')))
        .returning({ id: mails.id })
      if (back.length === 0) return
      const key = `${mail.id}:${mail.claim}`
      await jobs.send(tx, 'mail', { id: mail.id }, { key, after: nextTryAt })
    })
    return true
  }
}
