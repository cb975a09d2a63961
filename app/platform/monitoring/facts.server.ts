import { count, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { responseRate } from '#app/enquiries/desk/stats/stats.server.ts'
import { OVERDUE } from '#app/enquiries/desk/views.server.ts'
import { isOpenLead, leads, mails, operatorAlerts } from '#app/platform/db/schema.ts'
import { backupStatus } from '#ops/backup/status.server.ts'
import { oldestUnsent } from './mail-health.server.ts'

/** What the database says about the practice, for metrics. */
export type Facts = Awaited<ReturnType<typeof readFacts>>

type Site = Pick<FastifyInstance, 'db' | 'env'>

const CACHE_MS = 15_000
/** Prometheus gives up after ten seconds: it gets what the process knows by then. */
const READ_LIMIT_MS = 4_000

/** Reads the facts at most every 15 seconds; undefined while the database doesn't answer. */
export function factsReader(site: Site): () => Promise<Facts | undefined> {
  let reading: Promise<Facts | undefined> | undefined
  let until = 0
  return () => {
    if (!reading || until < Date.now()) {
      until = Date.now() + CACHE_MS
      reading = within(READ_LIMIT_MS, readFacts(site)).catch(() => undefined)
    }
    return reading
  }
}

async function readFacts({ db, env }: Site) {
  const [open, overdue, rate, byState, oldestMailSeconds, jobs, alerts, backup] = await Promise.all(
    [
      db
        .select({ status: leads.status, total: count() })
        .from(leads)
        .where(isOpenLead(leads))
        .groupBy(leads.status),
      db.$count(leads, OVERDUE),
      responseRate(db),
      db.select({ state: mails.state, total: count() }).from(mails).groupBy(mails.state),
      oldestUnsent(db),
      db.execute<{ queue: string; state: string; total: number }>(
        sql`select name as queue, state::text as state, count(*)::int as total
        from pgboss.job where name not like '\\_\\_pgboss\\_\\_%' group by 1, 2`,
      ),
      db
        .select({ kind: operatorAlerts.kind })
        .from(operatorAlerts)
        .where(isNull(operatorAlerts.clearedAt)),
      backupStatus(db, env),
    ],
  )
  return {
    open,
    overdue,
    responseRate: rate === null ? null : rate.share / 100,
    mails: byState,
    oldestMailSeconds,
    jobs: jobs.rows,
    alerts: alerts.map(({ kind }) => kind),
    backup,
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
