import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** What the pages are built from. */
const BUILD_SOURCES = [
  'app',
  'content',
  'ops',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** What a release consists of, but for its packages and its build. */
export const RELEASE_SOURCES = [
  ...BUILD_SOURCES,
  'package.json',
  '.npmrc',
  '.nvmrc',
  'deploy',
  'LICENSE',
]

/** Changes when other packages have to be installed. */
export async function packagesFingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides, allowScripts } =
    await readJson(join(ROOT, 'package.json'))
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

/** Changes when the pages have to be built again. */
export function buildFingerprint(folder = ROOT) {
  return fingerprint(folder, BUILD_SOURCES)
}

/** Changes when a release of these sources would be another one. */
export function releaseFingerprint(folder = ROOT) {
  return fingerprint(folder, RELEASE_SOURCES)
}

export function isTest(file) {
  return /\.test\.tsx?$/.test(file)
}

export async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Synchronously: a start waits for it, and a machine under load takes ten times as long otherwise. */
async function fingerprint(folder, sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(folder, source)) {
      if (!isTest(file)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex')
}

function filesBelow(folder, path) {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesBelow(folder, join(path, entry.name))
      // What the build itself writes must not make the build look outdated.
      return entry.name.includes('.gen.') ? [] : [join(path, entry.name)]
    })
}
