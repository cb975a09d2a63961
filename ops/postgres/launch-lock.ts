import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { isAlive } from './processes.ts'

/**
 * While the server is down no lock in it can say which of several apps starts it. This one is a file
 * beside the database that names its holder; it counts for nothing once that process is gone.
 * Returns a function that frees it, or undefined while another process holds it.
 */
export async function tryLaunchLock(cluster: string): Promise<(() => Promise<void>) | undefined> {
  const path = `${cluster}.starting`
  const own = `${path}-${process.pid}`
  await writeFile(own, `${process.pid}`)
  try {
    await discardStale(path, own)
    await link(own, path) // of several at once, one succeeds
    return () => rm(path, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

// A process id is reused in the end: no start takes this long.
const LIMIT_MS = 120_000

async function discardStale(path: string, own: string) {
  if (!(await isStale(path))) return
  const aside = `${own}.stale`
  await rename(path, aside).catch(() => {})
  // Another app took the lock between our check and our rename: put it back.
  if (!(await isStale(aside))) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

async function isStale(path: string) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return false
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  return Date.now() - found.mtimeMs > LIMIT_MS || holder === process.pid || !isAlive(holder)
}
