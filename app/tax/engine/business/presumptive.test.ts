import { describe, expect, test } from 'vitest'
import { type PresumptiveInput, presumptive } from './presumptive.ts'

function of(input: Partial<PresumptiveInput> & Pick<PresumptiveInput, 'section'>) {
  return presumptive({ turnover: 0, digital: 0, cash: 0, vehicles: [], resident: true, ...input })
}
const incomeOf = (input: Parameters<typeof of>[0]) => of(input).result

test('a business under section 44AD declares 6% of what came by bank and 8% of the rest, unpaid bills included', () => {
  const { result, lines } = of({ section: '44AD', turnover: 10_000_000, digital: 5_000_000 })
  expect(result).toEqual({ eligible: true, income: 700_000 })
  expect(lines.map(({ amount }) => amount)).toEqual([0, 30_000_000, 300_000, 400_000, 700_000])
})

test('a business under section 44AD loses the paise of its income', () => {
  expect(incomeOf({ section: '44AD', turnover: 1_000_001, digital: 0 }).income).toBe(80_000)
  expect(incomeOf({ section: '44AD', turnover: 1_000_013, digital: 0 }).income).toBe(80_001)
})

test('a business under section 44AD shows the paise of its shares, so that they add up', () => {
  const { lines } = of({ section: '44AD', turnover: 10_000_017, digital: 5_000_009 })
  expect(lines.slice(-3).map(({ amount }) => amount)).toEqual([300_000.54, 400_000.64, 700_001])
})

test('a business under section 44AD is warned that its cash is above 5%, by however little', () => {
  const cashOf = (cash: number) =>
    of({ section: '44AD', turnover: 30_000_000, cash }).lines[0]?.amount
  expect(cashOf(1_500_000)).toBe(5)
  expect(cashOf(1_500_001)).toBe('Just above 5%')
  expect(cashOf(1_503_000)).toBe(5.01)
})

test.each([
  ['at ₹2 crore with cash', 20_000_000, 10_000_000, true],
  ['a rupee above ₹2 crore with cash', 20_000_001, 10_000_000, false],
  ['at ₹3 crore with exactly 5% in cash', 30_000_000, 1_500_000, true],
  ['at ₹3 crore with a rupee more in cash', 30_000_000, 1_500_001, false],
  ['a rupee above ₹3 crore without cash', 30_000_001, 0, false],
  ['at ₹2.5 crore with a fifth on credit and no cash', 25_000_000, 0, true],
  ['without any turnover', 0, 0, true],
])('a business under section 44AD: %s', (_, turnover, cash, eligible) => {
  expect(incomeOf({ section: '44AD', turnover, cash }).eligible).toBe(eligible)
})

test('a business under section 44AD gets the reason why it is refused', () => {
  const { result, notes } = of({ section: '44AD', turnover: 25_000_000, cash: 5_000_000 })
  expect(result).toEqual({ eligible: false, income: 0 })
  expect(notes).toEqual([
    '₹2.5 crore is above the limit of ₹2 crore. The limit is ₹3 crore only if you receive at most 5% in cash.',
  ])
  expect(of({ section: '44AD', turnover: 31_000_000, cash: 5_000_000 }).notes).toEqual([
    '₹3.1 crore is above the limit of ₹2 crore.',
  ])
})

describe('a profession under section 44ADA', () => {
  test.each([
    ['declares half of its receipts', 4_000_000, 0, { eligible: true, income: 2_000_000 }],
    ['may have ₹50 lakh whatever the cash', 5_000_000, 5_000_000, { eligible: true }],
    ['may not have a rupee more with cash', 5_000_001, 4_000_000, { eligible: false }],
    ['may have ₹75 lakh with 5% in cash', 7_500_000, 375_000, { income: 3_750_000 }],
    ['may not have ₹75 lakh with more cash', 7_500_000, 375_001, { eligible: false, income: 0 }],
    ['may not have more than ₹75 lakh', 7_500_001, 0, { eligible: false }],
  ])('%s', (_, turnover, cash, expected) => {
    expect(incomeOf({ section: '44ADA', turnover, cash })).toMatchObject(expected)
  })
})

describe('goods carriages under section 44AE', () => {
  const income = (...vehicles: [tonnes: number, months: number][]) =>
    incomeOf({
      section: '44AE',
      vehicles: vehicles.map(([tonnes, months]) => ({ tonnes, months })),
    })

  test('goods carriages under section 44AE bring ₹7,500 a month up to 12 tonnes and ₹1,000 a tonne and month above', () => {
    expect(income([12, 12]).income).toBe(90_000)
    expect(income([12.1, 1]).income).toBe(12_100)
    expect(income([16.2, 12]).income).toBe(194_400)
    expect(income([20, 9], [8, 3]).income).toBe(180_000 + 22_500)
  })

  test('goods carriages under section 44AE count a part of a month as a whole one', () => {
    expect(income([16, 2.5]).income).toBe(48_000)
    expect(income([8, 0.1]).income).toBe(7_500)
  })

  test('goods carriages under section 44AE are at most ten', () => {
    const ten = Array.from({ length: 10 }, (): [number, number] => [8, 12])
    expect(income(...ten)).toEqual({ eligible: true, income: 900_000 })
    expect(income(...ten, [8, 1])).toEqual({ eligible: false, income: 0 })
  })
})

test('sections 44AD and 44ADA are closed to non-residents, section 44AE is not', () => {
  const abroad = { turnover: 100_000, resident: false }
  expect(incomeOf({ section: '44AD', ...abroad }).eligible).toBe(false)
  expect(of({ section: '44ADA', ...abroad }).notes).toEqual([
    'Section 44ADA is for residents only.',
  ])
  const vehicles = [{ tonnes: 10, months: 12 }]
  expect(incomeOf({ section: '44AE', vehicles, resident: false }).eligible).toBe(true)
})

test('each line of tax year 2026-27 stands on the Act of 2025', () => {
  const { lines } = of({ section: '44AD', turnover: 100, digital: 50, year: '2026-27' })
  expect(lines.map(({ rule }) => rule)).toEqual([
    'cashShare2026',
    'presumptiveTurnoverDigital',
    'presumptiveDigitalProfit2026',
    'presumptiveCashProfit2026',
    'presumptiveDigitalProfit2026',
  ])
})
