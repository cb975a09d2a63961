import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type OpenDatabase } from '#app/platform/db/database.ts'
import { migrateEmptyTo, migrationNamed } from '#app/platform/db/migrate-to.ts'
import { closeAfterwards } from './closing.ts'
import { inDatabase, run } from './database-server.ts'

/** A migrated database of one's own: each call makes another one. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { template } = inject('database')
  return openTest(await createDatabase(`template ${template} strategy file_copy`))
}

/** A database in which nothing has happened yet, not even the migrations. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  return openTest(await createDatabase(''))
}

/** A database as it was before a migration: that one and those after it are still to come. */
export async function databaseBefore(tag: string): Promise<OpenDatabase> {
  const database = await emptyDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('begin')
  await migrateEmptyTo(client, migrationNamed(tag).when - 1)
  await client.query('commit')
  await client.end()
  return database
}

/** A database that cannot be reached. */
export function nowhere(): OpenDatabase {
  return openTest({
    connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' },
    drop: async () => {},
  })
}

interface MadeDatabase {
  connection: pg.ClientConfig
  drop(): Promise<unknown>
}

async function createDatabase(from: string): Promise<MadeDatabase> {
  const { connection, prefix } = inject('database')
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await run(connection, `create database ${name} ${from}`)
  return {
    connection: inDatabase(connection, name),
    drop: () => run(connection, `drop database ${name} with (force)`),
  }
}

function openTest({ connection, drop }: MadeDatabase): OpenDatabase {
  const database = connect(connection, 10, { warn() {} })
  // Many apps share the one server: what one of them does not use, the others need.
  database.pool.options.idleTimeoutMillis = 1_000
  closeAfterwards(async () => {
    await database.close()
    await drop()
  })
  return database
}
