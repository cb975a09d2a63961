import { expect, test } from 'vitest'
import { type Houses, houseProperty } from './house-property.ts'
import type { House } from './own-houses.ts'

const LET: House = { use: 'let', rent: 300000, municipal: 20000, interest: 100000 }

function resultOf(regime: Houses['regime'], ...properties: House[]) {
  return houseProperty({ regime, properties }).result
}

test.each(['old', 'new'] as const)(
  'a house that is let bears tax on rent less municipal tax, 30% and all interest, %s regime',
  (regime) => {
    expect(resultOf(regime, LET)).toEqual({ head: 96000, toTotalIncome: 96000, unusedLoss: 0 })
  },
)

test('a house that is let gets no share for repairs where municipal tax is above the rent', () => {
  expect(resultOf('old', { use: 'let', rent: 10000, municipal: 30000 }).head).toBe(-20000)
  expect(resultOf('old', { use: 'let', rent: 30000, municipal: 30000 }).head).toBe(0)
})

test('a house that is let deducts interest without a limit, whatever the loan was for', () => {
  const interest = {
    use: 'let',
    interest: 900000,
    loanFor: 'repairs',
    lateCompletion: true,
  } as const
  expect(resultOf('old', interest).head).toBe(-900000)
})

test('a house that is let adds a fifth of the interest from before completion', () => {
  expect(resultOf('old', { ...LET, preConstruction: 100000 }).head).toBe(76000)
})

test('a house that is let drops paise at the end only', () => {
  // 70% of 1,00,001 is 70,000.70, and a fifth of 3 is 60 paise
  expect(resultOf('new', { use: 'let', rent: 100001 }).head).toBe(70000)
  expect(resultOf('new', { use: 'let', rent: 100001, preConstruction: 3 }).head).toBe(70000)
  expect(resultOf('new', { use: 'let', rent: 100001, preConstruction: 4 }).head).toBe(69999)
})

test.each([
  [199999, -199999, 0],
  [200000, -200000, 0],
  [200001, -200000, 1],
  [500000, -200000, 300000],
])(
  'a loss of %d lowers other income by up to 2 lakh in the old regime',
  (interest, toTotalIncome, unusedLoss) => {
    const result = resultOf('old', { use: 'let', interest })
    expect(result).toEqual({ head: -interest, toTotalIncome, unusedLoss })
  },
)

test('a loss lowers no other income in the new regime, and goes forward with the other reading beside it', () => {
  const { result, notes } = houseProperty({
    regime: 'new',
    properties: [{ use: 'let', rent: 100000, interest: 200000 }],
  })
  expect(result).toEqual({ head: -130000, toTotalIncome: 0, unusedLoss: 130000 })
  expect(notes.join(' ')).toMatch(/₹1\.3 lakh.*On another reading of the law, it’s lost/)
})

test('a loss of one house is set off against another first, in both regimes', () => {
  const losing: House = { use: 'let', rent: 0, interest: 50000 }
  expect(resultOf('new', LET, losing).head).toBe(46000)
  expect(resultOf('old', LET, losing).head).toBe(46000)
})

test.each([
  [200000, -200000],
  [200001, -200000],
  [150000, -150000],
])(
  'a house of one’s own deducts interest of %d up to 2 lakh in the old regime',
  (interest, head) => {
    expect(resultOf('old', { use: 'self', interest }).head).toBe(head)
  },
)

test('a house of one’s own deducts none in the new regime', () => {
  expect(resultOf('new', { use: 'self', interest: 250000 })).toEqual({
    head: 0,
    toTotalIncome: 0,
    unusedLoss: 0,
  })
})

test('a house of one’s own shares the 2 lakh with a second one', () => {
  const houses: House[] = [
    { use: 'self', interest: 150000 },
    { use: 'self', interest: 150000 },
  ]
  expect(resultOf('old', ...houses).head).toBe(-200000)
})

test('a house of one’s own has the fifth of earlier interest inside the limit', () => {
  expect(resultOf('old', { use: 'self', interest: 180000, preConstruction: 50000 }).head).toBe(
    -190000,
  )
  expect(resultOf('old', { use: 'self', interest: 180000, preConstruction: 500000 }).head).toBe(
    -200000,
  )
})

test.each([{ loanFor: 'repairs' } as const, { lateCompletion: true }])(
  'a house of one’s own is limited to 30,000 with %o',
  (why) => {
    expect(resultOf('old', { use: 'self', interest: 30000, ...why }).head).toBe(-30000)
    expect(resultOf('old', { use: 'self', interest: 90000, ...why }).head).toBe(-30000)
    expect(resultOf('old', { use: 'self', preConstruction: 100000, ...why }).head).toBe(-20000)
  },
)

test('a house of one’s own shares 30,000 for repairs with a second one, inside the 2 lakh', () => {
  const repaired: House = { use: 'self', interest: 25000, loanFor: 'repairs' }
  expect(resultOf('old', repaired, { ...repaired, interest: 20000 }).head).toBe(-30000)
  expect(resultOf('old', repaired, { use: 'self', interest: 160000 }).head).toBe(-185000)
  expect(resultOf('old', repaired, { use: 'self', interest: 190000 }).head).toBe(-200000)
})

test('the interest of a house of one’s own reduces the rent of another in the old regime', () => {
  const own: House = { use: 'self', interest: 250000 }
  expect(resultOf('old', own, LET).head).toBe(-104000)
  expect(resultOf('new', own, LET).head).toBe(96000)
})

test('a house of one’s own is refused as a third one', () => {
  const own: House = { use: 'self' }
  expect(() => resultOf('old', own, own, own)).toThrow('more than two houses')
})

test('the working of tax year 2026-27 names the rules of that year', () => {
  const { lines } = houseProperty({ regime: 'old', properties: [LET], year: '2026-27' })
  expect(lines.map(({ rule }) => rule)).toContain('rentStandardDeduction2026')
})
