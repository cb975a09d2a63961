import { pino } from 'pino'
import { readEnv } from '#app/config/env.ts'
import { visitDatabase } from '#app/db/database.ts'
import { isMigrated } from '#app/db/migrate.ts'
import { runAccountCommand, UsageError } from '#app/staff/command.server.ts'

/** `npm run account`: staff accounts for the operator, also while the site runs. */
try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function run(args: string[]) {
  const command = runAccountCommand(args)
  const log = pino({ level: 'warn' }, pino.destination(2))
  const database = await visitDatabase({ ...readEnv(process.env), databasePool: 1 }, log)
  try {
    if (!(await isMigrated(database.db).catch(isNoTable))) {
      throw new Error(
        'The database is older than this program. Start the site once, then try again.',
      )
    }
    return await command(database.db)
  } finally {
    await database.close()
  }
}

/** A database in which the site has never run has no table of migrations. */
function isNoTable(error: Error): false {
  if ((error.cause as { code?: string } | undefined)?.code === '42P01') return false
  throw error
}
