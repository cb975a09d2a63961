import { pino } from 'pino'
import { securityMails } from '#app/enquiries/notifications/security-mails.server.ts'
import { readEnv } from '#app/platform/config/env.ts'
import { visitDatabase } from '#app/platform/db/database.ts'
import { Jobs } from '#app/platform/db/jobs.ts'
import { assertUsable } from '#app/platform/db/migrate.ts'
import { runAccountCommand, UsageError } from '#app/team/accounts/command.server.ts'
import { subscribeRooms } from './subscriptions.ts'

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
  const env = readEnv(process.env)
  const database = await visitDatabase({ ...env, databasePool: 1 }, log)
  const jobs = new Jobs(database.pool, log)
  const outbox = { jobs, firm: env.firm, settings: env.mail, roles: env.roles }
  subscribeRooms(database.pool, outbox)
  const site = {
    roles: env.roles,
    origin: env.publicOrigin,
    securityMails: securityMails(outbox),
  }
  try {
    await assertUsable(database)
    return await command(database.db, site)
  } finally {
    await jobs.stop()
    await database.close()
  }
}
