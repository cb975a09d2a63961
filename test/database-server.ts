import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { MAINTENANCE_DATABASE, SUPERUSER } from '#ops/postgres/cluster.ts'
import { startLocalPostgres } from '#ops/postgres/local-postgres.ts'
import { isAlive } from '#ops/postgres/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: TestServer
  }
}

export interface TestServer {
  /** where to make a test file's own database from the template */
  connection: pg.ClientConfig
  template: string
  /** begins the name of every database of this run */
  prefix: string
}

/**
 * One PostgreSQL for the whole run (the app's own kind, or the server that TEST_DATABASE_URL names)
 * and in it a migrated template, of which each test file gets a copy.
 */
export default async function startDatabaseServer(project: TestProject) {
  const server = await openServer()
  const prefix = `test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  try {
    await run(server.connection, `create database ${template}`)
    await migrateDatabase(inDatabase(server.connection, template))
  } catch (error) {
    await server.close(prefix)
    throw error
  }
  project.provide('database', { connection: server.connection, template, prefix })

  return () => server.close(prefix)
}

/** The same server, but that database. */
export function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function run(connection: pg.ClientConfig, text: string, values: unknown[] = []) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

interface Server {
  connection: pg.ClientConfig
  /** leaves nothing behind: of a server that was given, the databases of this run go */
  close(prefix: string): Promise<void>
}

async function openServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const connection = { connectionString: given }
    return { connection, close: (prefix) => dropDatabases(connection, prefix) }
  }
  const directory = await fastestDirectory()
  await removeLeftovers(directory)
  const dataDir = await mkdtemp(join(directory, `${NAME}${process.pid}-`))
  const log = { info() {}, warn() {}, error: console.error }
  const server = await startLocalPostgres({ dataDir, log })
  await neverWaitForDisk(server.connection)
  return {
    connection: server.connection,
    close: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

/** A copy of the template is a thousand small files: made in memory, it takes a fifth of the time. */
async function fastestDirectory(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

const NAME = 'test-postgres-'
const OF_A_RUN = new RegExp(`^${NAME}(\\d+)-`)

/** A run that was killed leaves its databases behind, which in memory is dear. Those of another user stay. */
async function removeLeftovers(directory: string) {
  for (const name of await readdir(directory)) {
    const [, pid] = OF_A_RUN.exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    await rm(join(directory, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** What would survive a crash of the machine matters to no test, nor what databases of seconds would be in hours. */
async function neverWaitForDisk(connection: pg.ClientConfig) {
  const asSuperuser = { ...connection, user: SUPERUSER, database: MAINTENANCE_DATABASE }
  for (const setting of ['fsync', 'full_page_writes', 'autovacuum']) {
    await run(asSuperuser, `alter system set ${setting} = off`)
  }
  await run(asSuperuser, 'select pg_reload_conf()')
}

async function dropDatabases(connection: pg.ClientConfig, prefix: string) {
  const names = await run(
    connection,
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of names) await run(connection, `drop database ${datname} with (force)`)
}
