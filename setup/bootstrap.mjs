// Brings a copy of the project to the point where it can run, doing only what is not done yet.
// Runs on the Node that happens to be there (20 or newer), before any package is installed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './lock.mjs'
import { ROOT, runQuietly } from './run.mjs'

const INSTALLED = join(ROOT, 'node_modules', '.installed')
const BUILT = join(ROOT, 'dist', '.built')

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function ensureInstalled() {
  const wanted = await packagesFingerprint()
  if (await holds(INSTALLED, wanted)) return
  await withLock('packages', async (lock) => {
    if (await holds(INSTALLED, wanted)) return // another set-up did it while we waited
    await rm(INSTALLED, { force: true })
    const [npm, ...before] = npmCommand()
    await runQuietly(npm, [...before, 'ci', '--include=dev', '--loglevel=error'], {
      doing: 'Installing packages (about a minute with a fast connection)',
      progress: installedSoFar(await lockedPackages()),
      onSpawn: lock.share,
    })
    await pinnedNode()
    await writeStamp(INSTALLED, wanted)
  })
}

/** Builds the pages, unless the last build was made from exactly these files. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && (await holds(BUILT, await sourcesFingerprint()))) return
  await withLock('build', async (lock) => {
    const wanted = await sourcesFingerprint()
    if (!force && (await holds(BUILT, wanted))) return
    await rm(BUILT, { force: true })
    await runQuietly(await pinnedNode(), [await packageBin('vite', 'vite'), 'build', '--app'], {
      doing: 'Building the pages (about half a minute)',
      env: { NODE_ENV: 'production' },
      onSpawn: lock.share,
    })
    await writeStamp(BUILT, wanted)
  })
}

/** The Node that the project is written for, which came with its packages. */
export async function pinnedNode() {
  const node = join(ROOT, 'node_modules', 'node', 'bin', 'node')
  const { dependencies } = await readJson('package.json')
  const version = await promisify(execFile)(node, ['-v']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (version === `v${dependencies.node}`) return node
  await rm(INSTALLED, { force: true })
  throw new Error(
    `Node ${dependencies.node} should be at ${node}, but ` +
      `${version ? `that is ${version}` : 'it cannot be run'}. Please try again; if this comes ` +
      'back, remove node_modules and make sure that npm may run install scripts.',
  )
}

/** The script behind a command that a package brings. */
export async function packageBin(packageName, name) {
  const { bin } = await readJson(join('node_modules', packageName, 'package.json'))
  return join(ROOT, 'node_modules', packageName, typeof bin === 'string' ? bin : bin[name])
}

/** From here on an error ends the script with its message, not with a stack of this code. */
export function explainFailures() {
  process.on('uncaughtException', (error) => {
    console.error(`\n${error.message}`)
    process.exit(1)
  })
}

async function packagesFingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } =
    await readJson('package.json')
  const declared = JSON.stringify({
    dependencies,
    devDependencies,
    optionalDependencies,
    overrides,
    allowScripts,
  })
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${declared}\n`)
    .update(await readFile(join(ROOT, 'package-lock.json')))
    .digest('hex')
}

async function sourcesFingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesBelow(source)) {
      hash.update(`${file}\n`).update(await readFile(join(ROOT, file)))
    }
  }
  return hash.digest('hex')
}

const SOURCES = ['app', 'public', 'setup', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

async function filesBelow(path) {
  if (!existsSync(join(ROOT, path))) return []
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const files = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) files.push(...(await filesBelow(join(path, entry.name))))
    // What the build itself writes must not make the build look outdated.
    else if (!entry.name.includes('.gen.')) files.push(join(path, entry.name))
  }
  return files
}

/** The npm that started this script, so that both are of one version; else the one on the path. */
function npmCommand() {
  const started = process.env.npm_execpath
  return started?.endsWith('npm-cli.js') && existsSync(started)
    ? [process.execPath, started]
    : ['npm']
}

/** The folders that the lock file asks for on this machine. */
async function lockedPackages() {
  const { packages } = await readJson('package-lock.json')
  const here = ({ os, cpu }) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
  return Object.keys(packages).filter((path) => path && here(packages[path]))
}

function installedSoFar(paths) {
  return () => {
    const done = paths.filter((path) => existsSync(join(ROOT, path, 'package.json'))).length
    return `${done} of ${paths.length} packages`
  }
}

async function holds(stamp, wanted) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted
}

async function writeStamp(stamp, text) {
  await writeFile(`${stamp}.new`, text)
  await rename(`${stamp}.new`, stamp)
}

async function readJson(path) {
  return JSON.parse(await readFile(join(ROOT, path), 'utf8'))
}
