import { describe, expect, test } from 'vitest'
import { gainsOf } from '../../../../test/worked-gains.ts'
import { fnoTurnover } from '../business/fno-turnover.ts'
import type { ShareSale } from './share-sales.ts'

const LONG = { asset: 'equity', bought: '2020-05-05', sold: '2025-06-03' } as const
const SHORT = { asset: 'equity', bought: '2025-05-05', sold: '2025-06-03' } as const

function sale(kind: Pick<ShareSale, 'asset' | 'bought' | 'sold'>, gain: number): ShareSale {
  return { ...kind, cost: 1_000_000, price: 1_000_000 + gain }
}

/*
 * A trader with losses, FY 2025-26, worked on paper:
 *
 * F&O trades +2,40,000, -5,10,000, -1,30,000
 *   turnover 2,40,000 + 5,10,000 + 1,30,000 = 8,80,000; loss 4,00,000
 * Shares, short-term: gain 3,10,000, loss 85,000       left 2,25,000
 * Shares, long-term:  gain 6,40,000, loss 40,000       left 6,00,000
 * The F&O loss goes to the highest rate first:
 *   20%:   2,25,000 - 2,25,000                         left 0
 *   12.5%: 6,00,000 - 1,75,000                         left 4,25,000
 * Short-term loss from earlier years, 30,000: no short-term gain is left, so
 *   12.5%: 4,25,000 - 30,000                           left 3,95,000
 * Exempt 1,25,000: taxed 2,70,000 at 12.5%             tax 33,750
 * Crypto: one gain of 90,000, a loss of 60,000 ignored, 30%   tax 27,000
 * Together, before surcharge and cess                  tax 60,750
 */
test('a trader with losses pays what the working on paper says, to the rupee', () => {
  const fno = fnoTurnover({ results: [240_000, -510_000, -130_000] }).result
  expect(fno).toEqual({ turnover: 880_000, profit: -400_000 })
  const { result } = gainsOf({
    sales: [sale(SHORT, 310_000), sale(SHORT, -85_000), sale(LONG, 640_000), sale(LONG, -40_000)],
    crypto: [
      { cost: 100_000, price: 190_000 },
      { cost: 160_000, price: 100_000 },
    ],
    earlier: { short: 30_000, long: 0 },
    businessLoss: -fno.profit,
  })
  expect(result.bands.map(({ id, gain, loss, left }) => [id, gain, loss, left])).toEqual([
    ['stcg111a', 310_000, 85_000, 0],
    ['ltcg112a', 640_000, 40_000, 395_000],
  ])
  expect(result).toMatchObject({
    crypto: 90_000,
    exemptLeft: 0,
    carried: { short: 0, long: 0 },
    businessLossLeft: 0,
    tax: 60_750,
  })
})

describe('long-term gains on listed equity', () => {
  test.each([
    ['are free up to ₹1.25 lakh', 125_000, 0, 0],
    ['pay 12.5% of a rupee above', 125_008, 0, 1],
    ['leave the rest of the exempt amount for the year', 15_000, 110_000, 0],
  ])('%s', (_, gain, exemptLeft, tax) => {
    expect(gainsOf({ sales: [sale(LONG, gain)] }).result).toMatchObject({ exemptLeft, tax })
  })

  test('the exempt amount of FY 2024-25 is taken from the gains on listed equity at the higher rate first', () => {
    const early = { ...LONG, sold: '2024-07-22' }
    const late = { ...LONG, sold: '2024-07-23' }
    const sales = [sale(early, 100_000), sale(late, 100_000)]
    // 1,00,000 at 12.5% is free, and 25,000 of the gains at 10%: 10% of 75,000
    expect(gainsOf({ year: '2024-25', sales }).result).toMatchObject({ exemptLeft: 0, tax: 7_500 })
  })

  test('long-term gains on listed equity are free up to ₹1 lakh in FY 2023-24', () => {
    const sales = [sale({ ...LONG, sold: '2024-03-31' }, 150_000)]
    expect(gainsOf({ year: '2023-24', sales }).result.tax).toBe(5_000)
  })

  test('long-term gains on listed equity on older shares begin from the value on 31 January 2018', () => {
    const old = { ...LONG, bought: '2018-01-31', cost: 100_000, price: 600_000 }
    const { result, lines } = gainsOf({ sales: [{ ...old, fmv2018: 350_000 }] })
    expect(result.bands[0]?.gain).toBe(250_000)
    expect(lines[0]).toMatchObject({ amount: 350_000, rule: 'grandfatheredCost' })
    expect(gainsOf({ sales: [old] }).notes.join()).toContain('enter its value on that day')
    const day = { ...old, bought: '2018-02-01', fmv2018: 350_000 }
    expect(gainsOf({ sales: [day] }).result.bands[0]?.gain).toBe(500_000)
  })
})

