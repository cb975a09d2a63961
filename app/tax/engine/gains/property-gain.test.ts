import { describe, expect, test } from 'vitest'
import { type PropertySale, propertyGain } from './property-gain.ts'

/** Bought for 40 lakh in FY 2010-11 (index 167), sold for 1.1 crore in FY 2025-26 (index 376). */
const house: PropertySale = {
  price: 11000000,
  cost: 4000000,
  bought: '2010-06-15',
  sold: '2025-08-10',
}

const resultOf = (sale: Partial<PropertySale>) => propertyGain({ ...house, ...sale }).result
const notesOf = (sale: Partial<PropertySale>) => propertyGain({ ...house, ...sale }).notes.join(' ')

describe('a resident who bought before 23 July 2024 pays the lower of two taxes', () => {
  test('a resident pays the lower tax with indexation where prices rose slowly', () => {
    // 40,00,000 × 376 ÷ 167 = 90,05,988.02; 20% of 19,94,011.98
    expect(resultOf({})).toMatchObject({
      term: 'long',
      gain: 7000000,
      taxPlain: 875000,
      taxIndexed: 398802,
      tax: 398802,
    })
  })

  test('a resident pays the lower tax without indexation where prices rose fast', () => {
    // 40,00,000 × 376 ÷ 280 = 53,71,428.57; 20% of 1,46,28,571.43 against 12.5% of 1,60,00,000
    expect(resultOf({ price: 20000000, bought: '2018-06-15' })).toMatchObject({
      taxPlain: 2000000,
      taxIndexed: 2925714,
      tax: 2000000,
    })
  })

  test('a resident’s sale in tax year 2026-27 is indexed with 384', () => {
    // 40,00,000 × 384 ÷ 167 = 91,97,604.79; 20% of 18,02,395.21
    expect(resultOf({ sold: '2026-08-10' })).toMatchObject({ taxIndexed: 360479, tax: 360479 })
  })

  test('a resident’s sale from 23 July 2024 to 31 March 2025 is indexed with 363', () => {
    // 40,00,000 × 363 ÷ 167 = 86,94,610.78; 20% of 23,05,389.22
    for (const sold of ['2024-07-23', '2025-03-31']) {
      expect(resultOf({ sold }), sold).toMatchObject({ taxPlain: 875000, taxIndexed: 461078 })
    }
  })

  test('a resident pays no tax where the indexed costs are more than the price, but has no loss', () => {
    // 40,00,000 × 376 ÷ 167 is more than 50,00,000
    expect(resultOf({ price: 5000000 })).toMatchObject({
      gain: 1000000,
      taxableGain: 1000000,
      indexedGain: 0,
      taxPlain: 125000,
      taxIndexed: 0,
      tax: 0,
    })
    expect(notesOf({ price: 5000000 })).toContain('doesn’t create a loss')
  })

  test('a resident pays no tax on a loss, which is carried forward', () => {
    expect(resultOf({ price: 3000000 })).toMatchObject({
      gain: -1000000,
      taxableGain: -1000000,
      taxPlain: 0,
      taxIndexed: 0,
      tax: 0,
    })
    expect(notesOf({ price: 3000000 })).toContain('carry it forward')
  })

  test('a resident pays no tax on a sale at cost', () => {
    expect(resultOf({ price: 4000000 })).toMatchObject({ gain: 0, taxPlain: 0, tax: 0 })
  })
})

test('there is one tax and no choice for a seller abroad', () => {
  const { taxPlain, taxIndexed, tax } = resultOf({ resident: false })
  expect([taxPlain, taxIndexed, tax]).toEqual([undefined, undefined, 875000])
  expect(notesOf({ resident: false })).toContain('can’t use indexation')
})

test('there is one tax and no choice for what was bought from 23 July 2024 on', () => {
  const sold = '2026-09-01'
  expect(resultOf({ bought: '2024-07-22', sold }).taxIndexed).toBeDefined()
  const { taxPlain, taxIndexed, tax } = resultOf({ bought: '2024-07-23', sold })
  expect([taxPlain, taxIndexed, tax]).toEqual([undefined, undefined, 875000])
})

