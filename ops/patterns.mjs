// Fails when a regular expression of the site may take more than linear time for some text: visitors choose the
// text. Those that were found linear are listed in linear-patterns.txt, which is committed, because to check
// all of them takes minutes; a new one is checked here and added.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import recheck from 'recheck'
import { parseSync, Visitor } from 'vite'
import { readJson } from './fingerprints.mjs'
import { ROOT } from './run.mjs'

const LIST = join(ROOT, 'ops', 'linear-patterns.txt')
const TIMEOUT_MS = 30_000

/** What no stranger's text reaches. */
const ACCEPTED = new Map([
  [
    String.raw`/<(style|script)\b[\s\S]*?(<\/\1[^<>]*>|$)|<(base|link|meta)\b[^<>]*>/gi`,
    'runs in the browser of staff on what they paste; measured linear, as its end always matches',
  ],
  [
    String.raw`/<script([^>]*)>([\s\S]*?)<\/script>/g`,
    'runs on pages that the site renders without anything that is stored',
  ],
])

const { version } = await readJson(join(ROOT, 'node_modules', 'recheck', 'package.json'))
const header = `recheck ${version}`
const listed = readFileSync(LIST, 'utf8').trim().split('\n')
const known = new Set(listed[0] === header ? listed.slice(1) : [])

const patterns = findPatterns()
const linear = []
let faults = 0
for (const [pattern, { source, flags, places }] of patterns) {
  if (ACCEPTED.has(pattern)) continue
  const fault = known.has(pattern) ? undefined : await faultOf(source, flags)
  if (!fault) linear.push(pattern)
  else {
    faults++
    console.error(`${places.join(', ')}\n  ${pattern}\n  ${fault}`)
  }
}
for (const pattern of ACCEPTED.keys()) {
  if (patterns.has(pattern)) continue
  faults++
  console.error(`No file has ${pattern} any more: remove it from ACCEPTED in ops/patterns.mjs.`)
}
const list = `${[header, ...linear.sort()].join('\n')}\n`
if (list !== `${listed.join('\n')}\n`) {
  writeFileSync(LIST, list)
  console.log('Wrote ops/linear-patterns.txt: commit it.')
}
console.log(`${patterns.size} patterns, ${faults} faults`)
process.exit(faults > 0 ? 1 : 0)

/** Every pattern of the sources, with the places that have it. */
function findPatterns() {
  const found = new Map()
  const files = globSync('{app,content,ops/backup,ops/postgres}/**/*.{ts,tsx}', {
    cwd: ROOT,
  }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort()) {
    const code = readFileSync(join(ROOT, file), 'utf8')
    const add = ({ start }, source, flags) => {
      const pattern = `/${source}/${flags}`
      if (!found.has(pattern)) found.set(pattern, { source, flags, places: [] })
      found.get(pattern).places.push(`${file}:${code.slice(0, start).split('\n').length}`)
    }
    const { program, errors } = parseSync(file, code)
    if (errors.length > 0) throw new Error(`${file} can’t be read: ${errors[0].message}`)
    const constants = new Map()
    const made = []
    const take = (node) => {
      if (node.callee.name === 'RegExp') made.push(node)
    }
    new Visitor({
      Literal: (node) => node.regex && add(node, node.regex.pattern, node.regex.flags),
      VariableDeclarator: ({ id, init }) => init && constants.set(id.name, init),
      NewExpression: take,
      CallExpression: take,
    }).visit(program)
    for (const node of made) {
      const [source, flags] = node.arguments
      add(node, textOf(source, constants), flags ? textOf(flags, constants) : '')
    }
  }
  return found
}

/** The text of an expression; a letter stands for what only the running program knows. */
function textOf(node, constants) {
  const text = (other) => textOf(other, constants)
  const joined = (quasis, expressions, kind) =>
    quasis
      .map(({ value }, at) => value[kind] + (expressions[at] ? text(expressions[at]) : ''))
      .join('')
  switch (node.type) {
    case 'Literal':
      return node.regex?.pattern ?? String(node.value)
    case 'TemplateLiteral':
      return joined(node.quasis, node.expressions, 'cooked')
    case 'TaggedTemplateExpression':
      return joined(node.quasi.quasis, node.quasi.expressions, 'raw')
    case 'BinaryExpression':
      return text(node.left) + text(node.right)
    case 'Identifier':
      return constants.has(node.name) ? text(constants.get(node.name)) : 'x'
    case 'CallExpression': {
      const { object, property } = node.callee
      return property?.name === 'join' && object.type === 'ArrayExpression'
        ? object.elements.map(text).join(text(node.arguments[0]))
        : 'x'
    }
    default:
      return 'x'
  }
}

/** What is wrong with a pattern, and a text that shows it; undefined if it takes linear time. */
async function faultOf(source, flags) {
  const check = (checker) =>
    recheck.check(source, flags.replace('d', ''), { checker, timeout: TIMEOUT_MS })
  let found = await check('auto')
  if (found.status === 'unknown') found = await check('fuzz')
  if (found.status === 'safe') return undefined
  return found.status === 'vulnerable'
    ? `takes time of ${found.complexity.summary}, such as for ${found.attack.pattern}`
    : `could not be checked (${found.error.kind}): make it simpler`
}
