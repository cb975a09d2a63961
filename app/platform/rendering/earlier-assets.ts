import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#app/ui/time/durations.ts'

/** How long the files of a build are kept after the last moment in which it was served. */
const KEPT_MS = 25 * HOUR_MS
const TOUCH_MS = HOUR_MS
const MAX_BYTES = 300_000_000

/**
 * Keeps the built files of this release for open pages of later ones: a page that was loaded before an
 * update still asks for its own scripts. A file's time of change says when a build last had it.
 * Returns a function that stops keeping count.
 */
export async function keepAssets(clientDir: string, directory: string): Promise<() => void> {
  await mkdir(directory, { recursive: true })
  const names = await readdir(join(clientDir, 'assets'))
  for (const name of names) await keep(join(clientDir, 'assets', name), join(directory, name))
  await sweep(directory, new Set(names))
  const touching = setInterval(() => void touch(directory, names), TOUCH_MS).unref()
  return () => clearInterval(touching)
}

/** The kept file of this address, if there is one. */
export async function findEarlier(directory: string, url: string): Promise<string | undefined> {
  const name = /^\/assets\/([\w-][\w.-]*)$/.exec(url.split('?')[0] ?? '')?.[1]
  if (!name) return undefined
  const found = await stat(join(directory, name)).catch(() => undefined)
  return found?.isFile() ? name : undefined
}

/** By a rename, so that another instance never serves half a file. */
async function keep(from: string, to: string) {
  const { size } = await stat(from)
  const kept = await stat(to).catch(() => undefined)
  if (kept?.size !== size) {
    const unfinished = `${to}.${process.pid}`
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE)
    await rename(unfinished, to)
  }
  await setTime(to)
}

async function touch(directory: string, names: string[]) {
  for (const name of names) await setTime(join(directory, name)).catch(() => {})
}

async function setTime(path: string) {
  const now = new Date()
  await utimes(path, now, now)
}

/** Removes what no build has had for a day; beyond a total size the oldest of the earlier builds. */
async function sweep(directory: string, current: Set<string>) {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async (name) => ({ name, ...(await stat(join(directory, name))) })),
  )
  const newestFirst = files.sort((a, b) => b.mtimeMs - a.mtimeMs)
  let bytes = 0
  for (const { name, size, mtimeMs } of newestFirst) {
    bytes += size
    const tooOld = Date.now() - mtimeMs > KEPT_MS || bytes > MAX_BYTES
    if (tooOld && !current.has(name)) await rm(join(directory, name), { force: true })
  }
}
