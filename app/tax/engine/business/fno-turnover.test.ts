import { expect, test } from 'vitest'
import { fnoTurnover } from './fno-turnover.ts'

test('profits and losses are added without their sign, and netted for the profit', () => {
  const results = [120_000, -90_000, 45_000, -60_000]
  expect(fnoTurnover({ results }).result).toEqual({ turnover: 315_000, profit: 15_000 })
})

test.each([
  ['losses alone are turnover too', [-50_000, -1], { turnover: 50_001, profit: -50_001 }],
  ['a trade at zero adds nothing', [0], { turnover: 0, profit: 0 }],
  ['no trade, no turnover', [], { turnover: 0, profit: 0 }],
])('%s', (_, results, expected) => {
  expect(fnoTurnover({ results }).result).toEqual(expected)
})
