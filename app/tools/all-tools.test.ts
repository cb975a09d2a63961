import { expect, test } from 'vitest'
import { allTools } from './all-tools.ts'
import { exampleOf, initialValues } from './form-values.ts'

const cases = Object.values(allTools).flatMap(({ tool }) =>
  (tool.years.length > 0 ? tool.years : (['2025-26'] as const)).map(
    (year) => [tool.id, year, tool] as const,
  ),
)

test.each(cases)('the example of %s is answered in %s', (_, year, tool) => {
  const values = { ...initialValues(tool), ...exampleOf(tool, year) }
  expect(tool.respond(values, { year, today: '2026-11-22' })).toHaveProperty('answer')
})
