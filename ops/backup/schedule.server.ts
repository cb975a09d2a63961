import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#app/platform/db/database.ts'
import { erasures } from '#app/platform/db/schema.ts'
import type { BackupCause } from '#content/enums.ts'
import { isBackupDue } from './due.server.ts'
import { updateErasureList } from './erasure-list.server.ts'
import { deleteOldBackups } from './old-backups.server.ts'

/** After a start, before a backup that was missed is made up for. */
const FIRST_RUN_AFTER_SECONDS = 120
const command = fileURLToPath(new URL('../../app/server/backup.ts', import.meta.url))

type Site = Pick<FastifyInstance, 'db' | 'env' | 'lifecycle' | 'log' | 'outbox'>

/** Makes the daily backup and keeps its list of erasures, where BACKUP_DIR says that this instance does. */
export async function startBackupWork(site: Site): Promise<void> {
  const { db, env, lifecycle, log } = site
  const { jobs } = site.outbox
  const { dir, scheduled, hour, keepDays } = env.backup
  if (!dir) return
  await jobs.schedule('erasure-list', erasureListKeeper(db, dir))
  if (!scheduled) return
  await jobs.schedule(
    'backup',
    async (data) => {
      const byStaff = 'cause' in data && data.cause === 'staff'
      if (byStaff || (await isBackupDue(db, hour))) {
        await runBackup(byStaff ? 'staff' : 'schedule', log, lifecycle.ending)
      }
      await deleteOldBackups(db, dir, keepDays)
    },
    { firstRunAfterSeconds: FIRST_RUN_AFTER_SECONDS },
  )
}

/** Asks for a backup now, of whichever instance makes them; false if one is asked for already. */
export async function askForBackup({ outbox }: Pick<FastifyInstance, 'outbox'>): Promise<boolean> {
  await outbox.jobs.start()
  const id = await outbox.jobs.boss.send('backup', { cause: 'staff' }, { singletonKey: 'staff' })
  return id !== null
}

/**
 * Runs the command in a process of its own, so that no visitor waits for what it compresses and
 * encrypts. It ends with the site.
 */
async function runBackup(
  cause: BackupCause,
  log: Site['log'],
  stopping: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [command, `--cause=${cause}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const end = () => child.kill()
  stopping.addEventListener('abort', end)
  const [output, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  stopping.removeEventListener('abort', end)
  if (code === 0) log.info({ cause }, 'backup made')
  else log.error({ cause, reason: output.trim().slice(-500) }, 'backup failed')
}

/** Writes the list when something was erased since; it reads the whole of it only then. */
function erasureListKeeper(db: Database, dir: string): () => Promise<void> {
  let known: string | undefined
  return async () => {
    const { rows } = await db.execute<{ state: string }>(
      sql`select concat(count(*), ':', max(id)) as state from ${erasures}`,
    )
    const state = rows[0]?.state
    if (state === known) return
    await updateErasureList(db, dir)
    known = state
  }
}
