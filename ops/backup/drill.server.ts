import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { startLocalPostgres } from '#ops/postgres/local-postgres.ts'
import { readAbout } from './archive/read-archive.server.ts'
import { matchesChecksum } from './checksum.server.ts'
import { openStores, readFiles, readImage, type Stores, sumOfImage } from './image-files.server.ts'
import { type Loaded, loadArchive } from './load-archive.server.ts'
import { assertKnown, withTransaction } from './restore.server.ts'
import { readTable, setTextFormat } from './tables.server.ts'

type Log = Parameters<typeof startLocalPostgres>[0]['log']

export interface Drill {
  takenAt: string
  rows: number
  images: number
  /** what is not as it was backed up; nothing where all is equal */
  differences: string[]
}

/**
 * Restores an archive into a temporary place, reads every row and every file there again, compares
 * them with what was backed up, and brings the database up to date as a restore would.
 */
export async function runDrill(
  env: Pick<Env, 'databaseUrl'>,
  archive: { path: string; keys: readonly string[] },
  log: Log,
): Promise<Drill> {
  await matchesChecksum(archive.path)
  assertKnown(await readAbout(archive.path, archive.keys))
  const folder = await mkdtemp(join(tmpdir(), 'tax-expert-drill-'))
  try {
    return await inTemporaryDatabase(env, folder, log, async (connection) => {
      const stores = openStores({ dataDir: folder, images: { maxBytes: 0, bucket: undefined } })
      const loaded = await withTransaction(connection, (client) =>
        loadArchive(client, stores, archive),
      )
      const differences = [
        ...(await withTransaction(connection, (client) => compareTables(client, loaded))),
        ...(await compareFiles(stores, loaded)),
      ]
      await migrateDatabase(connection)
      const { about, manifest } = loaded
      return {
        takenAt: about.takenAt,
        rows: manifest.rows,
        images: manifest.images.length,
        differences,
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compareTables(client: pg.Client, { about, manifest }: Loaded): Promise<string[]> {
  await setTextFormat(client)
  const differences: string[] = []
  for (const table of about.tables) {
    const wanted = manifest.tables[table.name]
    const found = await readTable(client, table)
    if (wanted?.rows !== found.rows) {
      differences.push(`${table.name}: ${found.rows} rows instead of ${wanted?.rows ?? 0}`)
    } else if (wanted.hash !== found.hash) {
      differences.push(`${table.name}: ${found.rows} rows, but not the same`)
    }
  }
  return differences
}

async function compareFiles(stores: Stores, { manifest }: Loaded): Promise<string[]> {
  const differences: string[] = []
  const compare = (what: string, key: string, sum: string, files?: Map<string, Buffer>) => {
    if (!files) differences.push(`${what} ${key}: files are missing`)
    else if (sumOfImage(key, files).sha256 !== sum) differences.push(`${what} ${key}: not the same`)
  }
  for (const { key, sha256 } of manifest.images) {
    compare('image', key, sha256, await readImage(stores.images, key))
  }
  for (const { key, sha256, files: count } of manifest.documents) {
    const names = Array.from({ length: count }, (_, place) => String(place))
    compare('document', key, sha256, await readFiles(stores.documents, key, names))
  }
  return differences
}

/** In a PostgreSQL of the drill's own, or where none is bundled in a temporary database of the site's. */
async function inTemporaryDatabase<T>(
  { databaseUrl }: Pick<Env, 'databaseUrl'>,
  folder: string,
  log: Log,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const own = await startLocalPostgres({ dataDir: folder, log }).catch((error: Error) => {
    if (databaseUrl && /No PostgreSQL is bundled|does not run as root/.test(error.message)) return
    throw error
  })
  if (own) return work(own.connection).finally(own.stop)

  const name = `tax_expert_drill_${randomBytes(4).toString('hex')}`
  const server = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await server.connect()
  try {
    await server.query(`create database ${name}`)
    const url = new URL(databaseUrl!)
    url.pathname = `/${name}`
    return await work({ connectionString: url.href })
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
