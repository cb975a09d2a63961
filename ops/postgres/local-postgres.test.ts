import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import {
  appendFile,
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#app/platform/db/database.ts'
import { isOutage } from '#app/platform/db/outage.ts'
import { type LocalPostgres, startLocalPostgres, visitLocalPostgres } from './local-postgres.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let template: string
let parent: string
let dataDir: string
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const started: { apps: ChildProcess[]; databases: Pick<LocalPostgres, 'stop'>[] } = {
  apps: [],
  databases: [],
}

// Creating a database takes a second; most tests begin with a copy of one.
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'local-postgres-template-'))
  await (await startLocalPostgres({ dataDir: template, log })).stop()
  // No test ends the machine, so the copies need not wait for its disk.
  await appendFile(join(template, 'postgres', 'postgresql.conf'), 'fsync = off\n')
})

afterAll(() => rm(template, { recursive: true }))

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'local-postgres-test-'))
  dataDir = join(parent, 'data')
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true })
})

afterEach(async () => {
  for (const app of started.apps.splice(0)) await kill(app)
  for (const database of started.databases.splice(0)) await database.stop()
  if (await serverPid()) await startHere().then((database) => database.stop())
  await rm(parent, { recursive: true })
  vi.clearAllMocks()
})

test('the first start makes a database that the app can work in', async () => {
  await rm(dataDir, { recursive: true })
  const { connection } = await startHere()
  await query(connection, 'CREATE EXTENSION pg_trgm; CREATE SCHEMA other; CREATE TABLE t (a text)')
  const [row] = await query(
    connection,
    `SELECT current_user AS name, rolsuper AS superuser, current_setting('fsync') AS fsync,
            current_setting('server_encoding') AS encoding
     FROM pg_roles WHERE rolname = current_user`,
  )
  expect(row).toEqual({ name: 'app', superuser: false, fsync: 'on', encoding: 'UTF8' })
})

