import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import examples from './examples.json' with { type: 'json' }

/** Published answers and answers worked by hand, each with its source. */
describe.each(examples)('$id', ({ tool, input, expected }) => {
  test(`${tool} answers ${JSON.stringify(expected)}`, () => {
    const { input: schema, run } = endpoints[tool]!
    const { result } = run(schema.parse(input))
    expect(result).toMatchObject(expected)
  })
})
