// npm test -- --changed [ref]: which tests a change can touch. What is not sure to touch few touches all.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './run.mjs'

/** What a journey names when it goes through a room; a room that is not here is part of every journey. */
const NAMED_BY = {
  audit: /audit/i,
  backup: /backup/i,
  claims: /claim|testimonial/i,
  'due-dates': /due.?date|calendar|reminder/i,
  guides: /guide/i,
  insights: /insights/i,
  legal: /privacy|terms|legal|cookies/i,
  office: /office|book/i,
  workload: /season/i,
  services: /service/i,
  slip: /slip|home/i,
  facts: /tax.?facts/i,
  figures: /tax.?facts/i,
  templates: /template/i,
}

/** What a journey names when it goes through a tool. */
const TOOL = /tool/i

/** Test files that read the sources as text, or pages that are built: no import leads there from a source. */
const READERS = /^test\/(pages\/.*|boundaries|copy|docs|names|used-by)\.test\.ts$/

/** @returns the unit files that may be touched, or `undefined` when all may be; the same of journeys */
export async function touchedBy(files) {
  return { units: await units(files), journeys: await journeys(files) }
}

/** What is not in a commit, or differs from that one. */
export async function changedFiles(ref = 'HEAD') {
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', ref),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...changed, ...added])]
}

/** Sources for `vitest related`, which finds the test files that import them. */
async function units(files) {
  const touching = files.filter((file) => !/\.md$|^test\/journeys\//.test(file))
  if (!touching.every((file) => /^(app|content|ops\/(backup|postgres)|test)\/.*\.tsx?$/.test(file)))
    return undefined
  if (files.length === 0) return []
  const readers = (await git('ls-files', 'test')).filter((file) => READERS.test(file))
  return [...touching, ...readers]
}

async function journeys(files) {
  const touching = files.filter((file) => !/\.md$|\.test\.ts$/.test(file))
  const specs = (await readdir(join(ROOT, 'test/journeys')))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `test/journeys/${name}`)
  const chosen = new Set()
  for (const file of touching) {
    if (specs.includes(file)) {
      chosen.add(file)
      continue
    }
    const naming = namingOf(file)
    if (!/^(app|content|ops\/backup)\//.test(file) || !naming) return undefined
    for (const spec of specs) {
      if (naming.test(await readFile(join(ROOT, spec), 'utf8'))) chosen.add(spec)
    }
  }
  return [...chosen]
}

function namingOf(file) {
  if (isOfOneTool(file)) return TOOL
  const room = file.split('/').find((part) => Object.hasOwn(NAMED_BY, part))
  return room && NAMED_BY[room]
}

/** Beside the folders of tools are those of what all tools share. */
function isOfOneTool(file) {
  const [folder] = /^app\/tax\/tools\/[^/]+\//.exec(file) ?? []
  return folder !== undefined && existsSync(join(ROOT, folder, 'tool.ts'))
}

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT, maxBuffer: 1e8 })
  return stdout.split('\n').filter(Boolean)
}
