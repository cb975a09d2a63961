import { expect, test } from 'vitest'
import type { Field } from '#content/en/tools/form.ts'
import { allTools } from './all-tools.ts'
import { exampleOf, initialValues, parseMoney } from './form/form-values.ts'
import type { Tool } from './form/tool-type.ts'

const grouped = new Intl.NumberFormat('en-IN')

test.each(Object.values(allTools).map(({ tool }) => [tool.id, tool] as const))(
  'the example of %s fills amounts in as they are written in India',
  (_, tool) => {
    for (const example of [tool.example, ...Object.values(tool.exampleIn ?? {})]) {
      for (const [name, value] of Object.entries(example)) {
        if (fieldOf(tool, name)?.kind !== 'money') continue
        expect(value, name).toBe(grouped.format(parseMoney(value) ?? Number.NaN))
      }
    }
  },
)

const inEachYear = Object.values(allTools).flatMap(({ tool }) =>
  (tool.years.length > 0 ? tool.years : (['2025-26'] as const)).map(
    (year) => [tool.id, year, tool] as const,
  ),
)

test.each(inEachYear)('the example of %s is answered in %s', (_, year, tool) => {
  const values = { ...initialValues(tool), ...exampleOf(tool, year) }
  expect(tool.respond(values, { year, today: '2026-11-22' })).toHaveProperty('answer')
})

function fieldOf({ basics, more }: Tool, name: string): Field | undefined {
  const [first, , inner] = name.split('.')
  const outer = [...basics, ...more.flatMap(({ fields }) => fields)].find(
    (field) => field.name === first,
  )
  return outer?.kind === 'rows' ? outer.fields.find((field) => field.name === inner) : outer
}
