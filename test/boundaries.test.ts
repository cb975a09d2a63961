import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('../app', import.meta.url))
const SERVER_ONLY = /^(server|db|http|postgres|seeds|config|rendering)\/|\.server\.tsx?$/

test('nothing of the server is loaded by a page', () => {
  const seen = loadedBy('entry/entry-client.tsx')
  expect(seen.size).toBeGreaterThan(30)
  const wrong = [...seen].filter(([file]) => SERVER_ONLY.test(file))
  expect(wrong.map(([file, from]) => `${from} loads ${file}`)).toEqual([])
})

test('nothing of the staff area is loaded by a public page before it is asked for', () => {
  const publicPages = globSync('pages/**/*.tsx', { cwd: app }).filter(
    (file) => !file.includes('admin/'),
  )
  expect(publicPages.length).toBeGreaterThan(2)
  for (const page of publicPages) {
    const staff = [...loadedBy(page).keys()].filter((file) => /admin|staff|auth\//.test(file))
    expect(staff, page).toEqual([])
  }
})

test('pages and components ask the API, not the database', () => {
  for (const file of globSync('**/*.tsx', { cwd: app })) {
    const server = importsOf(file).filter((other) => SERVER_ONLY.test(other))
    expect(server, file).toEqual([])
  }
})

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

function importsOf(file: string): string[] {
  const source = readFileSync(resolve(app, file), 'utf8')
  return [...source.matchAll(IMPORT)]
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
