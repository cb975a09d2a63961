import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { installJobs } from './jobs.ts'
import { LOCKS } from './locks.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Applies the migrations that are missing. Instances that start at once wait for one another: the
 * lock is held on the very connection that migrates, because drizzle's migrator takes none.
 */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await migrate(drizzle(client), { migrationsFolder: folder })
    await installJobs(client)
  } finally {
    await client.end()
  }
}

/** Whether the newest migration that this code knows has been applied. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? 0) >= newestKnown
}

interface Journal {
  entries: { when: number }[]
}
const journal: Journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
const newestKnown = Math.max(...journal.entries.map((entry) => entry.when))
