import { describe, expect, test } from 'vitest'
import { capitalSetOff } from './capital-set-off.ts'
import { grandfatheredCost } from './grandfathered-cost.ts'
import { setOff } from './set-off.ts'
import { vda } from './vda.ts'

describe('capital losses', () => {
  const none = { stGain: 0, stLoss: 0, ltGain: 0, ltLoss: 0 }
  test.each([
    ['of each kind go to gains of their kind', [200, 50, 300, 75], [150, 225, 0, 0]],
    ['a short-term loss goes on to long-term gains', [100, 250, 300, 0], [0, 150, 0, 0]],
    ['a long-term loss never goes to short-term gains', [100, 0, 50, 80], [100, 0, 0, 30]],
    ['what finds no gain is carried forward', [10, 200, 20, 5], [0, 0, 175, 0]],
    ['the long-term loss uses the long-term gain first', [0, 100, 100, 100], [0, 0, 100, 0]],
    ['losses alone are carried forward whole', [0, 40, 0, 60], [0, 0, 40, 60]],
    ['exactly used up', [50, 50, 60, 60], [0, 0, 0, 0]],
  ])('%s', (_, [stGain = 0, stLoss = 0, ltGain = 0, ltLoss = 0], left) => {
    const { result } = capitalSetOff({ stGain, stLoss, ltGain, ltLoss })
    expect([result.st, result.lt, result.stLossCf, result.ltLossCf]).toEqual(left)
  })

  test('capital losses that are carried forward need a return in time', () => {
    expect(capitalSetOff({ ...none, stLoss: 1 }).notes.join()).toContain('by its due date')
    expect(capitalSetOff(none)).toMatchObject({ result: { st: 0, lt: 0 }, notes: [] })
  })

  test('capital losses of earlier years come after those of this year', () => {
    const bands = [
      { id: 'st', term: 'short', gain: 100, loss: 40 },
      { id: 'lt', term: 'long', gain: 100, loss: 0 },
    ] as const
    expect(setOff(bands, { short: 80, long: 90 })).toEqual({
      left: { st: 0, lt: 0 },
      moves: [
        { loss: 'short', earlier: false, to: 'st', amount: 40 },
        { loss: 'long', earlier: true, to: 'lt', amount: 90 },
        { loss: 'short', earlier: true, to: 'st', amount: 60 },
        { loss: 'short', earlier: true, to: 'lt', amount: 10 },
      ],
      carried: { short: 10, long: 0 },
      businessLoss: 0,
    })
  })
})

describe('the cost of shares bought by 31 January 2018', () => {
  test.each([
    ['is that day’s value where the price rose since', 100, 250, 300, 250],
    ['is the sale price where it fell since', 100, 250, 200, 200],
    ['is what was paid where that is more', 280, 250, 300, 280],
    ['stays what was paid in a real loss', 100, 250, 80, 100],
    ['keeps its paise', 100.1, 214.55, 300, 214.55],
  ])('%s', (_, cost, fmv, sale, expected) => {
    expect(grandfatheredCost({ cost, fmv, sale }).result.cost).toBe(expected)
  })
})

test('a digital asset is taxed transfer by transfer, and a loss lowers nothing', () => {
  const transfers = [
    { cost: 300_000, price: 450_000 },
    { cost: 200_000, price: 120_000 },
    { cost: 50_000, price: 90_000 },
  ]
  const { result, lines, notes } = vda({ transfers })
  expect(result.taxable).toBe(190_000)
  expect(lines.at(-1)).toMatchObject({ amount: 57_000, rule: 'cryptoRate' })
  expect(notes).toEqual([
    'You can’t set off losses of ₹80,000 on virtual digital assets, this year or later.',
  ])
})

test('a digital asset sold at cost, or not at all, is taxed at nothing', () => {
  expect(vda({ transfers: [{ cost: 10, price: 10 }] }).result.taxable).toBe(0)
  expect(vda({ transfers: [] }).result.taxable).toBe(0)
})
