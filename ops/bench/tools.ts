import { allTools } from '#app/tax/tools/all-tools.ts'
import { endpoints } from '#app/tax/tools/api/endpoints.ts'
import examples from '#app/tax/tools/api/examples.json' with { type: 'json' }
import { initialValues } from '#app/tax/tools/form/form-values.ts'

const CALLS = 500
const ROUNDS = 3

interface ToolTime {
  name: string
  /** CPU time of one call */
  ms: number
  /** as a share of the reference just before it, so that runs and trees can be compared */
  ratio: number
}

/** For each tool of the API and for each form with its example. */
export function timeTools(): ToolTime[] {
  const api = Object.entries(endpoints).flatMap(([name, { input, run }]): ToolTime[] => {
    const inputs = examples.filter(({ tool }) => tool === name).map((one) => input.parse(one.input))
    return inputs.length > 0 ? [timed(`API ${name}`, inputs, run)] : []
  })
  const forms = Object.values(allTools).map(({ tool }) => {
    const values = { ...initialValues(tool), ...tool.example }
    const context = { year: tool.years[0] ?? '2025-26', today: '2026-11-21' } as const
    return timed(`form ${tool.id}`, [values], (filled) => tool.respond(filled, context))
  })
  return [...api, ...forms]
}

function timed<Input>(name: string, inputs: Input[], run: (input: Input) => unknown): ToolTime {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const reference = timeEach([REFERENCE], structuredClone)
    const ms = timeEach(inputs, run)
    return { name, ms, ratio: ms / reference }
  })
  return rounds.sort((a, b) => a.ratio - b.ratio)[0] as ToolTime
}

/** Work that no change of the site makes faster or slower. */
const REFERENCE = Array.from({ length: 50 }, (_, index) => ({ index, text: `row ${index}` }))

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
