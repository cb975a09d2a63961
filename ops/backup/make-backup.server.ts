import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import pg from 'pg'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { LOCKS } from '#app/platform/db/locks.ts'
import { backups } from '#app/platform/db/schema.ts'
import { KEY_FILE } from '#app/platform/encryption/keyring.server.ts'
import type { BackupCause } from '#content/enums.ts'
import { findMistyped } from './archive/encryption.server.ts'
import type { Manifest } from './archive/format.server.ts'
import { writeArchive } from './archive/write-archive.server.ts'
import { updateErasureList } from './erasure-list.server.ts'
import { archiveName, prepareFolder, publishArchive, unfinishedPath } from './folder.server.ts'
import { openStores } from './image-files.server.ts'
import { deleteOldBackups } from './old-backups.server.ts'
import { takeSnapshot } from './take-snapshot.server.ts'

export interface Backup {
  /** the name of the archive in the folder */
  file: string
  bytes: number
  sha256: string
  rows: number
  images: number
  /** images that the database lists and whose files were not there */
  missingImages: string[]
}

export interface BackupContext {
  db: Database
  pool: pg.Pool
  env: Pick<Env, 'backup' | 'images' | 'dataDir'>
}

/** A backup cannot be made; the message says why, for the operator. */
export class NoBackup extends Error {}

/**
 * Backs the site up into a folder while it runs, one backup at a time. What comes of it is recorded in
 * the table `backups`.
 * @throws NoBackup, or what went wrong
 */
export async function makeBackup(
  { db, pool, env }: BackupContext,
  {
    dir,
    cause,
    recipients,
    signal,
  }: { dir: string; cause: BackupCause; recipients: readonly string[]; signal?: AbortSignal },
): Promise<Backup> {
  const mistyped = findMistyped(recipients)
  if (mistyped) throw new NoBackup(`BACKUP_RECIPIENT: ${mistyped} is mistyped.`)
  return withLongConnections(pool, async (client) => {
    await lockBackups(client)
    await prepareFolder(dir)
    await db
      .update(backups)
      .set({ error: CUT_SHORT })
      .where(and(isNull(backups.finishedAt), isNull(backups.error)))
    const id = await begin(db, cause)
    try {
      const made = await write({ client, env, dir, recipients, signal })
      await db
        .update(backups)
        .set({ ...recorded(made), finishedAt: new Date() })
        .where(eq(backups.id, id))
      await updateErasureList(db, dir)
      await deleteOldBackups(db, dir, env.backup.keepDays)
      return made
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await db
        .update(backups)
        .set({ error: reason })
        .where(eq(backups.id, id))
        .catch(() => {})
      throw error
    }
  })
}
const CUT_SHORT = 'It was cut short.'

function recorded({ missingImages: _, ...made }: Backup) {
  return made
}

async function begin(db: Database, cause: BackupCause): Promise<number> {
  const [row] = await db.insert(backups).values({ cause }).returning({ id: backups.id })
  return row!.id
}

async function write({
  client,
  env,
  dir,
  recipients,
  signal,
}: {
  client: pg.PoolClient
  env: BackupContext['env']
  dir: string
  recipients: readonly string[]
  signal: AbortSignal | undefined
}): Promise<Backup> {
  const file = archiveName(new Date(), { encrypted: recipients.length > 0 })
  const path = unfinishedPath(dir, file)
  const archive = writeArchive(path, recipients)
  const stop = () => void archive.abort(new NoBackup('The site was stopped meanwhile.'))
  signal?.addEventListener('abort', stop)
  try {
    // Without encryption the key would lie beside what it protects.
    const key = recipients.length > 0 ? await ownKeyOf(env.dataDir) : undefined
    const manifest = await takeSnapshot(client, openStores(env), archive, key)
    const { bytes, sha256 } = await archive.finish()
    await publishArchive(dir, file, sha256)
    return { file, bytes, sha256, ...counts(manifest) }
  } catch (error) {
    await archive.abort(error as Error)
    await rm(path, { force: true })
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** The key of documents that the site made; undefined where the operator has one, which is theirs to keep. */
async function ownKeyOf(dataDir: string): Promise<Buffer | undefined> {
  return readFile(join(dataDir, KEY_FILE)).catch(() => undefined)
}

function counts({ rows, images, missingImages }: Manifest) {
  return { rows, images: images.length, missingImages }
}

/** Gives a connection on which a statement may take as long as it needs. */
async function withLongConnections<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const patient = new pg.Pool({
    ...pool.options,
    max: 1,
    query_timeout: 0,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  patient.on('error', () => {})
  try {
    const client = await patient.connect()
    client.on('error', () => {})
    try {
      return await work(client)
    } finally {
      client.release(true) // ends the lock with the connection
    }
  } finally {
    await patient.end()
  }
}

async function lockBackups(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [LOCKS.backup])
  if (!rows[0].free)
    throw new NoBackup('A backup is being made already. Try again when it is done.')
}
