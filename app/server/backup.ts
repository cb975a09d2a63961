import { setPriority } from 'node:os'
import { pino } from 'pino'
import { type Env, readEnv } from '#app/platform/config/env.ts'
import { type OpenDatabase, visitDatabase } from '#app/platform/db/database.ts'
import { assertUsable } from '#app/platform/db/migrate.ts'
import { restoreDrills } from '#app/platform/db/schema.ts'
import { newKey, readKeyFile } from '#ops/backup/archive/encryption.server.ts'
import {
  destination,
  newestArchive,
  readBackupArgs,
  UsageError,
} from '#ops/backup/command.server.ts'
import { runDrill } from '#ops/backup/drill.server.ts'
import { makeBackup } from '#ops/backup/make-backup.server.ts'
import { describeBackup, describeDrill, describeKey } from '#ops/backup/report.server.ts'

const LOWEST_PRIORITY = 10

/** `npm run backup`: backups, drills and keys for the operator; the site runs it for its schedule too. */
const stop = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
// A site that runs this opened a channel: when the site is gone, this ends too.
process.once('disconnect', () => stop.abort())
const log = pino({ level: 'warn' }, pino.destination(2))

try {
  console.log(await run(readBackupArgs(process.argv.slice(2))))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
if (process.connected) process.disconnect()

async function run(args: ReturnType<typeof readBackupArgs>): Promise<string> {
  if (args.newKey) return describeKey(await newKey())
  const env = readEnv(process.env)
  if (args.drill) return drill(env, args)
  const where = destination(args, env)
  if (args.cause !== 'command') setPriority(LOWEST_PRIORITY)
  return withDatabase(env, async (database) => {
    const began = Date.now()
    const order = { ...where, cause: args.cause, signal: stop.signal }
    const backup = await makeBackup({ ...database, env }, order)
    return describeBackup(backup, where, Date.now() - began)
  })
}

async function drill(env: Env, { archive, key }: ReturnType<typeof readBackupArgs>) {
  const path = archive ?? (await newestArchive(env.backup.dir))
  const keys = key ? await readKeyFile(key) : []
  const startedAt = new Date()
  const outcome = await runDrill(env, { path, keys }, log).catch((error: Error) => error)
  const report =
    outcome instanceof Error
      ? { error: outcome.message }
      : {
          rows: outcome.rows,
          images: outcome.images,
          error: outcome.differences.join('\n') || null,
        }
  const file = path.split('/').at(-1) ?? path
  const isRecorded = await withDatabase(env, async ({ db }) => {
    await db.insert(restoreDrills).values({ ...report, file, startedAt, finishedAt: new Date() })
    return true
  }).catch(() => false)
  if (outcome instanceof Error) throw outcome
  if (outcome.differences.length > 0) {
    throw new Error(`The restored site is not what was backed up:\n${report.error}`)
  }
  return describeDrill(outcome, { file, ms: Date.now() - startedAt.getTime(), isRecorded })
}

async function withDatabase<T>(env: Env, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await visitDatabase({ ...env, databasePool: 2 }, log)
  try {
    await assertUsable(database)
    return await work(database)
  } finally {
    await database.close()
  }
}