describe('short-term gains', () => {
  test('short-term gains on shares pay 20%, and 15% if sold by 22 July 2024', () => {
    expect(gainsOf({ sales: [sale(SHORT, 100_000)] }).result.tax).toBe(20_000)
    const early = { asset: 'equity', bought: '2024-05-05', sold: '2024-07-22' } as const
    expect(gainsOf({ year: '2024-25', sales: [sale(early, 100_000)] }).result.tax).toBe(15_000)
  })

  test('short-term gains on the anniversary of the purchase are still short-term', () => {
    const held = { asset: 'equity', bought: '2024-06-03' } as const
    expect(gainsOf({ sales: [sale({ ...held, sold: '2025-06-03' }, 1)] }).result.bands[0]?.id).toBe(
      'stcg111a',
    )
    expect(gainsOf({ sales: [sale({ ...held, sold: '2025-06-04' }, 1)] }).result.bands[0]?.id).toBe(
      'ltcg112a',
    )
  })

  test('short-term gains on other assets pay the slab rate that the other income leads to', () => {
    const sales = [sale({ ...SHORT, asset: 'gold' }, 100_000)]
    expect(gainsOf({ sales }).result.tax).toBe(30_000)
    expect(gainsOf({ sales, otherIncome: 1_000_000 }).result.tax).toBe(10_000)
    expect(gainsOf({ sales, otherIncome: 350_000 }).result.tax).toBe(2_500)
  })
})

test('the unused basic exemption of a resident lowers gains, the highest rate first', () => {
  const sales = [sale(SHORT, 100_000), sale(LONG, 1_000_000)]
  // 4,00,000 less 3,00,000: the 20% gain is gone, then (10,00,000 - 1,25,000) at 12.5%
  expect(gainsOf({ sales, otherIncome: 300_000 }).result.tax).toBe(109_375)
  expect(gainsOf({ sales, otherIncome: 300_000, resident: false }).result.tax).toBe(129_375)
  expect(gainsOf({ sales, otherIncome: 0 }).result.tax).toBe(71_875)
})

describe('losses', () => {
  const carriedOf = (...input: Parameters<typeof gainsOf>) => gainsOf(...input).result

  test('long-term losses never touch short-term gains', () => {
    expect(carriedOf({ sales: [sale(SHORT, 50_000), sale(LONG, -80_000)] })).toMatchObject({
      carried: { short: 0, long: 80_000 },
      tax: 10_000,
    })
  })

  test('losses use up a gain even where the exempt amount would have covered it', () => {
    const { result, notes } = gainsOf({ sales: [sale(SHORT, -40_000), sale(LONG, 100_000)] })
    expect(result).toMatchObject({ carried: { short: 0 }, exemptLeft: 65_000, tax: 0 })
    expect(notes.join()).toContain('Losses come off before the exempt amount')
  })

  test('losses go to the gain with the highest rate', () => {
    const gold = { asset: 'gold', bought: '2025-05-01', sold: '2025-06-01' } as const
    const fund = { asset: 'debt_fund', bought: '2024-05-01', sold: '2025-06-01' } as const
    const sales = [sale(SHORT, 50_000), sale(gold, 50_000), sale(fund, -120_000), sale(LONG, 1)]
    // gold and the debt fund are both taxed at slab rates; 70,000 go on to shares
    expect(carriedOf({ sales })).toMatchObject({ carried: { short: 19_999, long: 0 }, tax: 0 })
  })

  test('losses on crypto help nothing, and no loss helps crypto', () => {
    const crypto = [{ cost: 0, price: 10_000 }]
    expect(carriedOf({ sales: [sale(SHORT, -50_000)], crypto, businessLoss: 9 })).toMatchObject({
      carried: { short: 50_000 },
      businessLossLeft: 9,
      tax: 3_000,
    })
  })
})

test('gold sold by 22 July 2024 after three years has its cost indexed', () => {
  const gold = { asset: 'gold', bought: '2019-04-01', sold: '2024-07-22' } as const
  const sales = [{ ...gold, cost: 289_000, price: 500_000 }]
  // 2,89,000 × 363 ÷ 289 = 3,63,000; 20% of 1,37,000
  expect(gainsOf({ year: '2024-25', sales }).result.tax).toBe(27_400)
})
