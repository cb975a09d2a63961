import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Env } from '#app/platform/config/env.ts'
import { watchContent } from '#app/platform/db/content-changes.ts'
import { openDatabase } from '#app/platform/db/database.ts'
import { explainRefusal } from '#app/platform/db/first-contact.ts'
import { Jobs } from '#app/platform/db/jobs.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { isOutage } from '#app/platform/db/outage.ts'
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
import type { LocalPostgres } from '#ops/postgres/local-postgres.ts'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './schedules.ts'
import { gapsWarning, warn } from './warnings.ts'

const WARMING_LIMIT_MS = 20_000

/**
 * Everything but the port: the database and the app, and what starts the work in the background.
 * @param postgres the app's own database, where it has one
 */
export async function prepareSite(
  env: Env,
  log: Logger,
  stop: AbortSignal,
  postgres: Promise<LocalPostgres> | undefined,
) {
  // While the database starts.
  const loading = loadPages(env)
  loading.catch(() => {}) // thrown below, unless the database fails first
  const database = await openDatabase(env, log, postgres && (() => postgres))
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
    warn(env, await throughOutages(async () => gapsWarning(await findGaps(app.db, env))))
    const schedule = watchSchedule(database.db, () => app.pageCache.expire())
    const stopWatching = watchContent(database.connection, () => {
      app.pageCache.expire()
      void schedule.reload()
    })
    const stopWatchingInstance = watchInstance(app)
    let working: Promise<void> | undefined
    /** Once the site listens: no visitor waits for it. */
    const startWork = () => {
      working = throughOutages(() => startBackgroundWork(app))
      return working
    }
    const close = async () => {
      await working?.catch(() => {})
      stopWatchingInstance()
      schedule.stop()
      await stopWatching()
      await app.close()
      await database.close()
    }
    return { app, startWork, close }
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
export async function warmPageCache(app: FastifyInstance, stop: AbortSignal) {
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
