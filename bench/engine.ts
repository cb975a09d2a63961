import { endpoints } from '#app/tools/api/endpoints.ts'

const TIMES = 500
const WARM_UP = 50

/** Whole calculations, from a checked input to the result with its working. */
const QUESTIONS: Record<string, [tool: string, input: Record<string, unknown>]> = {
  'income tax on a salary': ['income-tax', { year: '2026-27', salary: 1_500_000 }],
  'income tax with every kind of income': [
    'income-tax',
    {
      year: '2024-25',
      regime: 'old',
      slab: 9_000_000,
      salary: 4_000_000,
      stcg111a: 500_000,
      stcg111a15: 400_000,
      ltcg112a: 700_000,
      ltcg112a10: 600_000,
      ltcg112: 5_000_000,
      ltcg11220: 2_000_000,
      vda: 300_000,
      winnings: 100_000,
      dividend: 1_000_000,
      agri: 200_000,
    },
  ],
}

/** CPU time of one calculation, in milliseconds. */
export function timeEngine(): { question: string; ms: number }[] {
  return Object.entries(QUESTIONS).map(([question, [tool, input]]) => {
    const endpoint = endpoints[tool]
    if (!endpoint) throw new Error(`the API has no tool ${tool}`)
    const calculate = () => endpoint.run(endpoint.input.parse(input))
    for (let i = 0; i < WARM_UP; i++) calculate()
    const before = process.cpuUsage()
    for (let i = 0; i < TIMES; i++) calculate()
    const { user, system } = process.cpuUsage(before)
    return { question, ms: (user + system) / 1000 / TIMES }
  })
}
