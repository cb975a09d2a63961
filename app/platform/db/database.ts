import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import {
  type LocalPostgres,
  startLocalPostgres,
  visitLocalPostgres,
} from '#ops/postgres/local-postgres.ts'
import { meetDatabase } from './first-contact.ts'
import { isOutage } from './outage.ts'
import { PoolWatch } from './pool-watch.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>
/** What queries run on: the database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  poolWatch: PoolWatch
  connection: pg.ClientConfig
  close(): Promise<void>
}

type Log = Parameters<typeof startLocalPostgres>[0]['log']

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>

/** Opens the given PostgreSQL (`DATABASE_URL`) or starts the app's own below `DATA_DIR`. */
export async function openDatabase(
  env: DatabaseEnv,
  log: Log,
  start: (options: { dataDir: string; log: Log }) => Promise<LocalPostgres> = startLocalPostgres,
): Promise<OpenDatabase> {
  const local = env.databaseUrl ? undefined : await start({ dataDir: env.dataDir, log })
  const connection: pg.ClientConfig = local
    ? local.connection
    : { connectionString: env.databaseUrl }
  if (!local) await meetDatabase(connection, log)
  const opened = connect(connection, env.databasePool, log, local?.verify)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await local?.stop()
    },
  }
}

/** The same for a command beside the app, which may run or not. */
export function visitDatabase(env: DatabaseEnv, log: Log): Promise<OpenDatabase> {
  return openDatabase(env, log, visitLocalPostgres)
}

/** A pool on a server that runs already. Statements are cut after 15 seconds, waiting for a connection after 5. */
export function connect(
  connection: pg.ClientConfig,
  max: number,
  log: Pick<Log, 'warn'>,
  verify?: LocalPostgres['verify'],
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'tax-expert',
    onConnect: verify,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  // The same for a connection that breaks while it is in use: its query fails, and the error is reported there.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', (client) => pools.set(client, pool))
  const poolWatch = new PoolWatch(pool, log)
  let closing: Promise<void> | undefined
  return {
    db: withSafeTransactions(pool),
    pool,
    poolWatch,
    connection,
    close: () => {
      poolWatch.stop()
      closing ??= pool.end()
      return closing
    },
  }
}

/**
 * drizzle 0.45 never releases a connection when `begin` fails on it, as it does while the database
 * is down: a few outages later the pool is empty. Here it is released whatever happens.
 */
function withSafeTransactions(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema })
  connections.set(db, pool)
  db.transaction = (work, config) =>
    onConnection(pool, (client) =>
      databaseOn(client).transaction((tx) => {
        connections.set(tx, client)
        return work(tx)
      }, config),
    )
  return db
}

/**
 * A transaction that begins with the locks of some texts (`lockText`), in one round trip: it waits while
 * another one holds one of them. All take them in the same order, so that no two wait for each other.
 */
export function transactionWithLocks<T>(
  db: Database,
  texts: string[],
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  const sorted = texts.toSorted().map((text) => pg.escapeLiteral(text))
  return onConnection(connectionOf(db) as pg.Pool, async (client) => {
    try {
      await client.query(
        `begin; select pg_advisory_xact_lock(hashtextextended(locked, 0)) from unnest(array[${sorted}]) locked`,
      )
      const result = await work(databaseOn(client))
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error('a transaction ended without its commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
}

async function onConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // A connection that failed with an outage is not worth keeping.
    client.release(failure !== undefined && isOutage(failure))
  }
}

/** What drizzle's queries run on. */
const connections = new WeakMap<Executor, pg.Pool | pg.PoolClient>()

/** The connection of a transaction, or the pool: for a query that drizzle does not write. */
export function connectionOf(on: Executor): pg.Pool | pg.PoolClient {
  const connection = connections.get(on)
  if (!connection) throw new Error('a query was given to an unknown connection')
  return connection
}

const pools = new WeakMap<pg.PoolClient, pg.Pool>()

/** The pool whose connection a transaction has. */
export function poolOf(on: Executor): pg.Pool {
  const connection = connectionOf(on)
  const pool = connection instanceof pg.Pool ? connection : pools.get(connection)
  if (!pool) throw new Error('a connection is of no pool')
  return pool
}

const databases = new WeakMap<pg.PoolClient, Database>()

/** drizzle on one connection, kept with it: preparing the schema takes longer than a query. */
function databaseOn(client: pg.PoolClient): Database {
  const known = databases.get(client)
  if (known) return known
  const made: Database = drizzle(client, { schema })
  connections.set(made, client)
  databases.set(client, made)
  return made
}
