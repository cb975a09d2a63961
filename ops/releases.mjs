// A release is a folder that holds all that the running site needs: sources, production packages,
// build. Releases lie side by side in .releases, each under a name that it gets when it is whole:
//   current      the one that runs, or that the next start runs
//   previous     the one before it, for a roll-back
//   rolled-back  the one that a roll-back left; a start does not return to it by itself
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { readJson } from './fingerprints.mjs'
import { ROOT } from './run.mjs'

export const RELEASES = join(ROOT, '.releases')
/** Holds a socket for each running site of this copy, named after its process. */
export const RUNNING = join(RELEASES, 'running')
/** Where a release is made; it is moved to its own name when it is whole. */
export const WORKSHOP = join(RELEASES, '.workshop')
const NOTE = 'release.json'

/** Whether this copy is itself a release, built on another machine. */
export const IS_RELEASE = existsSync(join(ROOT, NOTE))

/** The release in a folder, unless there is none or it is not whole. */
export async function readRelease(folder) {
  const note = await readJson(join(folder, NOTE)).catch(() => undefined)
  return note && { ...note, folder: await realpath(folder) }
}

/** A release by the name of its folder in .releases. */
export function releaseNamed(id) {
  return readRelease(join(RELEASES, id))
}

/** The release that runs, or that the next start runs. */
export async function currentRelease() {
  return (await linked('current')) ?? (IS_RELEASE ? readRelease(ROOT) : undefined)
}

/** The release to which a roll-back returns. */
export async function previousRelease() {
  const [previous, current] = [await linked('previous'), await currentRelease()]
  return previous?.id === current?.id ? undefined : previous
}

/** The release that a roll-back left. */
export function rolledBackRelease() {
  return linked('rolled-back')
}

/** Makes a release the current one, and the one that was it so far the previous one. */
export async function switchTo(release) {
  const current = await currentRelease()
  if (current && current.id !== release.id) await link('previous', current)
  await link('current', release)
  await rm(join(RELEASES, 'rolled-back'), { force: true })
}

/** Makes the previous release the current one. */
export async function switchBack() {
  const [current, previous] = [await currentRelease(), await previousRelease()]
  await link('rolled-back', current)
  await link('current', previous)
  await rm(join(RELEASES, 'previous'), { force: true })
}

/** What people call a release. */
export function named({ id, commit }) {
  return commit ? `${id} (commit ${commit})` : id
}

async function linked(name) {
  const target = await readlink(join(RELEASES, name)).catch(() => undefined)
  return target && readRelease(join(RELEASES, target))
}

/** By a rename, so that there is a link at every moment. */
async function link(name, { folder }) {
  await mkdir(RELEASES, { recursive: true })
  const fresh = join(RELEASES, `.${name}-${process.pid}`)
  await rm(fresh, { force: true })
  await symlink(relative(await realpath(RELEASES), folder), fresh)
  await rename(fresh, join(RELEASES, name))
}

/** Removes releases to which no link leads and that no site runs, and what was left half removed. */
export async function removeOldReleases(inUse) {
  const linkedOnes = [await currentRelease(), await previousRelease(), await rolledBackRelease()]
  const kept = [
    ...linkedOnes.map((one) => one?.id),
    ...inUse,
    basename(RUNNING),
    basename(WORKSHOP),
  ]
  for (const entry of await readdir(RELEASES, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.includes(entry.name)) {
      await removeFolder(join(RELEASES, entry.name))
    }
  }
}

/** A folder that is being removed no longer looks like a release. */
export async function removeFolder(folder) {
  const removed = join(RELEASES, `.removed-${randomUUID()}`)
  await rename(folder, removed).catch(() => {})
  await rm(removed, { recursive: true, force: true })
}
