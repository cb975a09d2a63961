import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { deleteExpiredAttempts } from '#app/auth/attempts.server.ts'
import { makeFirstAccount } from '#app/auth/first-account.server.ts'
import { deleteExpiredSessions } from '#app/auth/sessions.server.ts'
import { watchSchedule } from '#app/blog/schedule.server.ts'
import { watchContent } from '#app/db/content-changes.ts'
import { openDatabase } from '#app/db/database.ts'
import { Jobs } from '#app/db/jobs.ts'
import { migrateDatabase } from '#app/db/migrate.ts'
import { isOutage } from '#app/db/outage.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { applyRetention } from '#app/leads/erasing.server.ts'
import { startMailWork } from '#app/mail/work.server.ts'
import { buildApp } from './app.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { MOST_PAGES } from './finished-pages.ts'
import { internalHeaders } from './internal.ts'
import { fixedFiles, publicPages } from './sitemap.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

await start().catch((error: unknown) => {
  const advice =
    error instanceof EnvError || !(error instanceof Error) ? String(error) : error.message
  console.error(`\nThe site could not start.\n${advice}\n`)
  process.exit(1)
})

async function start() {
  const env = readEnv(process.env)
  const log = pino({ level: env.logLevel })
  warnOfPlaceholders(env)

  const database = await openDatabase(env, log)
  try {
    await throughOutages(async () => {
      await migrateDatabase(database.connection)
      await seedDatabase(database.db)
      await makeFirstAccount(database.db, env.firstAccount, (text) => console.log(text))
    })
    const pages =
      env.mode === 'development'
        ? (await import('./live-pages.ts')).livePages(env)
        : await (await import('./built-pages.ts')).builtPages()
    const jobs = new Jobs(database.pool, log, { working: true })
    const app = await buildApp({ env, ...database, pages, jobs })
    await throughOutages(() =>
      startMailWork({ ...app.outbox, db: database.db, pool: database.pool, log: app.log }),
    )
    const schedule = watchSchedule(database.db, () => app.finished.expire())
    const stopWatching = watchContent(database.connection, () => {
      app.finished.expire()
      void schedule.readAnew()
    })
    const cleaning = setInterval(() => {
      Promise.all([
        deleteExpiredSessions(database.db, env.session),
        deleteExpiredAttempts(database.db),
      ]).catch((error: Error) => app.log.warn({ reason: error.message }, 'cleaning failed'))
    }, HOUR).unref()

    const retention = repeatDaily(() => eraseWhatIsDue(app))

    const grace = closeWithGrace({ delay: 15_000 }, async ({ err }) => {
      if (err) app.log.error({ err }, 'stopping after an error')
      clearInterval(cleaning)
      schedule.stop()
      retention.stop()
      await stopWatching()
      await app.close()
      await database.close()
    })
    // Started by a parent that keeps a channel to us: when it is gone, so are we.
    process.once('disconnect', () => grace.close())
    await listen(app, env)
    console.log(`\n  ${env.firm.name} is ready: http://localhost:${env.port}\n`)
    if (env.mode === 'production') void drawAhead(app)
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

/** A few minutes after the start and then every day: a site that is restarted often must not wait for ever. */
function repeatDaily(work: () => Promise<void>) {
  const first = globalThis.setTimeout(work, 5 * MINUTE).unref()
  const daily = setInterval(work, 24 * HOUR).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(daily)
    },
  }
}

async function eraseWhatIsDue(app: Awaited<ReturnType<typeof buildApp>>) {
  try {
    const erased = await applyRetention(app.db, app.env.firm.enquiryMonths)
    app.log.info({ erased }, 'retention ran')
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'retention failed')
  }
}

/** Tries again while the database is on its way up, for half a minute. */
async function throughOutages(prepare: () => Promise<void>) {
  const until = Date.now() + 30_000
  for (;;) {
    try {
      return await prepare()
    } catch (error) {
      if (!isOutage(error) || Date.now() > until) throw error
      await setTimeout(500)
    }
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, env: Env) {
  try {
    await app.listen({ host: env.host, port: env.port })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (env.host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) {
      await app.listen({ host: '0.0.0.0', port: env.port })
      return
    }
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${env.port} is in use by another program. Stop that one, or choose another: PORT=3001 npm start`,
      )
    }
    throw error
  }
}

/** Finishes the public pages before somebody asks, so that none depends on the database later. */
async function drawAhead(app: Awaited<ReturnType<typeof buildApp>>) {
  try {
    const pages = (await publicPages(app.db)).map(({ path }) => path)
    const kept = [...fixedFiles, ...pages].slice(0, MOST_PAGES)
    for (const url of kept) await app.inject({ url, headers: internalHeaders })
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'not every page could be drawn ahead')
  }
}

function warnOfPlaceholders(env: Env) {
  if (env.mode !== 'production' || env.placeholders.length === 0) return
  console.warn(
    [
      '',
      '  ==========================================================================',
      '  These settings are still placeholders. Visitors see made-up particulars until',
      '  you set them in the environment:',
      ...env.placeholders.map((name) => `    ${name}`),
      '  ==========================================================================',
      '',
    ].join('\n'),
  )
}
