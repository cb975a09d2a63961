// Brings a copy of the project to the point where it can run, doing only what is not done yet.
// Runs on the Node that happens to be there (20 or newer), before any package is installed.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildFingerprint, packagesFingerprint, readJson } from './fingerprints.mjs'
import { withLock } from './lock.mjs'
import { installPackages } from './packages.mjs'
import { currentRelease } from './releases.mjs'
import { ROOT, runQuietly } from './run.mjs'

const PACKAGES = join(ROOT, 'node_modules')
const INSTALLED = join(PACKAGES, '.installed')
const BUILT = join('dist', '.built')
/** Where packages are installed, before they take the place of the earlier ones. */
const STAGING = join(ROOT, '.setup-packages')
const ASIDE = join(STAGING, 'earlier')

/**
 * Installs the packages of the lock file, unless exactly these are installed already. The earlier
 * ones stay in place until all of the new ones are there.
 */
export async function ensureInstalled() {
  if (await areInstalled()) return
  await withLock('packages', async (lock) => {
    await bringBack()
    if (await areInstalled()) return // another set-up did it while we waited
    const wanted = await packagesFingerprint()
    try {
      await rm(STAGING, { recursive: true, force: true })
      await installPackages(STAGING, { onSpawn: lock.share })
      await checkNode(STAGING)
      await writeFile(join(STAGING, 'node_modules', '.installed'), wanted)
      if (existsSync(PACKAGES)) await rename(PACKAGES, ASIDE)
      await rename(join(STAGING, 'node_modules'), PACKAGES)
    } finally {
      await bringBack()
      await rm(STAGING, { recursive: true, force: true })
    }
  })
}

/** After a set-up that ended between its two renames. */
async function bringBack() {
  if (!existsSync(PACKAGES) && existsSync(ASIDE)) await rename(ASIDE, PACKAGES)
}

/** Whether the packages in the project's own folder are those of the lock file. */
export async function areInstalled() {
  return holds(INSTALLED, await packagesFingerprint())
}

/** Builds the pages, unless the last build was made from exactly these files. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && (await isBuilt())) return
  await withLock('build', async (lock) => {
    if (!force && ((await isBuilt()) || (await takeBuildOfRelease()))) return
    await build(ROOT, lock)
  })
}

/** Whether the build in a folder was made from exactly the files there. */
export async function isBuilt(folder = ROOT) {
  return holds(join(folder, BUILT), await buildFingerprint(folder))
}

/** Builds the pages of a folder from the packages that are installed in it. */
export async function build(folder, { share }) {
  const wanted = await buildFingerprint(folder)
  await rm(join(folder, BUILT), { force: true })
  const vite = await packageBin('vite', 'vite', folder)
  await runQuietly(await pinnedNode(folder), [vite, 'build', '--app'], {
    doing: 'Building the pages (about half a minute)',
    env: { NODE_ENV: 'production' },
    cwd: folder,
    onSpawn: share,
  })
  await writeStamp(join(folder, BUILT), wanted)
}

/** A release of the same sources has been built already. */
async function takeBuildOfRelease() {
  const release = await currentRelease()
  if (!release || !(await holds(join(release.folder, BUILT), await buildFingerprint())))
    return false
  await rm(join(ROOT, 'dist'), { recursive: true, force: true })
  await cp(join(release.folder, 'dist'), join(ROOT, 'dist'), { recursive: true })
  return true
}

/** The Node that the project is written for, which came with its packages. */
export async function pinnedNode(folder = ROOT) {
  return checkNode(folder).catch(async (error) => {
    if (folder === ROOT) await rm(INSTALLED, { force: true })
    throw error
  })
}

async function checkNode(folder) {
  const node = join(folder, 'node_modules', 'node', 'bin', 'node')
  const { dependencies } = await readJson(join(folder, 'package.json'))
  const version = await promisify(execFile)(node, ['-v']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (version === `v${dependencies.node}`) return node
  throw new Error(
    `Node ${dependencies.node} should be at ${node}, but ` +
      `${version ? `that is ${version}` : 'it cannot be run'}. Please try again; if this comes ` +
      `back, remove ${join(folder, 'node_modules')} and make sure that npm may run install scripts.`,
  )
}

/** The script behind a command that a package brings. */
export async function packageBin(packageName, name, folder = ROOT) {
  const { bin } = await readJson(join(folder, 'node_modules', packageName, 'package.json'))
  return join(folder, 'node_modules', packageName, typeof bin === 'string' ? bin : bin[name])
}

/** From here on an error ends the script with its message, not with a stack of this code. */
export function explainFailures() {
  process.on('uncaughtException', (error) => {
    console.error(`\n${error.message}`)
    process.exit(1)
  })
}

async function holds(stamp, wanted) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted
}

async function writeStamp(stamp, text) {
  await writeFile(`${stamp}.new`, text)
  await rename(`${stamp}.new`, stamp)
}
