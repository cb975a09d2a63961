import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import { type Env, readEnv } from '#app/platform/config/env.ts'
import { watchContent } from '#app/platform/db/content-changes.ts'
import { openDatabase } from '#app/platform/db/database.ts'
import { explainRefusal } from '#app/platform/db/first-contact.ts'
import { Jobs } from '#app/platform/db/jobs.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { isOutage } from '#app/platform/db/outage.ts'
import { ownKeyFile } from '#app/platform/encryption/keyring.server.ts'
import { internalHeaders } from '#app/platform/http/internal.ts'
import { watchInstance } from '#app/platform/monitoring/instance-watch.server.ts'
import { keepAssets } from '#app/platform/rendering/earlier-assets.ts'
import { MAX_PAGES } from '#app/platform/rendering/page-cache.ts'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { createFirstAccount } from '#app/team/auth/first-account.server.ts'
import { cachedFiles, sitemapEntries } from '#app/website/seo/sitemap.server.ts'
import { findGaps } from '#app/writing/claims/gaps.server.ts'
import { watchSchedule } from '#app/writing/posts/schedule.server.ts'
import { bringReleaseTexts } from '#app/writing/publishing/release-texts/bring-texts.server.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { buildApp } from './app.ts'
import { ensureDataDir } from './data-dir.ts'
import { DRAINING_LIMIT_MS, drain } from './draining.ts'
import { logStart, logStop } from './life-log.ts'
import { handedSocket, listen, tryAddress } from './listening.ts'
import { releaseMemory } from './release-memory.ts'
import { startBackgroundWork } from './schedules.ts'
import {
  backupWarning,
  documentsKeyWarning,
  gapsWarning,
  placeholderWarning,
  unknownWarning,
} from './warnings.ts'

/** for the work in the background and the database, after the last connection */
const CLOSING_LIMIT_MS = 15_000
const WARMING_LIMIT_MS = 20_000
/** for the part of it before visitors come who another process has served until now */
const UNSEEN_WARMING_MS = 10_000
/** for a start to come to its next step, where it ends */
const STARTING_LIMIT_MS = 45_000

// Otherwise every page stays slower after a flood (docs/decisions/014).
setFlagsFromString('--no-allocation-site-pretenuring')
// Otherwise what a rush of enquiries leaves behind lets the heap grow to three times its size (docs/decisions/010).
setFlagsFromString('--heap-growing-percent=50')

await start().catch((error: unknown) => {
  const advice = error instanceof Error ? error.message : String(error)
  console.error(`\nThe site could not start.\n${advice}\n`)
  process.exit(1)
})

