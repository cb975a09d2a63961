import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Env, Limit } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import type { Jobs } from '#app/platform/db/jobs.ts'
import { mails } from '#app/platform/db/schema.ts'
import { type Counted, SharedLimit } from '#app/platform/http/shared-limits.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { PACED_KINDS } from './mail-kinds.ts'

type Claimed = Pick<
  typeof mails.$inferSelect,
  'id' | 'kind' | 'claim' | 'actorId' | 'attempts' | 'toAddress'
>

/**
 * How fast e-mails are sent to addresses that visitors typed, by all instances together: to all of them,
 * and to each mailbox. A flood of forms must not become a flood of mails from the firm.
 */
export class Pace {
  readonly #all: Paced
  readonly #mailbox: Paced

  constructor(pool: pg.Pool, limits: Pick<Env['limits'], 'visitorMails' | 'mailbox'>) {
    const paced = (name: string, limit: Limit): Paced => ({
      limit,
      shared: new SharedLimit(pool, name, limit, { exact: true, beyond: true }),
    })
    this.#all = paced('acknowledgements', limits.visitorMails)
    this.#mailbox = paced('mailbox', limits.mailbox)
  }

  /**
   * Puts a claimed mail back if it comes too early, and returns whether it did. It is due when its turn
   * comes at the allowed pace. What waits because of the mails to others does not expire before; what
   * waits because its own mailbox has had enough does.
   */
  async putsBack(db: Database, jobs: Jobs, mail: Claimed): Promise<boolean> {
    // What staff do by hand is no flood, and a mail that is tried again was counted.
    if (!PACED_KINDS.includes(mail.kind) || mail.actorId !== null || mail.attempts > 1) return false
    const own = await turn(this.#mailbox, emailKey(mail.toAddress) ?? '')
    const nextTryAt = own ?? (await turn(this.#all, 'all'))
    if (!nextTryAt) return false
    await db.transaction(async (tx) => {
      const back = await tx
        .update(mails)
        .set({
          state: 'waiting',
          attempts: sql`${mails.attempts} - 1`,
          nextTryAt,
          ...(!own && {
            expiresAt: sql`greatest(${mails.expiresAt}, ${nextTryAt.toISOString()}::timestamptz + interval '3 days')`,
          }),
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

interface Paced {
  limit: Limit
  shared: SharedLimit
}

/** When it is its turn; undefined: now. */
async function turn({ limit, shared }: Paced, key: string): Promise<Date | undefined> {
  const { exceeded, points, msToReset }: Counted = await shared.count(key)
  if (!exceeded) return undefined
  const { max, windowMs } = limit
  return new Date(Date.now() + msToReset + (windowMs * (points - max - 1)) / max)
}
