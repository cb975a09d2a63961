import type { FastifyInstance } from 'fastify'
import { errorCode } from '#app/platform/db/outage.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { reportFullDisks } from './alerts.server.ts'
import { DatabaseWatch } from './database-watch.server.ts'
import { fullDisks } from './disks.server.ts'

type Site = Pick<FastifyInstance, 'connection' | 'db' | 'env' | 'log'>

const DATABASE_MS = 30_000
const DISKS_MS = MINUTE_MS

/** Watches what each instance has to watch for itself: its disks and its way to the database. */
export function watchInstance(site: Site): () => void {
  const database = new DatabaseWatch(site)
  const folders = [site.env.dataDir, site.env.backup.dir].filter((folder) => folder !== undefined)
  const stops = [
    repeat(DATABASE_MS, () => database.look()),
    repeat(DISKS_MS, async () => reportFullDisks(site.db, await fullDisks(folders))),
  ]
  return () => {
    for (const stop of stops) stop()
  }

  /** Never two at a time: a look at a database that hangs takes a while. */
  function repeat(ms: number, work: () => Promise<void>): () => void {
    let running = false
    const timer = setInterval(async () => {
      if (running) return
      running = true
      await work().catch((error) =>
        site.log.warn({ reason: errorCode(error) }, 'a check of this instance failed'),
      )
      running = false
    }, ms).unref()
    return () => clearInterval(timer)
  }
}
