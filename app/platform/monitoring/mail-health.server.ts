import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'

/**
 * The age in seconds of the oldest e-mail that should have been sent by now: it was due and no one
 * took it, or it was tried and refused. Those that are held back on purpose are not among them.
 */
export async function oldestUnsent(db: Database): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`select extract(epoch from now() - min(created_at))::float8 as seconds from mails
      where state = 'waiting' and expires_at > now() and (attempts > 0 or next_try_at <= now())`,
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}

const LATE_MINUTES = 30
const FAILURES_IN_A_ROW = 5

export interface MailHealth {
  failing: boolean
  /** how many are waiting that should have been sent */
  waiting: number
  /** the last answer of the mail server */
  reason: string | null
}

/**
 * Whether e-mail as a whole fails: one has waited for half an hour, or the last five tries failed, and
 * none was sent since. A single address that refuses its mail for days is no failure of the server.
 */
export async function mailHealth(db: Database): Promise<MailHealth> {
  const { rows } = await db.execute<{
    waiting: number
    late: number
    refused: number
    reason: string | null
  }>(sql`
    with last_sent as (select coalesce(max(sent_at), '-infinity') as at from mails where state = 'sent'),
    unsent as (
      select created_at, at from mails, last_sent
      where state = 'waiting' and expires_at > now() and (attempts > 0 or next_try_at <= now())
    )
    select count(*)::int as waiting,
      (count(*) filter (where created_at < now() - make_interval(mins => ${LATE_MINUTES})
        and at < now() - make_interval(mins => ${LATE_MINUTES})))::int as late,
      (select count(*)::int from mails, last_sent
        where state in ('waiting', 'failed') and last_error is not null and claimed_at > last_sent.at
          and claimed_at > now() - interval '1 day') as refused,
      (select last_error from mails where last_error is not null and state in ('waiting', 'failed')
        order by claimed_at desc nulls last limit 1) as reason
    from unsent`)
  const { waiting = 0, late = 0, refused = 0, reason = null } = rows[0] ?? {}
  return { failing: late > 0 || refused >= FAILURES_IN_A_ROW, waiting, reason }
}
