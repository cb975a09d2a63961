import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

export interface Migration {
  /** its name, such as `0014_operations` */
  tag: string
  /** the number that its place in the order follows from */
  when: number
}

const known: Migration[] = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')).entries
const unknown = { tag: 'a migration that this program does not know', when: 0 }

/** The newest migration that was applied to a database. */
export async function newestMigration(client: pg.ClientBase): Promise<Migration> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const when = Number(rows[0]?.newest ?? 0)
  return { tag: findMigration(when)?.tag ?? unknown.tag, when }
}

export function findMigration(when: number): Migration | undefined {
  return known.find((migration) => migration.when === when)
}

/** @throws for a name that no migration has */
export function migrationNamed(tag: string): Migration {
  const found = known.find((migration) => migration.tag === tag)
  if (!found) throw new Error(`there is no migration ${tag}`)
  return found
}

export function newestKnownMigration(): Migration {
  return known.reduce((newest, migration) => (migration.when > newest.when ? migration : newest))
}

/**
 * Makes the tables of an empty database as they were after this migration, in the transaction that the
 * connection is in. drizzle's own migrator can't stop before the end, and begins a transaction itself.
 */
export async function migrateEmptyTo(client: pg.ClientBase, when: number): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { folderMillis, hash, sql } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis > when) continue
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
