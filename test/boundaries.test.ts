import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../app', import.meta.url))
const SERVER_ONLY = /^(server|db|http|postgres|seeds|config|rendering|worker)\/|\.server\.tsx?$/

/**
 * The layers of the app, from the ground up: an import goes down, or stays inside its folder, or
 * goes sideways where none comes back. A new folder gets its floor here.
 */
const FLOORS = [
  ['ui', 'time', 'text', 'config', 'paths.ts'],
  ['content', 'db', 'postgres', 'site', 'routes.ts'],
  ['http', 'client', 'layout', 'audit', 'legal', 'people', 'tax', 'working', 'seeds', 'worker'],
  ['auth', 'due-dates', 'office', 'plans', 'services', 'slip'],
  ['claims', 'images', 'staff', 'templates', 'mail'],
  ['leads', 'rich-text'],
  ['publishing', 'notifications', 'dashboard', 'rendering'],
  [
    'appointments',
    'backup',
    'blog',
    'faqs',
    'insights',
    'monitoring',
    'results',
    'season',
    'seo',
    'tools',
    'tax-facts',
  ],
  ['pages', 'social'],
  ['entry'],
  ['server'],
]

const GENERATED = 'entry/route-tree.gen.ts'
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== GENERATED)
  .sort()

test('every folder of the app has a floor', () => {
  const files = globSync('**/*.*', { cwd: app })
  const folders = [...new Set(files.map(folderOf))].sort()
  expect(folders).toEqual(FLOORS.flat().sort())
})

test('an import goes down the floors, or stays inside its folder', () => {
  expect(sources.length).toBeGreaterThan(400)
  const upward = importsBetweenFolders().filter(([from, to]) => floorOf(to) > floorOf(from))
  expect(upward.map(([from, to]) => describeImport(from, to))).toEqual([])
})

test('folders on one floor do not import each other in a circle', () => {
  const sideways = importsBetweenFolders().filter(([from, to]) => floorOf(to) === floorOf(from))
  const between = Map.groupBy(sideways, ([from]) => folderOf(from))
  const reaches = (start: string, end: string, seen = new Set<string>()): boolean =>
    (between.get(start) ?? []).some(([, to]) => {
      const next = folderOf(to)
      if (next === end) return true
      return !seen.has(next) && reaches(next, end, seen.add(next))
    })
  const circular = sideways.filter(([from, to]) => reaches(folderOf(to), folderOf(from)))
  expect(circular.map(([from, to]) => describeImport(from, to))).toEqual([])
})

test('no folder holds too many files', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app })
  const folders = Map.groupBy(files, (file) => dirname(file))
  const crowded = [...folders].filter(([, inside]) => inside.length > MAX_FILES)
  expect(crowded.map(([folder, inside]) => `app/${folder} holds ${inside.length} files`)).toEqual(
    [],
  )
})
const MAX_FILES = 32

test('nothing of the server is loaded by a page', () => {
  const seen = loadedBy('entry/entry-client.tsx')
  expect(seen.size).toBeGreaterThan(30)
  const wrong = [...seen].filter(([file]) => SERVER_ONLY.test(file))
  expect(wrong.map(([file, from]) => `${from} loads ${file}`)).toEqual([])
})

test('nothing of the staff area is loaded by a public page before it is requested', () => {
  const publicPages = globSync('pages/**/*.tsx', { cwd: app }).filter(
    (file) => !file.includes('admin/'),
  )
  expect(publicPages.length).toBeGreaterThan(2)
  for (const page of publicPages) {
    const staff = [...loadedBy(page).keys()].filter((file) => /admin|staff|auth\//.test(file))
    expect(staff, page).toEqual([])
  }
})

test('pages and components call the API, not the database', () => {
  for (const file of globSync('**/*.tsx', { cwd: app })) {
    const server = importsOf(file).filter((other) => SERVER_ONLY.test(other))
    expect(server, file).toEqual([])
  }
})

/** Every import of one folder's file by another's, types too: [from, to]. */
function importsBetweenFolders(): [string, string][] {
  return sources
    .flatMap((from) => importsOf(from, ANY_IMPORT).map((to): [string, string] => [from, to]))
    .filter(([from, to]) => to !== GENERATED && folderOf(from) !== folderOf(to))
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? ''
}

function floorOf(file: string): number {
  return FLOORS.findIndex((floor) => floor.includes(folderOf(file))) + 1
}

function describeImport(from: string, to: string): string {
  return `app/${from} (floor ${floorOf(from)}) imports app/${to} (floor ${floorOf(to)}): an import goes down the floors`
}

/** Every file that is loaded when this one is, each with one that loads it. Types load nothing. */
function loadedBy(start: string): Map<string, string> {
  const seen = new Map([[start, '']])
  for (const [file] of seen) {
    for (const other of importsOf(file)) if (!seen.has(other)) seen.set(other, file)
  }
  return seen
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

const ANY_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

function importsOf(file: string, pattern = IMPORT): string[] {
  const source = readFileSync(resolve(app, file), 'utf8')
  return [...source.matchAll(pattern)]
    .map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    .filter((name) => /^(\.|#app\/)/.test(name))
    .map((name) => locate(name, file))
    .filter((found) => found !== undefined)
}

function locate(name: string, from: string): string | undefined {
  const path = name.startsWith('#app/')
    ? resolve(app, name.slice('#app/'.length))
    : resolve(app, dirname(from), name)
  const found = [path, `${path}.tsx`, `${path}.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
  return found && relative(app, found)
}