test('the database holds what was written after a stop and a second start', async () => {
  const first = await startHere()
  await query(first.connection, 'CREATE TABLE t AS SELECT 42 AS answer')
  await first.stop()
  expect(await serverPid()).toBeUndefined()
  const second = await startHere()
  expect(await query(second.connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
})

test('the server of a killed app is taken over', async () => {
  const app = await startApp()
  await query(app.connection, 'CREATE TABLE t AS SELECT 42 AS answer')
  const pid = await serverPid()
  await kill(app.process)
  const { connection } = await startHere()
  expect(await serverPid()).toBe(pid)
  expect(await query(connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
})

describe('a command beside the app', () => {
  test('a command beside the app works on its database while it runs, and leaves it running', async () => {
    const app = await startHere()
    const pid = await serverPid()
    const visit = await visitLocalPostgres({ dataDir, log })
    await query(visit.connection, 'CREATE TABLE t AS SELECT 42 AS answer')
    await visit.stop()
    expect(await serverPid()).toBe(pid)
    expect(await query(app.connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
  })

  test('a command beside the app runs the database itself while the app does not, and stops it', async () => {
    const visit = await visitLocalPostgres({ dataDir, log })
    expect(await query(visit.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await visit.stop()
    expect(await serverPid()).toBeUndefined()
  })

  test('a command beside the app makes no database where there is none', async () => {
    const nowhere = join(parent, 'nowhere')
    await expect(visitLocalPostgres({ dataDir: nowhere, log })).rejects.toThrow('no database')
    await expect(stat(nowhere)).rejects.toThrow('ENOENT')
  })
})

test('a second app on the same directory is refused, and the error says which process to stop', async () => {
  const app = await startApp()
  await expect(startHere()).rejects.toThrow(
    new RegExp(`in use by another copy of this app \\(process ${app.process.pid}\\). Stop that`),
  )
  expect(await query(app.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('one of two apps that start at once on a new directory gets it', async () => {
  await rm(dataDir, { recursive: true })
  const outcomes = await Promise.allSettled([startApp(), startApp()])
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  const losers = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(winners).toHaveLength(1)
  expect(String(losers[0]?.reason)).toContain('in use by another copy')
})

test('a killed server comes back with everything that was committed', async () => {
  const { connection } = await startHere()
  await query(connection, 'CREATE TABLE t AS SELECT 42 AS answer')
  process.kill((await serverPid()) ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
  expect(await query(connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
  await expect(startApp()).rejects.toThrow('in use by another copy')
})

test('a server that lost one of its helpers is locked again', async () => {
  const { connection } = await startHere()
  const client = await connect(connection)
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  process.kill(rows[0].pid, 'SIGKILL')
  await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
  expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

describe('two apps of one supervisor', () => {
  const supervisorId = 'one update'

  test('two apps of one supervisor use a directory together, and the last one to stop stops the database', async () => {
    const old = await startApp({ supervisorId })
    const young = await startIn(dataDir, supervisorId)
    await query(old.connection, 'CREATE TABLE t AS SELECT 42 AS answer')
    expect(await query(young.connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
    await stop(old.process)
    expect(await query(young.connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
    await young.stop()
    expect(await serverPid()).toBeUndefined()
  })

  test('two apps of one supervisor that stop at the same time leave no database behind', async () => {
    const apps = [await startApp({ supervisorId }), await startApp({ supervisorId })]
    await Promise.all(apps.map((app) => stop(app.process)))
    expect(await serverPid()).toBeUndefined()
  })

  test.each([undefined, 'another update'])(
    'two apps of one supervisor refuse a third one, of %s',
    async (stranger) => {
      await startApp({ supervisorId })
      const young = await startApp({ supervisorId })
      await expect(startIn(dataDir, stranger)).rejects.toThrow('in use by another copy of this app')
      expect(await query(young.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  test('two apps of one supervisor are not disturbed by the death of one', async () => {
    const old = await startApp({ supervisorId })
    const young = await startIn(dataDir, supervisorId)
    const pid = await serverPid()
    await kill(old.process)
    expect(await query(young.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await serverPid()).toBe(pid)
    await young.stop()
    expect(await serverPid()).toBeUndefined()
  })

  test('two apps of one supervisor both get a killed database back, which one of them starts', async () => {
    const old = await startApp({ supervisorId })
    const young = await startIn(dataDir, supervisorId)
    const before = await starts()
    process.kill((await serverPid()) ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
    await vi.waitFor(() => query(old.connection, 'SELECT 1'), WAIT)
    await vi.waitFor(async () => expect(await holders(young)).toBe(2), WAIT)
    expect(await starts()).toBe(before + 1)
  })

  test('two apps of one supervisor find a database that was started by a third one meanwhile', async () => {
    const first = await startApp({ supervisorId })
    const second = await startApp({ supervisorId })
    second.process.kill('SIGSTOP')
    process.kill((await serverPid()) ?? 0, 'SIGKILL')
    await kill(first.process)
    const third = await startIn(dataDir, supervisorId)
    second.process.kill('SIGCONT')
    await vi.waitFor(async () => expect(await holders(third)).toBe(2), WAIT)
    await vi.waitFor(() => query(second.connection, 'SELECT 1'), WAIT)
    await third.stop()
    expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await stop(second.process)
    expect(await serverPid()).toBeUndefined()
  })
})

describe('a copy of a data directory whose app runs', () => {
  test('a copy of a data directory whose app runs is refused, beside the original and in its place, and the error says what to do', async () => {
    const app = await startApp()
    const copy = copyAsIs()
    await expect(startIn(copy)).rejects.toThrow(
      /was copied while it was in use.*npm run backup[\s\S]*rm .*postmaster\.pid/,
    )
    await kill(app.process)
    await rename(dataDir, join(parent, 'aside'))
    await rename(copy, dataDir)
    await expect(startHere()).rejects.toThrow('was copied while it was in use')
    // What was moved as it was, after a crash, is no copy.
    await rm(dataDir, { recursive: true })
    await startIn(join(parent, 'aside'))
  })

  test('a copy of a data directory whose app runs starts with its own rows on a socket of its own, and leaves the original alone', async () => {
    const original = await startHere()
    await query(original.connection, "CREATE TABLE t AS SELECT 'both' AS row")
    await query({ ...original.connection, user: 'postgres' }, 'CHECKPOINT')
    const copy = await startIn(copyDataDir())
    expect(copy.connection.host).not.toBe(original.connection.host)

    await query(original.connection, "INSERT INTO t VALUES ('original')")
    await query(copy.connection, "INSERT INTO t VALUES ('copy')")
    expect(await rowsOf(original)).toEqual(['both', 'original'])
    expect(await rowsOf(copy)).toEqual(['both', 'copy'])
    await copy.stop()
    expect(await rowsOf(original)).toEqual(['both', 'original'])
  })

  test('a copy of a data directory whose app runs takes nothing from the original when it is put in its place', async () => {
    const app = await startApp()
    await query(app.connection, "CREATE TABLE t AS SELECT 'both' AS row")
    const copy = copyDataDir()
    await kill(app.process)
    const aside = join(parent, 'aside')
    await rename(dataDir, aside)
    await rename(copy, dataDir)

    const placed = await startHere()
    expect(placed.connection.host).not.toBe(app.connection.host)
    await query(placed.connection, "INSERT INTO t VALUES ('copy')")
    const original = await startIn(aside)
    expect(original.connection).toEqual(app.connection)
    expect(await rowsOf(original)).toEqual(['both'])
  })
})

test('an app whose socket was taken by another server says so, writes nothing there, and returns to it', async () => {
  const { db, connection, close } = await openDatabase(
    { dataDir, databaseUrl: undefined, databasePool: 2 },
    log,
  )
  started.databases.push({ stop: close })
  await db.execute("CREATE TABLE t AS SELECT 'original' AS row")
  const taker = await takeSocket(connection as LocalPostgres['connection'], copyDataDir())
  await vi.waitFor(() => expect(errors(/was taken by another one.*process \d+/)).toBe(1), WAIT)

  // One connection was open before and still leads to the right server; a second one does not.
  const writing = "INSERT INTO t VALUES ('written')"
  const outcomes = await Promise.allSettled([
    db.execute('SELECT pg_sleep(0.5)'),
    db.execute(writing),
  ])
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(rejected.map(({ reason }) => isOutage(reason))).toEqual([true])
  await expect(visitLocalPostgres({ dataDir, log })).rejects.toThrow('was taken by another one')
  await expect(startApp()).rejects.toThrow('was taken by another one')

  await taker.stop()
  await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
  const { rows } = await db.execute('SELECT row FROM t')
  expect(rows).toEqual([{ row: 'original' }])
})

test('an app whose socket was removed says so and makes a new one', async () => {
  const { connection } = await startHere()
  await query(connection, 'CREATE TABLE t AS SELECT 42 AS answer')
  await rm(connection.host, { recursive: true })
  await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
  expect(errors(/socket of the database was removed/)).toBe(1)
  expect(await query(connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
})

test('an app whose socket was taken while the server was down waits until it is free', async () => {
  const { connection } = await startHere()
  await query(connection, 'CREATE TABLE t AS SELECT 42 AS answer')
  const taker = await takeSocket(connection, copyDataDir())
  process.kill((await serverPid()) ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(errors(/did not come back/)).toBeGreaterThan(0), WAIT)
  expect((await stat(join(connection.host, '.s.PGSQL.5432'))).isSocket()).toBe(true)
  await taker.stop()
  await vi.waitFor(() => expect(warnings('the database is back')).toBe(1), WAIT)
  expect(await query(connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
})

describe('a start is not hindered by', () => {
  test('a pid file whose number belongs to another program by now', async () => {
    await (await startHere()).stop()
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n${dataDir}\n`)
    const { connection } = await startHere()
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('an empty pid file', async () => {
    await (await startHere()).stop()
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '')
    await expect(startHere()).resolves.toBeDefined()
  })

  test('a crash of app and server together', async () => {
    const app = await startApp()
    await query(app.connection, 'CREATE TABLE t AS SELECT 42 AS answer')
    process.kill((await serverPid()) ?? 0, 'SIGKILL')
    await kill(app.process)
    const { connection } = await startHere()
    expect(await query(connection, 'SELECT answer FROM t')).toEqual([{ answer: 42 }])
  })

  test('the remains of an interrupted creation', async () => {
    const remains = join(dataDir, 'postgres.unfinished-999999999-abcd')
    await mkdir(remains, { recursive: true })
    await writeFile(join(remains, 'PG_VERSION'), '18\n')
    await startHere()
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
  })
})

test('only its owner can reach the database', async () => {
  const { connection } = await startHere()
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  expect(await query(connection, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('a socket that others could have replaced is not trusted', async () => {
  const app = await startApp()
  await kill(app.process)
  await chmod(app.connection.host, 0o777)
  await expect(startHere()).rejects.toThrow(`Stop it with "kill -INT ${await serverPid()}"`)
  await chmod(app.connection.host, 0o700)
})

test('the log file of the database holds nothing that people wrote', async () => {
  const { connection } = await startHere()
  await query(connection, 'CREATE TABLE t (email text PRIMARY KEY, number int)')
  await query(connection, "INSERT INTO t VALUES ('secret@example.org')")
  const wrong = ["INSERT INTO t VALUES ('secret@example.org')", "SELECT 'secret'::int"]
  for (const text of wrong) await expect(query(connection, text)).rejects.toThrow()
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('secret')
})

test('a server that cannot start says why', async () => {
  await (await startHere()).stop()
  const settings = join(dataDir, 'postgres', 'postgresql.conf')
  const good = await readFile(settings, 'utf8')
  await writeFile(settings, `${good}\nno_such_setting = 1\n`)
  await expect(startHere()).rejects.toThrow(
    'unrecognized configuration parameter "no_such_setting"',
  )
  await writeFile(settings, good)
})

test.runIf(process.getuid?.() === 0)(
  'root may run the database where no one else can enter the folder above it',
  async () => {
    await chmod(parent, 0o700)
    const { connection } = await startHere()
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  },
)

const WAIT = { timeout: 30_000, interval: 50 }

async function startHere() {
  return startIn(dataDir)
}

async function startIn(dataDir: string, supervisorId?: string) {
  const database = await startLocalPostgres({ dataDir, log, supervisorId })
  started.databases.push(database)
  return database
}

/** A copy as `cp -a` makes it, of whatever state the directory is in. */
function copyAsIs() {
  const copy = join(parent, 'copy')
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** The same, of which somebody said that it may be started although the original was running. */
function copyDataDir() {
  const copy = copyAsIs()
  rmSync(join(copy, 'postgres', 'postmaster.pid'), { force: true })
  return copy
}

/** Another server's socket in the place of this one, from one instant to the next. */
async function takeSocket({ host, port }: LocalPostgres['connection'], dataDir: string) {
  const taker = await startIn(dataDir)
  const socket = `.s.PGSQL.${port}`
  await link(join(taker.connection.host, socket), join(host, 'taker'))
  await rename(join(host, 'taker'), join(host, socket))
  return taker
}

/** Another process that runs the database until it is asked to stop or killed. */
async function startApp({ supervisorId = '' } = {}) {
  const script = `
    const [module, dataDir, supervisorId] = process.argv.slice(1)
    const { startLocalPostgres } = await import(module)
    const log = { info() {}, warn() {}, error() {} }
    const { connection, stop } = await startLocalPostgres({ dataDir, log, supervisorId })
      .catch((error) => ({ connection: { error: error.message } }))
    process.on('SIGTERM', async () => {
      await stop()
      process.exit()
    })
    console.log(JSON.stringify(connection))`
  const module = new URL('./local-postgres.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', script, module, dataDir, supervisorId]
  const app = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  started.apps.push(app)
  const [line] = await once(createInterface(app.stdout), 'line')
  const { error, ...connection } = JSON.parse(line)
  if (error) throw new Error(error)
  return { process: app, connection: connection as LocalPostgres['connection'] }
}

async function stop(app: ChildProcess) {
  const end = once(app, 'exit')
  app.kill('SIGTERM')
  expect(await end).toEqual([0, null])
}

async function kill(app: ChildProcess) {
  if (app.exitCode !== null || app.signalCode !== null) return
  app.kill('SIGKILL')
  await once(app, 'exit')
}

async function serverPid() {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10) || undefined
}

/** How often the database server was started, by its own log. */
async function starts() {
  const text = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  return text.match(/ready to accept connections/g)?.length ?? 0
}

/** How many apps hold the lock of the server. */
async function holders({ connection }: LocalPostgres) {
  const [row] = await query(
    { ...connection, user: 'postgres', database: 'postgres' },
    "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted",
  )
  return row.count
}

async function connect(connection: LocalPostgres['connection']) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  return client
}

async function query(connection: LocalPostgres['connection'], text: string) {
  const client = await connect(connection)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function rowsOf({ connection }: LocalPostgres) {
  return (await query(connection, 'SELECT row FROM t ORDER BY row')).map(({ row }) => row)
}

function errors(message: RegExp) {
  return log.error.mock.calls.filter(([, text]) => message.test(text)).length
}

function warnings(message: string) {
  return log.warn.mock.calls.filter(([, text]) => text === message).length
}
