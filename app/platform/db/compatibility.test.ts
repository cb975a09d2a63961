import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { isOlder, VERSION } from '#app/platform/config/version.ts'
import { databaseBefore, emptyDatabase, testDatabase } from '../../../test/database.ts'
import {
  assertServed,
  OLDEST_VERSION_SERVED,
  REMOVALS,
  raiseOldestServed,
} from './compatibility.ts'
import { assertUsable, isMigrated, migrateDatabase } from './migrate.ts'
import { migrationNamed, newestKnownMigration } from './migrate-to.ts'

const migrations = new URL('./migrations/', import.meta.url)

test('versions are compared part by part', () => {
  expect(isOlder('0.9.0', '0.10.0')).toBe(true)
  expect(isOlder('1.0.0', '0.10.0')).toBe(false)
  expect(isOlder('0.2.0', '0.2.0')).toBe(false)
})

describe('a migration that takes something away', () => {
  const removing =
    /\bdrop\s+(column|table|not\s+null)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b/i
  const after = readdirSync(migrations)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name) && name > '0014')
    .filter((name) => removing.test(readFileSync(new URL(name, migrations), 'utf8')))
    .map((name) => name.replace('.sql', ''))

  test.each(after)(
    'a migration that takes something away names the oldest version that works without it: %s',
    (name) => {
      expect(Object.keys(REMOVALS)).toContain(name)
    },
  )

  test('a migration that takes something away names an earlier one of that version', () => {
    for (const [name, { since }] of Object.entries(REMOVALS)) {
      expect(since < name).toBe(true)
      expect(migrationNamed(since).when).toBeLessThan(migrationNamed(name).when)
    }
  })

  test('a migration that takes something away names one that exists already, never an older one than those before', () => {
    const versions = Object.entries(REMOVALS)
      .sort()
      .map(([, { oldest }]) => oldest)
    for (const [index, version] of versions.entries()) {
      expect(isOlder(VERSION, version)).toBe(false)
      expect(isOlder(version, versions[index - 1] ?? version)).toBe(false)
    }
  })
})

test('a database names the oldest version that it serves as soon as it is migrated', async () => {
  const { db, connection } = await emptyDatabase()
  await migrateDatabase(connection)
  expect(await oldestIn(db)).toBe(OLDEST_VERSION_SERVED)
})

test('a database refuses an older version, naming both, and keeps what it says', async () => {
  const { db, connection } = await testDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  await raiseOldestServed(client, '99.1.0')
  await raiseOldestServed(client, '0.2.0')
  await expect(assertServed(client, '99.0.9')).rejects.toThrow(
    /version 99\.0\.9 of the site.* serves version 99\.1\.0 and newer/,
  )
  await assertServed(client, '99.1.0')
  await client.end()
  await expect(migrateDatabase(connection)).rejects.toThrow(`This is version ${VERSION}`)
  expect(await oldestIn(db)).toBe('99.1.0')
})

test('a database that serves this version no more, or has never seen it, is of no use to a command either', async () => {
  const [served, newer, empty] = [await testDatabase(), await testDatabase(), await emptyDatabase()]
  await assertUsable(served)
  await newer.db.execute(sql`update schema_compatibility set oldest_version = '99.1.0'`)
  await expect(assertUsable(newer)).rejects.toThrow(
    `This is version ${VERSION} of the site, and the database serves version 99.1.0 and newer`,
  )
  await expect(assertUsable(empty)).rejects.toThrow('Start the site once')
})

test('a database of two releases ago is not migrated while that release is serving', async () => {
  const { db, connection } = await databaseBefore('0043_entries')
  const serving = new pg.Client({ ...connection, application_name: 'tax-expert content' })
  await serving.connect()
  await expect(migrateDatabase(connection)).rejects.toThrow('Update to version 0.4.0 first')
  expect((await db.execute(sql`select count(*)::int as count from faqs`)).rows).toEqual([
    { count: 0 },
  ])
  await serving.end()
  await migrateDatabase(connection)
  expect(await isMigrated(db)).toBe(true)
})

test('a database of the release before is migrated while that release is serving', async () => {
  const { db, connection } = await databaseBefore('0044_old_names_removed')
  const serving = new pg.Client({ ...connection, application_name: 'tax-expert content' })
  await serving.connect()
  await migrateDatabase(connection)
  await serving.end()
  expect(await isMigrated(db)).toBe(true)
})

test('a database that a newer version has added to serves this one', async () => {
  const { db, connection } = await testDatabase()
  await db.execute(sql`alter table leads add column newer text`)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  await migrateDatabase(connection)
  expect(await isMigrated(db)).toBe(true)
})

test('a database is not blocked by a migration that waits behind a long transaction', async () => {
  const { db, connection } = await databaseBefore(newestKnownMigration().tag)
  const reader = new pg.Client(connection)
  await reader.connect()
  const { rows } = await reader.query(
    "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  )
  await reader.query(`begin; lock table ${rows[0].tables} in share mode`)
  const times = { lockMs: 300, pauseMs: 500, limitMs: 20_000 }
  const migrated = migrateDatabase(connection, times)
  await waitingForLock(reader)
  await db.execute(sql`select (select count(*) from mails), (select count(*) from leads)`)
  await reader.query('commit')
  await migrated
  await reader.end()
  expect(await isMigrated(db)).toBe(true)
})

type Db = Awaited<ReturnType<typeof testDatabase>>['db']

async function oldestIn(db: Db) {
  const { rows } = await db.execute(sql`select oldest_version from schema_compatibility`)
  return rows[0]?.oldest_version
}

async function waitingForLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query('select 1 from pg_locks where not granted')
    if (rows.length > 0) return
  }
}