test('there is one tax and no choice for a sale up to 22 July 2024: 20% of the indexed gain, resident or not', () => {
  // 20,00,000 × 363 ÷ 254 = 28,58,267.72; 20% of 21,41,732.28
  const old = { price: 5000000, cost: 2000000, bought: '2015-06-01', sold: '2024-07-22' }
  for (const resident of [true, false]) {
    const result = resultOf({ ...old, resident })
    expect(result).toMatchObject({ gain: 3000000, tax: 428346 })
    expect(result.taxPlain).toBeUndefined()
    expect(result.taxIndexed).toBeUndefined()
  }
  expect(resultOf({ ...old, sold: '2024-07-23' })).toMatchObject({
    taxPlain: 375000,
    taxIndexed: 428346,
    tax: 375000,
  })
})

test('there is one tax and no choice for a sale in FY 2023-24, with the index of 348', () => {
  // 40,00,000 × 348 ÷ 167 = 83,35,329.34; 20% of 26,64,670.66
  expect(resultOf({ sold: '2023-04-01' })).toMatchObject({ tax: 532934 })
  expect(resultOf({ sold: '2024-03-31' })).toMatchObject({ tax: 532934 })
})

test('there is one tax and no choice for a sale up to 22 July 2024 whose indexed costs are more than the price', () => {
  const old = { price: 5000000, sold: '2024-03-31' }
  expect(resultOf(old)).toMatchObject({ gain: 1000000, indexedGain: -3335329, tax: 0 })
  expect(notesOf(old)).toContain('carry it forward')
})

describe('the gain is short-term', () => {
  test('up to and on the second anniversary of the purchase', () => {
    const bought = '2023-08-10'
    expect(resultOf({ bought, sold: '2025-08-09' }).term).toBe('short')
    expect(resultOf({ bought, sold: '2025-08-10' })).toMatchObject({ term: 'short', tax: null })
    expect(resultOf({ bought, sold: '2025-08-11' }).term).toBe('long')
  })

  test('a short-term gain has neither index nor exemption', () => {
    const result = resultOf({ bought: '2024-01-01', exempt: 5000000 })
    expect(result).toMatchObject({ gain: 7000000, taxableGain: 7000000, tax: null })
    expect(result.taxPlain).toBeUndefined()
    expect(notesOf({ bought: '2024-01-01', exempt: 5000000 })).toContain('only on a long-term gain')
  })

  test('a short-term gain comes with the day from which it would have been long-term', () => {
    expect(notesOf({ bought: '2024-01-01' })).toContain('long-term from 2 January 2026')
  })
})

describe('the stamp duty value', () => {
  test('the stamp duty value is overlooked up to 110% of the price', () => {
    expect(resultOf({ stamp: 12100000 }).gain).toBe(7000000)
    expect(notesOf({ stamp: 12100000 })).toContain('the price counts')
  })

  test('the stamp duty value counts as the price one rupee above that', () => {
    expect(resultOf({ stamp: 12100001 }).gain).toBe(8100001)
    expect(notesOf({ stamp: 12100001 })).toContain('counts as the price')
  })

  test('the stamp duty value changes nothing where it is below the price', () => {
    expect(resultOf({ stamp: 9000000 }).gain).toBe(7000000)
    expect(notesOf({ stamp: 9000000 })).toBe('')
  })
})

describe('costs', () => {
  test('costs of the sale lower the price, for both taxes', () => {
    // 20% of (1,08,00,000 − 90,05,988.02)
    expect(resultOf({ expenses: 200000 })).toMatchObject({
      gain: 6800000,
      netPrice: 10800000,
      taxPlain: 850000,
      taxIndexed: 358802,
    })
  })

  test('costs of improvements are indexed from their own year', () => {
    // 10,00,000 × 376 ÷ 200 = 18,80,000; 20% of 1,14,011.98
    const improvements = [{ fy: '2012-13', amount: 1000000 }]
    expect(resultOf({ improvements })).toMatchObject({
      gain: 6000000,
      taxPlain: 750000,
      taxIndexed: 22802,
    })
  })

  test('costs of improvements in the year of the sale count without a rise', () => {
    const improvements = [{ fy: '2025-26', amount: 1000000 }]
    expect(resultOf({ improvements })).toMatchObject({ gain: 6000000, taxIndexed: 198802 })
  })

  test('costs of improvements before 1 April 2001 don’t count', () => {
    const old = { bought: '1995-06-01', fmv2001: 2000000 }
    const improvements = [
      { fy: '1999-00', amount: 500000 },
      { fy: '2000-01', amount: 500000 },
      { fy: '2001-02', amount: 100000 },
    ]
    expect(resultOf({ ...old, improvements }).gain).toBe(11000000 - 4000000 - 100000)
    expect(notesOf({ ...old, improvements })).toContain('before 1 April 2001 don’t count')
    expect(notesOf({ ...old, cost: 1, improvements })).toContain('already includes them')
    expect(notesOf({ ...old, improvements })).not.toContain('already includes them')
  })
})

