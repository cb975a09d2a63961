import type { ESTree, Plugin } from 'vite'

/**
 * Gives the script of each tool, and of what follows its answer, its own copy of whatever it imports, so
 * that it is one file. Otherwise each set of modules that some tools have in common would be a file: up to
 * seventeen for one tool, which compress worse, and carry what only other pages use of them. Tax facts that
 * no line of the copy names are left out. In the script of a tool in Hindi, words that functions take unless
 * they are given others are the Hindi ones: it would carry the English ones in vain.
 */
export function oneFilePerTool(): Plugin {
  /** the code of each tool, in whatever file it ends up, but for the facts */
  const code: Record<string, string> = {}
  return {
    name: 'one-file-per-tool',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer = '', options) {
        const tool = (ENTRY.exec(importer) ?? COPY.exec(importer))?.[1]
        if (!tool) return
        const found = await this.resolve(source, importer.replace(COPY, ''), options)
        if (!found) return
        const id = tool.endsWith('-in-hindi') ? found.id.replace(WORDS, '/content/hi/$1') : found.id
        return { ...found, id: `${id}?tool=${tool}` }
      },
    },
    transform(source, id) {
      const tool = COPY.exec(id)?.[1]
      if (tool && !FACTS.test(id)) code[tool] = `${code[tool] ?? ''}\n${source}`
    },
    // A part that a tool loads later needs nothing but the tool’s own file, which is there.
    load(id) {
      return id.startsWith(PRELOAD) ? 'export const __vitePreload = (load) => load()' : undefined
    },
    renderChunk(chunk, { moduleIds }) {
      const tool = moduleIds.flatMap((id) => COPY.exec(id)?.[1] ?? [])[0]
      if (!tool) return
      const facts = factsIn(this.parse(chunk).body)
      const isUsed = ({ id }: Place) => isNamed(id, code[tool] ?? '') || isNamed(id, chunk, facts)
      const unused = facts.filter((fact) => !isUsed(fact))
      const left = unused.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end),
        chunk,
      )
      return { code: left, map: null }
    },
  }
}

interface Place {
  id: string
  start: number
  end: number
}

/** The facts of a chunk and their places. */
function factsIn(body: ESTree.Program['body']): Place[] {
  return body
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? [init.properties] : []))
    .filter((properties) => properties.some(isRecord))
    .flatMap((properties) =>
      properties.flatMap((one, index) => {
        const id = one.type === 'Property' && one.key.type === 'Identifier' && one.key.name
        return id ? [{ id, start: one.start, end: properties[index + 1]?.start ?? one.end }] : []
      }),
    )
}

function isRecord(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.value.type !== 'CallExpression') return false
  const { callee, arguments: given } = property.value
  return (
    callee.type === 'Identifier' &&
    (isRow(callee.name, given.length) || isCarriedOver(property.key, given))
  )
}

/** A row that a unit makes: `days(30, rule, label)`, or the call that a unit's own name stands for. */
function isRow(unit: string, count: number): boolean {
  return ROW.test(unit) && count === 3
}

/** A rule that a later year repeats: `cess2026: carriedOver(rules.cess)`. */
function isCarriedOver(key: ESTree.Node, [rule]: readonly ESTree.Node[]): boolean {
  return (
    key.type === 'Identifier' &&
    rule?.type === 'MemberExpression' &&
    rule.property.type === 'Identifier' &&
    key.name !== rule.property.name &&
    ruleOf(key.name) === rule.property.name
  )
}

/**
 * Whether anything but the records of a rule says its name. Each year may have a record of its own
 * (`…2026`, `…Ay2026`), and each date an extension (`…Extended`), whose names are put together.
 */
function isNamed(id: string, code: string, records: readonly Place[] = []): boolean {
  const rule = ruleOf(id)
  const own = records.filter((record) => ruleOf(record.id) === rule)
  const names = code.matchAll(
    new RegExp(`(?<![\\w$])${rule}(?:Ay)?(?:20\\d\\d)?(?:Extended)?(?![\\w$])`, 'g'),
  )
  return [...names].some(
    ({ index }) => !own.some(({ start, end }) => index >= start && index < end),
  )
}

/** The name of a rule without its year. */
function ruleOf(id: string): string {
  return id.replace(/(Ay)?(20\d\d)?(Extended)?$/, '')
}

const ROW = /^(?:amount|percent|days|months|years|tonnes|vehicles|date|words)(?:\$\d+)?$/
const PRELOAD = '\0vite/preload-helper.js?tool='
const ENTRY = /\/app\/(?:entry\/tools|tax\/tools\/pages\/closing(?=\/follow-answer))\/([\w-]+)\.ts$/
/** The records, not what looks them up. */
const FACTS = /\/content\/facts\/(?!register\/|tax-facts\.ts|tax-year\.ts)/
const WORDS = /\/content\/en\/(tools\/(?:tool-words|late-return-steps)\.ts)$/
const COPY = /\?tool=([\w-]+)$/
