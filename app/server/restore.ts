import { dirname } from 'node:path'
import { pino } from 'pino'
import { readEnv } from '#app/platform/config/env.ts'
import { readKeyFile } from '#ops/backup/archive/encryption.server.ts'
import { readRestoreArgs, UsageError } from '#ops/backup/command.server.ts'
import { erasureListIn } from '#ops/backup/erasure-list.server.ts'
import { describeRestore } from '#ops/backup/report.server.ts'
import { restoreBackup } from '#ops/backup/restore.server.ts'

/** `npm run restore`: an archive into an empty place, for the operator. */
try {
  console.log(await run(readRestoreArgs(process.argv.slice(2))))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function run({
  archive,
  key,
  erasures,
  withoutErasures,
}: ReturnType<typeof readRestoreArgs>) {
  const env = readEnv(process.env)
  const log = pino({ level: 'warn' }, pino.destination(2))
  const began = Date.now()
  const restored = await restoreBackup(
    env,
    {
      archive,
      keys: key ? await readKeyFile(key) : [],
      erasures: withoutErasures ? 'without' : { path: erasures ?? erasureListIn(dirname(archive)) },
    },
    log,
  )
  const place = env.databaseUrl ? 'the database of DATABASE_URL' : env.dataDir
  return describeRestore(restored, place, Date.now() - began)
}
