import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allTools } from '#app/tax/tools/all-tools.ts'
import { exampleOf, initialValues, toolOn } from '#app/tax/tools/form/form-values.ts'
import type { FormValues, Tool } from '#app/tax/tools/form/tool-type.ts'
import { toolOfScript } from '#app/tax/tools/scripts.ts'
import { toolIn } from '#app/tax/tools/tool-in.ts'
import type { Answer } from '#app/tax/working/answer.ts'
import type { Field } from '#content/en/tools/form.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { toolsInHindi } from '#content/hi/tools/translated.ts'
import { oneFilePerTool } from '../ops/one-file-per-tool.ts'
import { toolEntries } from '../ops/tool-entries.ts'

const folder = await mkdtemp(join(tmpdir(), 'tool-scripts-'))
const shipped: Record<string, Tool> = {}
/** Every tool by the name of its script. */
const tools: Record<string, Tool> = {
  ...Object.fromEntries(Object.entries(allTools).map(([id, { tool }]) => [id, tool])),
  ...Object.fromEntries(toolsInHindi.map((id) => [`${id}-in-hindi`, toolIn('hi', id).tool])),
}

beforeAll(async () => {
  Object.assign(globalThis, {
    keepTool: (script: string, tool: Tool) => Object.assign(shipped, { [script]: tool }),
  })
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [keepsTools, toolEntries(), oneFilePerTool()],
    build: {
      outDir: folder,
      copyPublicDir: false,
      minify: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: Object.keys(tools).map((script) => `app/entry/tools/${script}.ts`),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  for (const script of Object.keys(tools)) {
    await import(/* @vite-ignore */ pathToFileURL(join(folder, `${script}.js`)).href)
    await shipped[script]?.later?.load()
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The tools of the scripts come here instead of to a page. */
const keepsTools: Plugin = {
  name: 'keeps-tools',
  enforce: 'pre',
  load(id) {
    const script = /\/app\/entry\/tools\/([\w-]+)\.ts$/.exec(id)?.[1]
    if (!script) return undefined
    return `import { tool } from '#app/tax/tools/${toolOfScript(script)}'; keepTool('${script}', tool)`
  },
}

test.each(Object.entries(tools))(
  'The script of %s answers as the server does, with the same rules',
  (name, tool) => {
    const script = shipped[name]
    if (!script) throw new Error(`no script of ${name}`)
    const random = generator()
    const years = tool.years.length > 0 ? tool.years : (['2025-26'] as const)
    let answers = 0
    for (const year of years) {
      for (let count = 0; count < 300 / years.length; count++) {
        const today = random(DAYS)
        const values = { ...initialValues(toolOn(tool, today)), ...changed(tool, year, random) }
        const expected = tool.respond(values, { year, today })
        expect(script.respond(values, { year, today }), JSON.stringify(values)).toEqual(expected)
        if (!('answer' in expected)) continue
        answers++
        for (const rule of rulesIn(expected.answer))
          expect(script.facts[rule], rule).toEqual(tool.facts[rule])
      }
    }
    expect(answers).toBeGreaterThan(100)
  },
)

const DAYS = ['2026-04-02', '2026-11-23', '2027-01-10', '2027-04-15', '2027-08-05']

function rulesIn({ workings }: Answer): string[] {
  return workings.flatMap(({ lines }) => lines.map(({ rule }) => rule))
}

type Random = <T>(among: readonly T[]) => T

/** The same choices in each run. */
function generator(): Random {
  let seed = 20261123
  return (among) => {
    seed = (seed * 48271) % 2147483647
    return among[seed % among.length] as (typeof among)[number]
  }
}

/** The tool’s example with up to six fields filled in otherwise. */
function changed(tool: Tool, year: FinancialYear, random: Random): FormValues {
  const fields = [...tool.basics, ...tool.more.flatMap((group) => group.fields)]
  const some = Array.from({ length: random([0, 1, 1, 2, 3, 6]) }, () => random(fields))
  return {
    ...exampleOf(tool, year),
    ...Object.fromEntries(some.flatMap((field) => valuesOf(field, random))),
  }
}

function valuesOf(field: Field, random: Random): [string, string][] {
  if (field.kind === 'rows')
    return Array.from({ length: random([0, 1, 3]) }, (_, row) =>
      field.fields.flatMap((inner) =>
        valuesOf(inner, random).map(([name, value]): [string, string] => [
          `${field.name}.${row}.${name}`,
          value,
        ]),
      ),
    ).flat()
  const value = typed(field, random)
  return value === undefined ? [] : [[field.name, value]]
}

function typed(field: Exclude<Field, { kind: 'rows' }>, random: Random): string | undefined {
  switch (field.kind) {
    case 'choice':
      return random(field.options)[0]
    case 'tick':
      return random([undefined, undefined, 'on'])
    case 'money':
      return random([
        undefined,
        '0',
        '9,000',
        '40,000',
        '1,80,000',
        '12,75,000',
        '56,00,000',
        '2.3 crore',
      ])
    case 'number':
      return random([undefined, '0', '3', '9', '140', '400'])
    case 'date':
      return random([undefined, ...DATES])
    case 'text':
      return random(TEXTS)
    case 'kept':
      return undefined
  }
}

const DATES = [
  '1999-05-06',
  '2012-10-01',
  '2019-02-11',
  '2022-07-31',
  '2023-09-30',
  '2024-05-17',
  '2024-07-23',
  '2024-11-15',
  '2025-09-16',
  '2025-12-10',
  '2026-05-20',
  '2026-08-01',
  '2026-11-09',
  '2027-02-14',
]
const TEXTS = [
  '',
  '12,000\n-3,50,000',
  '1,60,00,000\n-2,90,00,000',
  '80C',
  '10(13A)',
  'rent',
  'form 16',
  '263(5)',
]
