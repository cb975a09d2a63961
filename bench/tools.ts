import { allTools } from '#app/tools/all-tools.ts'
import { endpoints } from '#app/tools/api/endpoints.ts'
import examples from '#app/tools/api/examples.json' with { type: 'json' }
import { initialValues } from '#app/tools/form-values.ts'

const CALLS = 2_000

/** CPU time of one call, in milliseconds, for each tool of the API and for each form with its example. */
export function timeTools(): [name: string, ms: number][] {
  const api = Object.entries(endpoints).flatMap(([name, { input, run }]): [string, number][] => {
    const inputs = examples.filter(({ tool }) => tool === name).map((one) => input.parse(one.input))
    return inputs.length > 0 ? [[`API ${name}`, timeEach(inputs, run)]] : []
  })
  const forms = Object.values(allTools).map(({ tool }): [string, number] => {
    const values = { ...initialValues(tool), ...tool.example }
    const context = { year: tool.years[0] ?? '2025-26', today: '2026-11-21' } as const
    return [`form ${tool.id}`, timeEach([values], (filled) => tool.respond(filled, context))]
  })
  return [...api, ...forms]
}

/** After as many calls that warm it up. */
function timeEach<Input>(inputs: Input[], run: (input: Input) => unknown): number {
  const runAll = () => {
    for (let call = 0; call < CALLS; call++) run(inputs[call % inputs.length] as Input)
  }
  runAll()
  const start = process.cpuUsage()
  runAll()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / CALLS
}
