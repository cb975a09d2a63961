import { expect, test } from 'vitest'
import { gainExemption } from './gain-exemption.ts'
import { type PropertySale, propertyGain } from './property-gain.ts'

/*
 * Meera bought a flat in Pune on 12 September 2012 while she worked in Dubai, and refitted it in
 * FY 2016-17. She came home in June 2025, is resident (RNOR) for FY 2025-26, and sells on
 * 20 January 2026. The stamp duty value is 108% of the price, so the price counts.
 *
 *   Price                                        1,50,00,000
 *   Brokerage                                     -1,50,000
 *   Net price                                   1,48,50,000
 *   Bought for                                   -60,00,000
 *   Refitted for                                  -6,60,000
 *   Plain gain                                     81,90,000
 *   at 12.5%                                       10,23,750
 *
 *   Index: 200 in FY 2012-13, 264 in FY 2016-17, 376 in FY 2025-26
 *   60,00,000 × 376 ÷ 200                        1,12,80,000
 *    6,60,000 × 376 ÷ 264                           9,40,000
 *   1,48,50,000 − 1,12,80,000 − 9,40,000          26,30,000
 *   at 20%                                          5,26,000
 */
const flat: PropertySale = {
  price: 15000000,
  cost: 6000000,
  bought: '2012-09-12',
  sold: '2026-01-20',
  improvements: [{ fy: '2016-17', amount: 660000 }],
  expenses: 150000,
  stamp: 16200000,
}

test('a returning NRI who is resident when she sells pays 5,26,000 with indexation', () => {
  expect(propertyGain(flat).result).toMatchObject({
    term: 'long',
    gain: 8190000,
    taxableGain: 8190000,
    indexedGain: 2630000,
    indexedCost: 12220000,
    netPrice: 14850000,
    taxPlain: 1023750,
    taxIndexed: 526000,
    tax: 526000,
  })
})

test('a returning NRI who sells a year earlier, still non-resident, pays 10,23,750', () => {
  const abroad = propertyGain({ ...flat, sold: '2025-01-20', resident: false })
  expect(abroad.result.tax).toBe(1023750)
  expect(abroad.result.taxIndexed).toBeUndefined()
})

/*
 *   Bonds                                          20,00,000
 *   12.5% of 81,90,000 − 20,00,000                  7,73,750
 *   20% of 26,30,000 − 20,00,000                    1,26,000
 *   In the other reading she chooses between 7,73,750 and 5,26,000.
 */
test('bonds for 20 lakh bring her tax down to 1,26,000, or leave 5,26,000 in the other reading', () => {
  const { exemption } = gainExemption({ section: '54EC', gain: 8190000, invested: 2000000 }).result
  const { result, notes } = propertyGain({ ...flat, exempt: exemption })
  expect(result).toMatchObject({ taxPlain: 773750, taxIndexed: 126000, tax: 126000 })
  expect(notes.join(' ')).toContain('you’d pay ₹5.26 lakh')
})

/*
 *   New flat                                       90,00,000, more than the gain of 81,90,000
 */
test('a new flat for 90 lakh leaves no tax in either reading', () => {
  const { exemption } = gainExemption({ section: '54', gain: 8190000, invested: 9000000 }).result
  expect(exemption).toBe(8190000)
  const { result, notes } = propertyGain({ ...flat, exempt: exemption })
  expect(result.tax).toBe(0)
  expect(notes.join(' ')).toContain('the tax would be the same')
})
