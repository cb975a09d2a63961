import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { VERSION } from '#app/platform/config/version.ts'
import { countsOf } from '#app/platform/http/counters.ts'
import { isInternal } from '#app/platform/http/internal.ts'
import { routeOf } from '#app/platform/http/log.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'
import { type Facts, factsReader } from './facts.server.ts'

type Site = Pick<FastifyInstance, 'addHook' | 'db' | 'env' | 'pageCache' | 'pool'>

/**
 * Everything that /metrics shows. What lies in the database is read when Prometheus asks, at most every
 * 15 seconds; the labels are routes, states and kinds of which there is a fixed number.
 */
export function createMetrics(app: Site): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const misnamed of MISNAMED) registry.removeSingleMetric(misnamed)
  observeRequests(app, registry)
  observeCache(app, registry)
  observePool(app, registry)
  observeCounts(registry)
  observeDatabase(app, registry)
  new Gauge({
    name: 'taxexpert_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version', 'node', 'database'],
    registers: [registry],
  }).set(
    {
      version: VERSION,
      node: process.versions.node,
      database: app.env.databaseUrl ? 'given' : 'own',
    },
    1,
  )
  return registry
}

/** Gauges of prom-client whose names promise counters. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

function observeRequests(app: Site, registry: Registry) {
  const labelNames = ['method', 'route', 'status'] as const
  const cached = { method: 'GET', route: 'cached page' }
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and class of status; pages from memory are the route "cached page".',
    labelNames,
    registers: [registry],
    collect() {
      // Counted by the page cache itself, which answers before the framework runs.
      const { hits, unchanged } = app.pageCache.counts
      this.remove({ ...cached, status: '2xx' })
      this.remove({ ...cached, status: '3xx' })
      this.inc({ ...cached, status: '2xx' }, hits)
      this.inc({ ...cached, status: '3xx' }, unchanged)
    },
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took that were not answered from the page cache.',
    labelNames,
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isInternal(request)) return
    const labels = {
      method: request.method,
      route: routeOf(request),
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    total.inc(labels)
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

function observeCache({ pageCache }: Site, registry: Registry) {
  const registers = [registry]
  new Gauge({
    name: 'taxexpert_page_cache_pages',
    help: 'Pages in memory.',
    registers,
    collect() {
      this.set(pageCache.size().pages)
    },
  })
  new Gauge({
    name: 'taxexpert_page_cache_bytes',
    help: 'Memory that the bodies of cached pages take.',
    registers,
    collect() {
      this.set(pageCache.size().bytes)
    },
  })
  new Counter({
    name: 'taxexpert_page_cache_requests_total',
    help: 'Pages from memory (hit), rendered for the cache (miss), or sent old because the database was away (stale).',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, unchanged, misses, stale } = pageCache.counts
      this.reset()
      this.inc({ result: 'hit' }, hits + unchanged)
      this.inc({ result: 'miss' }, misses)
      this.inc({ result: 'stale' }, stale)
    },
  })
}

function observePool({ pool, env }: Site, registry: Registry) {
  new Gauge({
    name: 'taxexpert_database_connections',
    help: 'Connections of this instance: open, idle, requests waiting for one, and how many there may be.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
      this.set({ state: 'limit' }, env.databasePool)
    },
  })
}

function observeCounts(registry: Registry) {
  new Counter({
    name: 'taxexpert_requests_refused_total',
    help: 'Requests answered with 503 because they would have waited too long, by rank.',
    labelNames: ['rank'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [rank, times] of countsOf('requests refused')) this.inc({ rank }, times)
    },
  })
  new Counter({
    name: 'taxexpert_enquiries_received_total',
    help: 'Enquiries that this instance stored, by where they came from.',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [source, times] of countsOf('enquiries received')) this.inc({ source }, times)
    },
  })
  new Counter({
    name: 'taxexpert_mails_received_total',
    help: 'Emails of clients that this instance took in, by what became of them.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [state, times] of countsOf('emails received')) this.inc({ state }, times)
    },
  })
  new Counter({
    name: 'taxexpert_mail_failures_total',
    help: 'Tries of this instance to send an email that did not succeed, by kind of email.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, times] of countsOf('mails not sent')) this.inc({ kind }, times)
    },
  })
}

/** Gauges of what the database holds. While it is away they are absent, and `database_up` is 0. */
function observeDatabase(app: Site, registry: Registry) {
  const read = factsReader(app)
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    values: (facts: Facts) => [labels: Partial<Record<Label, string>>, value: number][],
  ) =>
    new Gauge({
      name: `taxexpert_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset()
        // Without labels a reset leaves a zero behind, which would be a figure nobody measured.
        if (labelNames.length === 0) this.remove({})
        const facts = await read()
        for (const [labels, value] of facts ? values(facts) : []) this.set(labels, value)
      },
    })
  const one = (value: number | null | undefined): [Record<never, string>, number][] =>
    value === null || value === undefined ? [] : [[{}, value]]

  new Gauge({
    name: 'taxexpert_database_up',
    help: '1 while the database answers this instance.',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  gauge('enquiries_open', 'Open enquiries by status.', ['status'], ({ open }) =>
    open.map(({ status, total }) => [{ status }, total]),
  )
  gauge('enquiries_overdue', 'Enquiries whose answer is overdue.', [], (facts) =>
    one(facts.overdue),
  )
  gauge(
    'response_rate',
    `Share of the enquiries of the last 30 days answered within ${REPLY_HOURS} hours, 0 to 1; absent below 20 enquiries.`,
    [],
    (facts) => one(facts.responseRate),
  )
  gauge('mails', 'Emails in the outbox by state.', ['state'], ({ mails }) =>
    mails.map(({ state, total }) => [{ state }, total]),
  )
  gauge(
    'mail_oldest_waiting_seconds',
    'Age of the oldest email that should have been sent by now; 0 if there is none.',
    [],
    (facts) => one(facts.oldestMailSeconds),
  )
  gauge('jobs', 'Background jobs by queue and state.', ['queue', 'state'], ({ jobs }) =>
    jobs.map(({ queue, state, total }) => [{ queue, state }, total]),
  )
  gauge(
    'backup_age_seconds',
    'Time since the last backup was finished; absent without one.',
    [],
    ({ backup }) => one(secondsSince(backup.lastFinishedAt)),
  )
  gauge('backup_bytes', 'Size of the last backup.', [], ({ backup }) => one(backup.lastBytes))
  gauge('backup_late', '1 while backups are scheduled and the last one is late.', [], (facts) =>
    one(Number(facts.backup.late)),
  )
  gauge('backup_failed', '1 while the latest backup is one that failed.', [], ({ backup }) =>
    one(Number(backup.lastError !== null)),
  )
  gauge(
    'restore_drill_age_seconds',
    'Time since a restore drill last found everything equal; absent without one.',
    [],
    ({ backup }) => one(secondsSince(backup.lastDrillAt)),
  )
  gauge('alerts_open', 'Alerts to the operator that are open.', ['kind'], ({ alerts }) =>
    alerts.map((kind) => [{ kind }, 1]),
  )
}

function secondsSince(date: Date | null): number | null {
  return date && (Date.now() - date.getTime()) / 1000
}
