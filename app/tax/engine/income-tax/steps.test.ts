import { describe, expect, test } from 'vitest'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'
import { incomeTax } from '../income-tax.ts'

const CRORE = 10_000_000
/** Slabs, rebates, the ends of marginal relief and the steps of surcharge. */
const STEPS = [
  250_000,
  300_000,
  400_000,
  500_000,
  600_000,
  700_000,
  722_220,
  727_770,
  800_000,
  900_000,
  1_000_000,
  1_200_000,
  1_270_580,
  1_500_000,
  1_600_000,
  2_000_000,
  2_400_000,
  5_000_000,
  5_161_190,
  5_195_890,
  CRORE,
  10_150_000,
  10_215_000,
  2 * CRORE,
  20_900_000,
  21_000_000,
  5 * CRORE,
  53_000_000,
]

describe.each(FINANCIAL_YEARS)('ten rupees more of income in FY %s', (year) => {
  test('never lower the tax of the new regime, and cost no more than themselves and their cess', () => {
    for (const slab of incomesInTens()) {
      const more = rise(slab, 'new')
      expect(more, `at ${slab}`).toBeGreaterThanOrEqual(0)
      // 10.40 at most, and rounding to ten on both sides
      expect(more, `at ${slab}`).toBeLessThanOrEqual(20)
    }
  })

  test('cost as little in the old regime, but for the cliff at the end of its rebate', () => {
    for (const slab of incomesInTens()) {
      const more = rise(slab, 'old')
      if (slab === 500_000) expect(more).toBe(13_000)
      else expect(more, `at ${slab}`).toBeLessThanOrEqual(20)
      expect(more, `at ${slab}`).toBeGreaterThanOrEqual(0)
    }
  })

  function rise(slab: number, regime: 'new' | 'old'): number {
    const tax = (income: number) => incomeTax({ year, regime, slab: income }).result.tax
    return tax(slab + 10) - tax(slab)
  }
})

/** Every ten around the steps of the law, and a sample of the whole range to 6 crore. */
function* incomesInTens(): Generator<number> {
  for (const step of STEPS) {
    for (let slab = step - 200; slab <= step + 200; slab += 10) yield slab
  }
  for (let slab = 0; slab < 6 * CRORE; slab += 149_990) yield slab
}
