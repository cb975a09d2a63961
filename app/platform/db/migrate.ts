import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { assertServed, REMOVALS, raiseOldestServed } from './compatibility.ts'
import type { Database, OpenDatabase } from './database.ts'
import { installJobs } from './jobs.ts'
import { LOCKS } from './locks.ts'
import { errorCode } from './outage.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies the migrations that are missing, unless the database serves this version no more. Instances
 * that start at once wait for one another: the lock is held on the very connection that migrates,
 * because drizzle's migrator takes none.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  times = LOCK_TIMES,
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await assertServed(client)
    await assertNoReleaseSkipped(client)
    await withoutQueueing(client, times, async () => {
      await migrate(drizzle(client), { migrationsFolder: folder })
      await installJobs(client)
      await raiseOldestServed(client)
    })
  } finally {
    await client.end()
  }
}

/**
 * What a migration takes away, an older version than the one that it names needs, and would fail while it is serving.
 * @throws an error that says which release comes between
 */
async function assertNoReleaseSkipped(client: pg.Client): Promise<void> {
  const serving = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'tax-expert content'`,
  )
  if (serving.rows.length === 0) return
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const lacks = (tag: string) => {
    const { when } = journal.entries.find((entry) => entry.tag === tag) ?? { when: 0 }
    return Number(rows[0]?.newest) < when
  }
  const skipped = Object.values(REMOVALS).findLast(({ since }) => lacks(since))
  if (!skipped) return
  throw new Error(
    'This release removes what the release that is serving needs, so nothing was changed. Update to ' +
      `version ${skipped.oldest} first, then to this one; or stop the site on every machine and start it again ` +
      'with this release.',
  )
}

const LOCK_TIMES = { lockMs: 2_000, pauseMs: 3_000, limitMs: 100_000 }

/**
 * A migration that waits for a table makes everyone wait behind it. So it gives up after a short
 * while, lets the others through, and tries again.
 */
async function withoutQueueing(
  client: pg.Client,
  { lockMs, pauseMs, limitMs }: typeof LOCK_TIMES,
  work: () => Promise<void>,
) {
  const until = Date.now() + limitMs
  await client.query(`set lock_timeout = ${lockMs}`)
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!LOST_TO_OTHERS.has(errorCode(error))) throw error
      await client.query('rollback')
      if (Date.now() + pauseMs > until) {
        throw new Error(
          'The database could not be migrated: another transaction holds on to a table that a ' +
            'migration changes. End it (`select * from pg_stat_activity` shows it) and start again.',
          { cause: error },
        )
      }
      await sleep(pauseMs)
    }
  }
}

/** The wait for a lock took too long, or was part of a deadlock. */
const LOST_TO_OTHERS = new Set<unknown>(['55P03', '40P01'])

/** Whether the newest migration that this code knows has been applied. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? 0) >= newestKnown
}

/**
 * For a command beside the site, which migrates nothing.
 * @throws an error that says what to do where the database is older than this code, or serves it no more
 */
export async function assertUsable({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>): Promise<void> {
  await assertServed(pool)
  if (await isMigrated(db).catch(isNoTable)) return
  throw new Error('The database is older than this program. Start the site once, then try again.')
}

/** A database in which the site has never run has no table of migrations. */
function isNoTable(error: Error): false {
  if ((error.cause as { code?: string } | undefined)?.code === '42P01') return false
  throw error
}

interface Journal {
  entries: { tag: string; when: number }[]
}
const journal: Journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
const newestKnown = Math.max(...journal.entries.map((entry) => entry.when))