describe('a house bought before 1 April 2001', () => {
  const old = { price: 15000000, cost: 300000, bought: '1990-05-01', fmv2001: 2000000 }

  test('a house bought before 1 April 2001 starts from its value on that day, with the index of 100', () => {
    // 20,00,000 × 376 ÷ 100 = 75,20,000; 20% of 74,80,000
    expect(resultOf(old)).toMatchObject({
      gain: 13000000,
      taxPlain: 1625000,
      taxIndexed: 1496000,
      tax: 1496000,
    })
  })

  test('a house bought before 1 April 2001 starts from what was paid where no value is known, or it was lower', () => {
    expect(resultOf({ ...old, fmv2001: 0 }).gain).toBe(14700000)
    expect(resultOf({ ...old, fmv2001: 200000 }).gain).toBe(14700000)
  })

  test('a house bought before 1 April 2001 ends on 31 March 2001: a day later the value no longer counts', () => {
    expect(resultOf({ ...old, bought: '2001-03-31' }).gain).toBe(13000000)
    expect(resultOf({ ...old, bought: '2001-04-01' }).gain).toBe(14700000)
  })
})

test('an exempt gain comes off the plain gain and off the indexed gain', () => {
  expect(resultOf({ exempt: 1000000 })).toMatchObject({
    gain: 7000000,
    taxableGain: 6000000,
    taxPlain: 750000,
    taxIndexed: 198802,
    tax: 198802,
  })
})

test('an exempt gain is a disputed reading, with the tax of the other one beside it', () => {
  expect(notesOf({ exempt: 6000000 })).toContain('tax with indexation would be ₹3,98,802')
  expect(notesOf({ exempt: 6000000 })).toContain('you’d pay ₹1.25 lakh')
  expect(notesOf({ exempt: 7000000 })).toContain('the tax would be the same')
})

test('an exempt gain is shown as no more than each gain, and not beside a loss', () => {
  const exemptOf = (change: object) =>
    propertyGain({ ...house, ...change })
      .lines.filter(({ label }) => label === 'Less exempt gain')
      .map(({ amount }) => amount)
  expect(exemptOf({ exempt: 3000000 })).toEqual([3000000, 1994011.98])
  expect(exemptOf({ exempt: 9000000 })).toEqual([7000000, 1994011.98])
  expect(exemptOf({ exempt: 100000, price: 8000000 })).toEqual([100000])
  expect(exemptOf({ exempt: 100000, price: 3000000 })).toEqual([])
})

test('an exempt gain never makes a loss', () => {
  expect(resultOf({ exempt: 9000000 })).toMatchObject({ taxableGain: 0, tax: 0 })
})

test('every step is shown with the rule that it follows', () => {
  const { lines } = propertyGain({ ...house, exempt: 1000000 })
  expect(lines.map(({ label, amount, rule }) => `${label}: ${amount} (${rule})`)).toEqual([
    'Long-term when held for more than: 24 (holdingProperty)',
    'Held from 15 June 2010 to 10 August 2025: Long-term (holdingProperty)',
    'Price: 11000000 (propertyGain)',
    'Less purchase price: 4000000 (propertyGain)',
    'Gain: 7000000 (propertyGain)',
    'Less exempt gain: 1000000 (exemptPropertyGain)',
    'Taxable gain: 6000000 (exemptPropertyGain)',
    'Tax at 12.5%, without indexation: 750000 (ltcgPropertyRate)',
    'With indexation: price less costs of the sale: 11000000 (propertyGain)',
    'Index for the year of sale, FY 2025-26: 376 (inflationIndex)',
    'Index for FY 2010-11: 167 (inflationIndex2010)',
    'Less purchase price, × 376 ÷ 167: 9005988.02 (indexedCost)',
    'Gain with indexation: 1994011.98 (indexedCost)',
    'Less exempt gain: 1000000 (exemptPropertyGain)',
    'Taxable gain: 994011.98 (exemptPropertyGain)',
    'Tax at 20%, with indexation: 198802.4 (ltcgPropertyIndexedRate)',
    'The lower tax: 198802 (lowerPropertyTax)',
  ])
})