async function start() {
  if (process.connected === false) return // the parent was gone before we could listen for that
  const handed = handedSocket(process.env)
  const takesOver = process.env.TAKING_OVER === '1'
  const ready = () => handed && process.send?.({ type: 'ready' })
  const env = readEnv(process.env)
  const log = pino({ level: env.logLevel })
  warn(env, unknownWarning(env.unknown))
  warn(env, placeholderWarning(env.placeholders))
  warn(env, backupWarning(env.backup))
  warn(env, documentsKeyWarning(ownKeyFile(env)))

  const endAfter = (ms: number, text: string) =>
    globalThis.setTimeout(() => {
      log.error(text)
      process.exit(1)
    }, ms)
  const stop = new AbortController()
  const reachable = handed ? Promise.resolve() : tryAddress(env)
  const preparing = reachable.then(() => prepare(env, log, stop.signal))
  // From the start on, or the database that is just starting would be left behind.
  const grace = closeWithGrace({ delay: false }, async ({ err, signal }) => {
    stop.abort()
    const tooSlow = endAfter(STARTING_LIMIT_MS, 'the site was still starting and is ended')
    const site = await preparing.catch(() => undefined)
    clearTimeout(tooSlow)
    if (err) (site?.app.log ?? log).error({ err }, 'stopping after an error')
    if (!site) return
    const stopped = logStop(site.app, err ? 'error' : (signal ?? 'the parent process is gone'))
    // A process that sends another signal, or is gone already, is not rolling from one process to the next.
    const patient = signal === 'SIGTERM' && env.mode === 'production'
    site.app.lifecycle.beginShutdown()
    if (patient && site.app.server.listening) await setTimeout(env.shutdownDelayMs)
    endAfter(DRAINING_LIMIT_MS + CLOSING_LIMIT_MS, 'the site did not close in time, ending it')
    await drain(site.app.server, site.app.lifecycle, patient)
    await site.close()
    stopped()
  })
  // A parent that opened an IPC channel: when it is gone, this process ends.
  process.once('disconnect', () => grace.close())

  try {
    const { app, close } = await preparing
    stop.signal.throwIfAborted()
    await app.ready()
    let warm: Promise<void> | undefined
    if (takesOver) {
      // Cold, a process falls behind the visitors that the one before it had no trouble with.
      warm = warmPageCache(app, stop.signal)
      await Promise.race([warm, setTimeout(UNSEEN_WARMING_MS, undefined, { ref: false })])
      stop.signal.throwIfAborted()
    }
    await listen(app.server, env, handed).catch(async (error) => {
      await close().catch(() => {})
      throw error
    })
    logStart(app, env, Math.round(performance.now()))
    console.log(`\n  ${env.firm.name} is ready: http://localhost:${env.port}\n`)
    if (!takesOver) ready()
    if (env.mode === 'production') {
      await (warm ?? warmPageCache(app, stop.signal))
      releaseMemory()
    }
    if (takesOver) ready()
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
}

/** Everything but the port: the database, the app, and the work in the background. */
async function prepare(env: Env, log: Logger, stop: AbortSignal) {
  const { SUPERVISOR_ID: supervisorId } = process.env
  await ensureDataDir(env.dataDir)
  // While the database starts.
  const loading = loadPages(env)
  loading.catch(() => {}) // thrown below, unless the database fails first
  const database = await openDatabase({ ...env, supervisorId }, log)
  try {
    stop.throwIfAborted()
    await throughOutages(async () => {
      await migrateDatabase(database.connection)
      await seedDatabase(database.db)
      await bringReleaseTexts(database.db)
      await createFirstAccount(database.db, env.firstAccount, env.firm.name, console.log)
    }).catch((error) => {
      throw explainRefusal(error, database.connection)
    })
    stop.throwIfAborted()
    const pages = withEarlierAssets(await loading, env, log)
    const jobs = new Jobs(database.pool, log, { working: true })
    const app = await buildApp({ env, ...database, pages, jobs })
    await throughOutages(() => startBackgroundWork(app))
    warn(env, await throughOutages(async () => gapsWarning(await findGaps(app.db, env))))
    const schedule = watchSchedule(database.db, () => app.pageCache.expire())
    const stopWatching = watchContent(database.connection, () => {
      app.pageCache.expire()
      void schedule.reload()
    })
    const stopWatchingInstance = watchInstance(app)
    const close = async () => {
      stopWatchingInstance()
      schedule.stop()
      await stopWatching()
      await app.close()
      await database.close()
    }
    return { app, close }
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function loadPages(env: Env): Promise<Pages> {
  if (env.mode === 'development') return (await import('./dev-renderer.ts')).devRenderer(env)
  return (await import('./built-pages.ts')).builtPages()
}

/** Beside the start, which need not wait for it. On a disk that is full the site works without them. */
function withEarlierAssets(pages: Pages, { dataDir }: Env, log: Logger): Pages {
  if (!pages.clientDir) return pages
  const earlierAssets = join(dataDir, 'assets')
  keepAssets(pages.clientDir, earlierAssets).catch((error: Error) =>
    log.warn({ reason: error.message }, 'cannot keep the files of earlier builds'),
  )
  return { ...pages, earlierAssets }
}

/** Tries again while the database is on its way up, for half a minute. */
async function throughOutages<T>(prepare: () => Promise<T>): Promise<T> {
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

/** Renders the public pages ahead, so that none depends on the database later. */
async function warmPageCache(app: Awaited<ReturnType<typeof buildApp>>, stop: AbortSignal) {
  const enough = AbortSignal.any([stop, AbortSignal.timeout(WARMING_LIMIT_MS)])
  try {
    const pages = (await sitemapEntries(app.db)).map(({ path }) => path)
    const urls = [...cachedFiles, ...pages].slice(0, MAX_PAGES)
    for (const url of urls) {
      if (enough.aborted) break
      if (app.pageCache.fresh(url)) continue
      const beganAt = performance.now()
      await app.inject({ url, headers: internalHeaders })
      // Half of the time is for the visitors who are here.
      if (app.server.listening) await setTimeout(performance.now() - beganAt)
    }
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'not every page could be rendered ahead')
  }
}

function warn(env: Env, text: string | undefined) {
  if (env.mode === 'production' && text) console.warn(text)
}
