// Three instances of the site on one PostgreSQL behind nginx with the file that is shipped. Under load
// they are killed in turn and then restarted one after the other, posts are published, and what was
// lost, failed or came twice is counted. Run it with: npm run test:cluster -- --rounds 6
import { randomBytes, randomInt } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startLocalPostgres } from '#ops/postgres/local-postgres.ts'
import { MailSink } from '../../test/mail-sink.ts'
import { hasNginx, SITE_HOST, startNginx } from '../../test/nginx.ts'
import { Instance } from './instance.ts'
import { publishPosts } from './publishing.ts'
import { ThroughProxy } from './through-proxy.ts'
import { startTraffic, type Traffic } from './traffic.ts'

/** Neither passed nor failed: what the test needs is not installed. */
const NOT_RUN = 77
const INSTANCES = ['one', 'two', 'three']
const POSTS = 5
const PUBLISHED_WITHIN_MS = 1_000
const DRAIN_LIMIT_MS = 5 * 60_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '6' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on')

if (hasNginx) process.exitCode = await run()
else {
  console.error('NOT RUN: nginx and openssl are needed (on Debian: apt-get install nginx openssl).')
  process.exitCode = NOT_RUN
}

async function run() {
  const cleanUp = new AsyncDisposableStack()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => cleanUp.disposeAsync().finally(() => process.exit(1)))
  }
  try {
    return await runCluster(cleanUp)
  } finally {
    if (!cleanUp.disposed) await cleanUp.disposeAsync()
  }
}

async function runCluster(cleanUp: AsyncDisposableStack) {
  const directory = await mkdtemp(join(tmpdir(), 'cluster-test-'))
  cleanUp.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
  const connection = await startDatabase(directory, cleanUp)
  const sink = await MailSink.open()
  cleanUp.defer(() => sink.close())
  const password = randomBytes(18).toString('base64url')
  const instances = await startInstances(directory, connection, sink, password, cleanUp)
  const nginx = await startNginx(instances.map(({ port }) => port))
  cleanUp.defer(() => nginx.stop())
  const site = new ThroughProxy(nginx.httpsPort)
  cleanUp.defer(() => site.close())
  await untilListening(site)

  console.log(`Sending enquiries and reading pages, ${rounds} kills to come …`)
  const load = startTraffic(site, { senders: 4, readers: 4 })
  await sleep(2_000)
  const slowestStart = await killInTurn(instances)
  const afterKills = load.traffic.failedPages.length
  const cleanStops = await restartRolling(instances)
  const published = await publishPosts(site, instances, { password, posts: POSTS })
  await load.stop()
  const mails = await untilDrained(connection)
  const stored = await storedMessages(connection)

  const { traffic } = load
  const lost = [...traffic.acknowledged].filter(([id, message]) => stored.get(id) !== message)
  const twice = duplicatesOf(sink)
  const checks: [label: string, value: string | number, ok: boolean][] = [
    ['kills', rounds, true],
    ['slowest start after a kill', `${slowestStart} ms`, true],
    ['clean stops in the rolling restart', `${cleanStops} of 3`, cleanStops === instances.length],
    ['enquiries sent', traffic.sent, traffic.sent > 0],
    ['acknowledged', traffic.acknowledged.size, traffic.acknowledged.size > 0],
    ['lost', lost.length, lost.length === 0],
    ['mails arrived', sink.caught.length, sink.caught.length > 0],
    ['mails that arrived twice', twice, twice === 0],
    ['mails still waiting', mails.waiting, mails.waiting === 0],
    ['pages read', traffic.pages, traffic.pages > 0],
    ['failed, while instances were killed', afterKills, afterKills === 0],
    ['failed, in the rolling restart', ...failedLater(traffic, afterKills)],
    ['slowest post, on all three after', `${published} ms`, published <= PUBLISHED_WITHIN_MS],
  ]
  for (const [label, value, ok] of checks) {
    console.log(`  ${label.padEnd(36)}${String(value).padStart(9)}${ok ? '' : '   WRONG'}`)
  }
  for (const line of traffic.failedPages.slice(0, 10)) console.log(`    ${line}`)
  return checks.every(([, , ok]) => ok) ? 0 : 1
}

function failedLater({ failedPages }: Traffic, before: number): [number, boolean] {
  const later = failedPages.length - before
  return [later, later === 0]
}

async function startDatabase(directory: string, cleanUp: AsyncDisposableStack) {
  const dataDir = join(directory, 'database')
  await mkdir(dataDir)
  const log = { info() {}, warn() {}, error: console.error }
  const server = await startLocalPostgres({ dataDir, log })
  cleanUp.defer(() => server.stop())
  return server.connection
}

async function startInstances(
  directory: string,
  { host, port, user, database }: { host: string; port: number; user: string; database: string },
  sink: MailSink,
  password: string,
  cleanUp: AsyncDisposableStack,
) {
  const dataDir = join(directory, 'images')
  await mkdir(dataDir)
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `https://${SITE_HOST}`,
    TRUST_PROXY: '1',
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    ADMIN_USERNAME: 'cluster-admin',
    ADMIN_PASSWORD: password,
  }
  const instances = await Promise.all(
    INSTANCES.map((name) => Instance.prepare(name, join(directory, `${name}.log`), settings)),
  )
  cleanUp.defer(async () => void (await Promise.all(instances.map((one) => one.kill()))))
  await Promise.all(instances.map((instance) => instance.start()))
  await Promise.all(instances.map((instance) => instance.untilReady()))
  return instances
}

/** nginx needs a moment before it listens. */
async function untilListening(site: ThroughProxy) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await site.get('/healthz').then(
      () => true,
      () => false,
    )
    if (answers) return
    await sleep(50)
  }
  throw new Error('nginx does not listen')
}

/** Each in turn, without warning; the next one only when it is back. */
async function killInTurn(instances: Instance[]): Promise<number> {
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    await sleep(randomInt(1_500))
    const instance = instances[round % instances.length] as Instance
    await instance.kill()
    await sleep(randomInt(1_000))
    const began = Date.now()
    await instance.start()
    await instance.untilReady()
    const took = Date.now() - began
    slowest = Math.max(slowest, took)
    console.log(
      `  ${round + 1} of ${rounds}: ${instance.name} killed, ready again after ${took} ms`,
    )
  }
  return slowest
}

/** As an update does. Returns how many stopped cleanly. */
async function restartRolling(instances: Instance[]): Promise<number> {
  let clean = 0
  for (const instance of instances) {
    if (await instance.stop()) clean++
    await instance.start()
    await instance.untilReady()
    console.log(`  ${instance.name} restarted`)
  }
  return clean
}

type Connection = pg.ClientConfig

async function query<Row extends pg.QueryResultRow>(connection: Connection, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function storedMessages(connection: Connection) {
  const rows = await query<{ id: number; message: string }>(
    connection,
    'SELECT id, message FROM leads',
  )
  return new Map(rows.map(({ id, message }) => [id, message]))
}

/** Waits until every mail was sent, or has a state that says why not. */
async function untilDrained(connection: Connection): Promise<{ waiting: number }> {
  const deadline = Date.now() + DRAIN_LIMIT_MS
  for (;;) {
    const [row] = await query<{ waiting: number }>(
      connection,
      "SELECT count(*)::int AS waiting FROM mails WHERE state IN ('waiting', 'sending')",
    )
    if (!row?.waiting || Date.now() > deadline) return { waiting: row?.waiting ?? 0 }
    await sleep(1_000)
  }
}

function duplicatesOf({ caught }: MailSink): number {
  return caught.length - new Set(caught.map(({ messageId }) => messageId)).size
}
