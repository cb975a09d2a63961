import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { areInstalled, build, ensureBuilt, isBuilt, pinnedNode } from './bootstrap.mjs'
import {
  isTest,
  packagesFingerprint,
  RELEASE_SOURCES,
  readJson,
  releaseFingerprint,
} from './fingerprints.mjs'
import { withLock } from './lock.mjs'
import { installPackages, linkProductionPackages, moveProductionPackages } from './packages.mjs'
import {
  IS_RELEASE,
  RELEASES,
  readRelease,
  releaseNamed,
  removeFolder,
  WORKSHOP,
} from './releases.mjs'
import { ROOT, runQuietly, seconds } from './run.mjs'

const run = promisify(execFile)
const SYNC_LIMIT_MS = 15_000

/** The name of the release that the sources here, as they are now, would make. */
export async function wantedRelease() {
  const { version } = await readJson(join(ROOT, 'package.json'))
  return `${version}-${(await releaseFingerprint()).slice(0, 12)}`
}

/**
 * Does the work while no other command prepares a release, goes over to one or removes old ones: what
 * one of them has prepared belongs to nobody else until it is current.
 */
export function aloneWithReleases(work) {
  return withLock('update', work)
}

/**
 * Prepares the release of the sources here, unless it is there; nothing that runs is touched.
 * @param options.patient whether to wait long for a registry that does not answer
 */
export async function prepareRelease({ patient = true } = {}) {
  if (IS_RELEASE) {
    throw new Error(
      'This copy was built on another machine and has no sources to build from. Name the archive ' +
        'of the new release: npm run update -- release.tar.gz',
    )
  }
  return (
    (await releaseNamed(await wantedRelease())) ??
    atWork((workshop, lock) => make(workshop, lock, patient))
  )
}

/** Unpacks a release that another machine has built. */
export function unpackRelease(archive) {
  return atWork(async (folder) => {
    await run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner']).catch((error) => {
      throw new Error(`${archive} cannot be unpacked: ${error.stderr || error.message}`)
    })
    return folder
  })
}

/** Makes a release in the workshop and gives it its name; whatever fails leaves only what was there. */
async function atWork(fill) {
  return withLock('release', async (lock) => {
    await removeFolder(WORKSHOP)
    await mkdir(WORKSHOP, { recursive: true })
    try {
      const release = await place(await fill(WORKSHOP, lock))
      void removeFolder(WORKSHOP).catch(() => {}) // nobody needs to wait for that
      return release
    } catch (error) {
      await removeFolder(WORKSHOP)
      throw error
    }
  })
}

async function place(folder) {
  const release = await readRelease(folder)
  if (!release) throw new Error(`There is no release in ${basename(folder)}.`)
  const ready = await releaseNamed(release.id)
  if (ready) return ready
  checkPlatform(release)
  await pinnedNode(folder)
  // Its name must not outlive its files in a power failure.
  await run('sync', { timeout: SYNC_LIMIT_MS }).catch(() => {})
  await rename(folder, join(RELEASES, release.id))
  return releaseNamed(release.id)
}

/** Says so where a release holds programs of another kind of machine. */
export function checkPlatform({ id, platform, arch }) {
  if (platform === process.platform && arch === process.arch) return
  throw new Error(
    `The release ${id} was built for ${platform} on ${arch}; this machine is ${process.platform} ` +
      `on ${process.arch}. Build it on a machine like this one.`,
  )
}

async function make(workshop, lock, patient) {
  const ready = await releaseNamed(await wantedRelease())
  if (ready) return ready.folder // another set-up did it while we waited
  const began = Date.now()
  const folder = join(workshop, 'release')
  if (await areInstalled()) await takeBuiltHere(folder)
  else await buildBeside(join(workshop, 'build'), folder, { lock, patient })
  await writeFile(join(folder, 'release.json'), JSON.stringify(await describe(folder), null, 2))
  console.log(`The release is prepared, ${seconds(began)}`)
  return folder
}

/** Of the project's own folder, where all packages are installed: a developer's machine. */
async function takeBuiltHere(folder) {
  await ensureBuilt()
  console.log('Taking the build and the packages that the site needs …')
  await copySources(ROOT, folder)
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  if (!(await isBuilt(folder))) {
    throw new Error('Files changed while the release was being prepared. Please try again.')
  }
  await linkProductionPackages(ROOT, folder)
}

/** Of a copy with packages and a build of its own, which is no longer needed then. */
async function buildBeside(copy, folder, { lock, patient }) {
  await copySources(ROOT, copy)
  await installPackages(copy, { onSpawn: lock.share, patient })
  await build(copy, lock)
  await copySources(copy, folder)
  await rename(join(copy, 'dist'), join(folder, 'dist'))
  await moveProductionPackages(copy, folder)
}

async function copySources(from, to) {
  for (const source of RELEASE_SOURCES) {
    if (!existsSync(join(from, source))) continue
    await cp(join(from, source), join(to, source), {
      recursive: true,
      filter: (file) => !isTest(file),
    })
  }
}

async function describe(folder) {
  const { version } = await readJson(join(folder, 'package.json'))
  const sources = await releaseFingerprint(folder)
  return {
    id: `${version}-${sources.slice(0, 12)}`,
    version,
    commit: await commit(),
    packages: await packagesFingerprint(),
    platform: process.platform,
    arch: process.arch,
    prepared: new Date().toISOString(),
  }
}

/** The commit that is checked out; with a plus sign where files differ from it. */
async function commit() {
  try {
    const { stdout: hash } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT })
    const { stdout: changes } = await run('git', ['status', '--porcelain', '-uno'], { cwd: ROOT })
    return `${hash.trim()}${changes ? '+' : ''}`
  } catch {
    return undefined
  }
}

/** Packs a release for another machine: a .tar.gz file, or a folder. */
export async function exportRelease({ folder }, output) {
  if (existsSync(output) && !/\.(tar\.gz|tgz)$/.test(output)) {
    throw new Error(`${output} already exists. Choose another name.`)
  }
  if (/\.(tar\.gz|tgz)$/.test(output)) {
    const args = ['-czf', `${output}.new`, '--exclude=./node_modules/.cache', '-C', folder, '.']
    await runQuietly('tar', args, { doing: `Packing ${output}` })
    await rename(`${output}.new`, output)
    return
  }
  await cp(folder, output, {
    recursive: true,
    // Otherwise the libraries of PostgreSQL would be those of the folder that is copied.
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith(join('node_modules', '.cache')),
  })
}
