import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readJson } from './fingerprints.mjs'
import { ROOT, runQuietly } from './run.mjs'

/** For who has something else to run: npm itself waits a minute and a half for an absent registry. */
const IMPATIENT = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=1000',
  '--fetch-timeout=10000', // without any data: a slow connection is none
]

/** Installs every package of the project, those for development too, into a folder beside it. */
export async function installPackages(folder, { onSpawn, patient = true } = {}) {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(ROOT, file))) await copyFile(join(ROOT, file), join(folder, file))
  }
  const [npm, ...before] = npmCommand()
  const args = ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--prefix', folder]
  const locked = await lockedPackages(folder)
  const wanted = locked.map(({ path }) => join(folder, path, 'package.json'))
  await runQuietly(npm, [...before, ...args, ...(patient ? [] : IMPATIENT)], {
    doing: 'Installing packages (about a minute with a fast connection)',
    progress: () => `${wanted.filter(existsSync).length} of ${wanted.length} packages`,
    cwd: folder,
    onSpawn,
  })
}

/**
 * Gives a release what the running site needs of the packages here: none for development, no types and
 * no source maps, which are a sixth of the rest, nor the second copy of Node that its package unpacks.
 * By links, where the disk has them: that takes neither space nor much time, and what installs packages
 * replaces files instead of writing into them.
 */
export async function linkProductionPackages(from, to) {
  for (const { path, dev } of await lockedPackages(from)) {
    const source = join(from, path)
    if (dev || !existsSync(source)) continue
    const nested = join(source, 'node_modules') // which have entries of their own in the lock file
    linkFolder(source, join(to, path), (file) => file !== nested && !isForDevelopment(file))
    await setImmediate() // lets a signal through
  }
  rmSync(join(to, NODE_UNPACKED), { recursive: true, force: true })
}

function linkFolder(from, to, isWanted) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!isWanted(source)) continue
    if (entry.isDirectory()) linkFolder(source, target, isWanted)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(error.code)) throw error
    cpSync(source, target, { verbatimSymlinks: true })
  }
}

/** The same by moving them, which leaves the rest behind, to be removed whenever there is time. */
export async function moveProductionPackages(from, to) {
  const packages = await lockedPackages(from)
  const moved = packages.filter(({ path, dev }) => !dev && existsSync(join(from, path)))
  for (const { path } of moved) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    if (existsSync(join(from, path))) renameSync(join(from, path), join(to, path)) // with those inside it
  }
  for (const path of [
    NODE_UNPACKED,
    ...packages.filter(({ dev }) => dev).map(({ path }) => path),
  ]) {
    if (existsSync(join(to, path))) await rm(join(to, path), { recursive: true })
  }
  for (const file of await readdir(join(to, 'node_modules'), { recursive: true })) {
    if (isForDevelopment(file)) await rm(join(to, 'node_modules', file), { recursive: true })
  }
}

const NODE_UNPACKED = join('node_modules', 'node', 'node_modules')

function isForDevelopment(file) {
  return /\.(d\.[cm]?ts|map)$/.test(file)
}

/** The folders that the lock file requires on this machine. */
async function lockedPackages(folder) {
  const { packages } = await readJson(join(folder, 'package-lock.json'))
  const here = ({ os, cpu }) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
  return Object.entries(packages)
    .filter(([path, entry]) => path && here(entry))
    .map(([path, { dev = false }]) => ({ path, dev }))
}

/** The npm that started this script, so that both are of one version; else the one on the path. */
export function npmCommand() {
  const started = process.env.npm_execpath
  return started?.endsWith('npm-cli.js') && existsSync(started)
    ? [process.execPath, started]
    : ['npm']
}
