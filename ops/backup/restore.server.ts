import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import { VERSION } from '#app/platform/config/version.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { findMigration, newestKnownMigration } from '#app/platform/db/migrate-to.ts'
import * as schema from '#app/platform/db/schema.ts'
import { KEY_FILE } from '#app/platform/encryption/keyring.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { findCluster } from '#ops/postgres/cluster.ts'
import { startLocalPostgres } from '#ops/postgres/local-postgres.ts'
import type { About, Manifest } from './archive/format.server.ts'
import { readAbout } from './archive/read-archive.server.ts'
import { matchesChecksum } from './checksum.server.ts'
import { eraseAgain } from './erase-again.server.ts'
import { type Erasure, readErasureList } from './erasure-list.server.ts'
import { exists } from './folder.server.ts'
import { openStores } from './image-files.server.ts'
import { loadArchive } from './load-archive.server.ts'

type Log = Parameters<typeof startLocalPostgres>[0]['log']

export interface RestoreOrder {
  archive: string
  keys: readonly string[]
  /** the list of what was erased since; `without` restores that too */
  erasures: { path: string } | 'without'
}

export interface Restored {
  about: About
  manifest: Manifest
  /** whether there was a checksum beside the archive to compare it with */
  hadChecksum: boolean
  erased: { enquiries: number; reminders: number; clients: number }
}

/** Nothing was restored, and nothing changed; the message says why, for the operator. */
class NoRestore extends Error {}

/**
 * Restores an archive into an empty place: the database that DATABASE_URL names, or a new one of the
 * app's own below DATA_DIR. Either all of it is there in the end, or nothing.
 * @throws NoRestore, BadArchive, WrongKey
 */
export async function restoreBackup(
  env: Pick<Env, 'databaseUrl' | 'dataDir' | 'images'>,
  order: RestoreOrder,
  log: Log,
): Promise<Restored> {
  if (env.databaseUrl === undefined) await assertNoCluster(env.dataDir)
  const hadChecksum = (await exists(order.archive)) && (await matchesChecksum(order.archive))
  assertKnown(await readAbout(order.archive, order.keys))
  const erasures = await erasuresFor(order)
  const restored = env.databaseUrl
    ? await fill({ connectionString: env.databaseUrl }, env, order, erasures)
    : await fillNewCluster(env, order, erasures, log)
  return { ...restored, hadChecksum }
}

async function assertNoCluster(dataDir: string): Promise<void> {
  if (!(await findCluster(dataDir))) return
  throw new NoRestore(
    `There is a database in ${dataDir} already, and a restore never writes over one. ` +
      `Stop the site and move it away (mv ${dataDir}/postgres ${dataDir}/postgres.old), or set DATA_DIR to a new directory.`,
  )
}

/** @throws NoRestore for an archive that a newer version of the site wrote */
export function assertKnown({ version, migration }: About): void {
  if (findMigration(migration.when)) return
  throw new NoRestore(
    `Version ${version} of the site made this archive, from a database with the migration ${migration.tag}. ` +
      `This is version ${VERSION}, which knows the database up to ${newestKnownMigration().tag}. ` +
      'Install the newer version, then restore.',
  )
}

async function erasuresFor({ erasures }: RestoreOrder): Promise<Erasure[]> {
  if (erasures === 'without') return []
  const list = await readErasureList(erasures.path)
  if (list) return list
  throw new NoRestore(
    `The list of what was erased after the backup is missing: ${erasures.path}. ` +
      'Copy it there from the folder of the backups, or name it with --erasures FILE. ' +
      'If it is lost, --without-erasures restores without it: people whose enquiries were erased since are then in the database again.',
  )
}

/**
 * Makes the database in a directory beside its place, and moves it there when it is whole: the place
 * stays empty until then.
 */
async function fillNewCluster(
  env: Pick<Env, 'dataDir' | 'images'>,
  order: RestoreOrder,
  erasures: Erasure[],
  log: Log,
) {
  const unfinished = join(env.dataDir, `.restore-${randomBytes(4).toString('hex')}`)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const postgres = await startLocalPostgres({ dataDir: unfinished, log })
    const place = { ...env, dataDir: unfinished }
    const restored = await fill(postgres.connection, place, order, erasures).finally(postgres.stop)
    for (const folder of ['images', 'documents']) {
      await moveFiles(join(unfinished, folder), join(env.dataDir, folder))
    }
    await moveKey(unfinished, env.dataDir)
    await rename(join(unfinished, 'postgres'), join(env.dataDir, 'postgres'))
    return restored
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Puts the key of documents beside the data, where there is none. */
async function keepKey(dataDir: string, key: Buffer): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, KEY_FILE), key, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}

/** A key that is there already stays: it may have encrypted something since. */
async function moveKey(from: string, to: string): Promise<void> {
  if (!(await exists(join(from, KEY_FILE))) || (await exists(join(to, KEY_FILE)))) return
  await rename(join(from, KEY_FILE), join(to, KEY_FILE))
}

async function moveFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const key of await readdir(from).catch(() => [])) {
    await rm(join(to, key), { recursive: true, force: true })
    await rename(join(from, key), join(to, key))
  }
}

async function fill(
  connection: pg.ClientConfig,
  place: Pick<Env, 'dataDir' | 'images'>,
  order: RestoreOrder,
  erasures: Erasure[],
): Promise<Omit<Restored, 'hadChecksum'>> {
  const restored = await withTransaction(connection, async (client) => {
    await assertEmpty(client)
    const archive = { path: order.archive, keys: order.keys }
    const { about, manifest, documentsKey } = await loadArchive(client, openStores(place), archive)
    if (documentsKey) await keepKey(place.dataDir, documentsKey)
    await client.query('delete from images where key = any($1)', [manifest.deletedImages])
    return { about, manifest, erased: await eraseAgain(client, erasures) }
  })
  await migrateDatabase(connection)
  await recordRestore(connection, restored)
  return restored
}

/** One transaction on a connection of its own, in which a statement may take as long as it needs. */
export async function withTransaction<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end() // rolls back what is not committed
  }
}

async function assertEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S')
       and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  )
  if (rows.length === 0) return
  throw new NoRestore(
    `The database that DATABASE_URL names is not empty: it holds ${rows[0]!.name}. ` +
      'Make a new one (createdb --owner=ROLE NAME), and name that in DATABASE_URL.',
  )
}

async function recordRestore(
  connection: pg.ClientConfig,
  { about, erased }: Omit<Restored, 'hadChecksum'>,
): Promise<void> {
  await withTransaction(connection, async (client) => {
    await recordActivity(drizzle(client, { schema }), {
      verb: 'restored-backup',
      subject: 'backup',
      label: about.takenAt,
      detail: { erasedAgain: erased.enquiries + erased.reminders + erased.clients },
    })
    await client.query('analyze')
  })
}