test.each<[string, Partial<PropertySale>, object]>([
  [
    // 12,00,000 × 3.84 = 46,08,000; 20% of 43,92,000 against 12.5% of 78,00,000
    'bought in 1981, value of 2001 above the cost',
    { price: 9000000, cost: 150000, bought: '1981-05-10', sold: '2026-06-15', fmv2001: 1200000 },
    { gain: 7800000, taxPlain: 975000, taxIndexed: 878400, tax: 878400 },
  ],
  [
    // 15,00,000 × 3.84 = 57,60,000; 20% of 32,40,000 against 12.5% of 75,00,000
    'bought in 1999, cost above the value of 2001',
    { price: 9000000, cost: 1500000, bought: '1999-05-10', sold: '2026-06-15', fmv2001: 900000 },
    { gain: 7500000, taxPlain: 937500, taxIndexed: 648000, tax: 648000 },
  ],
  [
    // 26,00,000 × 376 ÷ 200 = 48,88,000, already above 39,20,000: no tax, and the gain stays the plain one
    'with improvements, above whose indexed cost it was not sold',
    {
      price: 4000000,
      cost: 2600000,
      bought: '2012-12-01',
      sold: '2025-08-20',
      improvements: [
        { fy: '2013-14', amount: 300000 },
        { fy: '2019-20', amount: 450000 },
      ],
      expenses: 80000,
    },
    { gain: 570000, taxPlain: 71250, taxIndexed: 0, tax: 0 },
  ],
  [
    // stamp value exactly 110%: the price. 30,00,000 × 384 ÷ 109 = 1,05,68,807.34; 20% of 94,31,192.66
    'with a stamp value of exactly 110%',
    { price: 20000000, cost: 3000000, bought: '2003-04-01', sold: '2026-04-01', stamp: 22000000 },
    { gain: 17000000, taxPlain: 2125000, taxIndexed: 1886239, tax: 1886239 },
  ],
  [
    // a rupee above: 2,20,00,001; 20% of 1,14,31,193.66
    'with a stamp value a rupee above 110%',
    { price: 20000000, cost: 3000000, bought: '2003-04-01', sold: '2026-04-01', stamp: 22000001 },
    { gain: 19000001, taxPlain: 2375000, taxIndexed: 2286239, tax: 2286239 },
  ],
  [
    // 60,00,000 × 384 ÷ 363 = 63,47,107.44; 20% of 11,52,892.56 against 12.5% of 15,00,000
    'bought a day before the change',
    { price: 7500000, cost: 6000000, bought: '2024-07-22', sold: '2026-07-23' },
    { gain: 1500000, taxPlain: 187500, taxIndexed: 230579, tax: 187500 },
  ],
  [
    'sold on the second anniversary, at slab rates',
    { price: 7500000, cost: 6000000, bought: '2024-07-22', sold: '2026-07-22' },
    { term: 'short', gain: 1500000, tax: null },
  ],
  [
    // 8,00,000 × 3.76 + 6,00,000 × 376 ÷ 137 = 30,08,000 + 16,46,715.33; less 50,00,000: 20% of 23,45,284.67;
    // 12.5% of 1,06,00,000 − 50,00,000; what was built in FY 1995-96 doesn’t count
    'bought in 1985, improved before and after 2001, with bonds',
    {
      price: 12000000,
      cost: 200000,
      bought: '1985-01-01',
      sold: '2026-03-31',
      fmv2001: 800000,
      improvements: [
        { fy: '1995-96', amount: 100000 },
        { fy: '2008-09', amount: 600000 },
      ],
      exempt: 5000000,
    },
    { gain: 10600000, taxPlain: 700000, taxIndexed: 469057, tax: 469057 },
  ],
  [
    // 11,00,000 × 3.63 = 39,93,000; 20% of 20,07,000 against 12.5% of 49,00,000
    'bought on the last day before April 2001',
    { price: 6000000, cost: 1000000, bought: '2001-03-31', sold: '2024-09-23', fmv2001: 1100000 },
    { gain: 4900000, taxPlain: 612500, taxIndexed: 401400, tax: 401400 },
  ],
  [
    // 10,00,000 × 3.63 = 36,30,000; 20% of 23,70,000; a value of 2001 doesn’t stand in any more
    'bought a day later',
    { price: 6000000, cost: 1000000, bought: '2001-04-01', sold: '2024-07-23', fmv2001: 1100000 },
    { gain: 5000000, taxPlain: 625000, taxIndexed: 474000, tax: 474000 },
  ],
])('A house or land %s', (_case, sale, expected) => {
  expect(resultOf({ ...house, ...sale })).toMatchObject(expected)
})
