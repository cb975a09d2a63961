import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { costInflationFacts } from '#content/facts/cost-inflation.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'

/*
 * Which pages and tools say which tax facts. The result is committed, so that the staff screen of the
 * register can name them: `npx vitest run test/used-by.test.ts --update` writes it again.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const ids = Object.keys(taxFacts)

/** Where a page's own words and sums may be. */
const FOLLOWED =
  /^(content\/(services|guides|en\/tools)|app\/(tax\/(tools|engine)|website\/slip))\//
/** Subjects that a file may go through as a whole, so that it names no record. */
const TABLES: Record<string, object> = { costInflationFacts }
/** Pages in Hindi say what the English ones do (`content/hi/copy.test.ts`); a client's page is theirs alone. */
const LEFT_OUT =
  /\.test\.ts|^(content\/(facts|hi)\/|app\/(clients|writing\/seeds|tax\/tools\/api)\/)/

test('the committed list of where tax facts are used is up to date', async () => {
  const uses = [...findUses()].sort(([a], [b]) => (a < b ? -1 : 1))
  expect(uses.length).toBeGreaterThan(10)
  await expect(fileOf(uses)).toMatchFileSnapshot('../content/facts/register/used-by.gen.ts')
})

test('every place that the register names can be opened', () => {
  const addresses = new Set([
    paths.home,
    ...serviceMenu.map(({ slug }) => paths.service(slug)),
    ...guideMenu.map(({ slug }) => paths.guide(slug)),
    ...toolMenu.map(({ id }) => paths.tool(id)),
  ])
  expect(Object.keys(usedBy).filter((place) => !addresses.has(place))).toEqual([])
})

test('a table that is read as a whole is used as a whole', () => {
  expect(usedBy['/tools/selling-a-house']).toContain('inflationIndex2013')
})

function findUses(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const placed = new Set<string>()
  for (const [page, starts] of pages()) {
    const files = starts.flatMap((file) => [...withImports(file)])
    for (const file of files) placed.add(file)
    found.set(page, namedIn(files))
  }
  for (const file of sources('{app,content,ops}/**/*.{ts,tsx}')) {
    if (!placed.has(file) && /from '.*\/facts\/(?!register\/|tax-year)/.test(read(file))) {
      found.set(file, namedIn([file]))
    }
  }
  return new Map([...found].filter(([, named]) => named.length > 0))
}

/** Each page with the files that hold its words. */
function pages(): Map<string, string[]> {
  const found = new Map([
    [
      paths.home as string,
      [
        'app/website/slip/slip-facts.ts',
        'content/en/due-dates.ts',
        'app/tax/due-dates/filing-season.ts',
      ],
    ],
  ])
  const add = (files: string[], name: RegExp, address: (name: string) => string) => {
    for (const file of files) {
      const names = new Set([...read(file).matchAll(name)].map(([, named = '']) => named))
      const [only] = names
      if (only && names.size === 1)
        found.set(address(only), [...(found.get(address(only)) ?? []), file])
    }
  }
  add(sources('content/services/*.ts'), /\bslug: '([a-z-]+)'/g, paths.service)
  add(sources('content/guides/*.ts'), /\bslug: '([a-z-]+)'/g, paths.guide)
  for (const { id } of toolMenu) {
    found.set(paths.tool(id), sources(`content/en/tools/${id}/*.ts`))
  }
  const toolId = toolMenu.map(({ id }) => id).join('|')
  add(sources('app/tax/tools/**/*.ts'), new RegExp(`\\bid: '(${toolId})'`, 'g'), paths.tool)
  return found
}

/** A file with all that it imports from where words and sums are. */
function withImports(start: string): Set<string> {
  const seen = new Set([start])
  for (const file of seen) {
    for (const [, name = ''] of read(file).matchAll(/from '((?:\.|#)[^']+)'/g)) {
      const target = name.startsWith('#')
        ? name.slice(1)
        : relative(root, join(root, dirname(file), name))
      if (FOLLOWED.test(target) && !LEFT_OUT.test(target)) seen.add(target)
    }
  }
  return seen
}

/** The facts that files name, with the records of single years where they look one up by its year. */
function namedIn(files: string[]): string[] {
  const text = files.map(read).join('\n')
  const words = new Set(text.match(/\b[A-Za-z]\w+\b/g))
  const looksUpYears = /\b(id|value)InYear\b/.test(text)
  const tables = Object.entries(TABLES).filter(([name]) => text.includes(`Object.keys(${name}`))
  const whole = new Set(tables.flatMap(([, facts]) => Object.keys(facts)))
  return ids.filter(
    (id) =>
      words.has(id) || whole.has(id) || (looksUpYears && words.has(id.replace(/20\d\d$/, ''))),
  )
}

function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function fileOf(uses: [string, string[]][]): string {
  const entries = uses.map(
    ([page, named]) => `  '${page}': [\n${named.map((id) => `    '${id}',\n`).join('')}  ],\n`,
  )
  return `/** Written by test/used-by.test.ts: which pages and tools say which tax facts. */
export const usedBy: Record<string, readonly string[]> = {
${entries.join('')}}
`
}
