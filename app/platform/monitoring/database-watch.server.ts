import { hostname } from 'node:os'
import pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { errorCode } from '#app/platform/db/outage.ts'
import { sendDirectly } from '#app/platform/mail/send-directly.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { type AlertNews, alertMail } from './alert-mail.ts'
import { recordOutage } from './alerts.server.ts'

const ANSWER_LIMIT_MS = 5_000
/** One failed check may be a restart; the second one is reported. */
const FAILURES_TO_NOTIFY = 2
const NOTIFIED_AGAIN_AFTER_MS = HOUR_MS

interface Surroundings {
  db: Database
  env: Env
  connection: pg.ClientConfig
  log: Record<'info' | 'warn' | 'error', (details: object, text: string) => void>
}

interface Outage {
  since: Date
  failures: number
  reason: string
  notifiedAt?: Date
}

/**
 * Notices that this process cannot reach the database, and notifies the operator by e-mail without the
 * outbox, which lies in the database: at most once an hour, and again when it is back.
 */
export class DatabaseWatch {
  readonly #site: Surroundings
  #outage: Outage | undefined
  #lastNotifiedAt = Number.NEGATIVE_INFINITY

  constructor(site: Surroundings) {
    this.#site = site
  }

  async look(now = new Date()): Promise<void> {
    const reason = await whyUnreachable(this.#site.connection)
    if (reason === undefined) return this.#isBack(now)
    this.#outage ??= { since: now, failures: 0, reason }
    const outage = this.#outage
    outage.failures++
    outage.reason = reason
    if (outage.failures === 1) this.#site.log.error({ reason }, 'the database does not answer')
    const isQuiet = now.getTime() - this.#lastNotifiedAt >= NOTIFIED_AGAIN_AFTER_MS
    if (outage.failures < FAILURES_TO_NOTIFY || outage.notifiedAt || !isQuiet) return
    outage.notifiedAt = now
    this.#lastNotifiedAt = now.getTime()
    await this.#notify(outage, 'raised', now)
  }

  async #isBack(now: Date): Promise<void> {
    const outage = this.#outage
    if (!outage) return
    this.#outage = undefined
    const { since, notifiedAt, reason } = outage
    this.#site.log.info({ ms: now.getTime() - since.getTime() }, 'the database answers again')
    if (outage.failures >= FAILURES_TO_NOTIFY) {
      await recordOutage(this.#site.db, { since, until: now, notifiedAt, reason }).catch((error) =>
        this.#site.log.warn({ reason: errorCode(error) }, 'the outage could not be recorded'),
      )
    }
    if (notifiedAt) await this.#notify(outage, 'cleared', now)
  }

  async #notify({ since, reason }: Outage, news: AlertNews['news'], at: Date): Promise<void> {
    const { env, log } = this.#site
    const to = env.monitoring.operator
    if (!to) return
    const detail = { host: hostname(), reason }
    const content = alertMail(
      { kind: 'database-away', detail, raisedAt: since, news, at },
      env.firm,
    )
    const outcome = await sendDirectly(env, to, content)
    if (outcome?.is !== 'accepted')
      log.warn({ outcome: outcome?.is ?? 'no mail server' }, 'the operator could not be notified')
  }
}

/** The code of the error, on a connection of its own: a busy pool is not a database that is away. */
async function whyUnreachable(connection: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
    application_name: 'tax-expert watch',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    const code = errorCode(error)
    return code === 'Error' ? 'no answer' : code
  } finally {
    void client.end().catch(() => {})
  }
}
