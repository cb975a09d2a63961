import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { readJson } from './fingerprints.mjs'
import { ROOT, runQuietly } from './run.mjs'

/** Installs every package of the project, those for development too, into a folder beside it. */
export async function installPackages(folder, { onSpawn } = {}) {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(ROOT, file))) await copyFile(join(ROOT, file), join(folder, file))
  }
  const [npm, ...before] = npmCommand()
  const args = ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--prefix', folder]
  const wanted = (await lockedPackages(folder)).map(({ path }) => join(folder, path))
  await runQuietly(npm, [...before, ...args], {
    doing: 'Installing packages (about a minute with a fast connection)',
    progress: () => `${wanted.filter(existsSync).length} of ${wanted.length} packages`,
    cwd: folder,
    onSpawn,
  })
}

/**
 * Copies what the running site needs of the packages: none for development, no types and no source
 * maps, which are a sixth of the rest, nor the second copy of Node that its package unpacks.
 */
export async function copyProductionPackages(from, to) {
  for (const { path, dev } of await lockedPackages(from)) {
    const source = join(from, path)
    if (dev || !existsSync(source)) continue
    await cp(source, join(to, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isNeeded(file.slice(source.length)),
    })
  }
  await rm(join(to, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true })
}

/** A nested package has an entry of its own in the lock file. */
function isNeeded(file) {
  return !file.startsWith(`${sep}node_modules`) && !/\.(d\.[cm]?ts|map)$/.test(file)
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
function npmCommand() {
  const started = process.env.npm_execpath
  return started?.endsWith('npm-cli.js') && existsSync(started)
    ? [process.execPath, started]
    : ['npm']
}
