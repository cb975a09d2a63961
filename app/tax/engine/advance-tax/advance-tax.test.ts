import { describe, expect, test } from 'vitest'
import { type ByInstalment, INSTALMENTS, instalmentDay, lastDayInTime } from './dates.ts'
import { advanceTaxInstalments } from './instalments.ts'
import { interest234B, interest234BToDay } from './interest-234b.ts'
import { interest234C } from './interest-234c.ts'

describe('the instalments of advance tax', () => {
  const of = (input: Parameters<typeof advanceTaxInstalments>[0]) =>
    advanceTaxInstalments(input).result.instalments

  test('the instalments of advance tax are 15, 45, 75 and 100% in all, in whole rupees that add up to the tax', () => {
    expect(of({ tax: 10_000 })).toEqual([1_500, 3_000, 3_000, 2_500])
    expect(of({ tax: 10_001 })).toEqual([1_500, 3_000, 3_000, 2_501])
    expect(of({ tax: 1_23_457 })).toEqual([18_518, 37_037, 37_037, 30_865])
    for (const tax of [10_003, 99_999, 1_33_337]) {
      expect(of({ tax }).reduce((sum, one) => sum + one, 0)).toBe(tax)
    }
  })

  test('the instalments of advance tax start at a tax of 10,000, not below', () => {
    expect(of({ tax: 9_999 })).toEqual([])
    expect(of({ tax: 0 })).toEqual([])
    expect(advanceTaxInstalments({ tax: 9_999 }).lines).toEqual([
      {
        label: 'Tax after TDS of ₹9,999 is below ₹10,000',
        amount: 'no advance tax',
        rule: 'advanceTaxFrom',
      },
    ])
  })

  test('the instalments of advance tax are not for seniors without business income', () => {
    expect(of({ tax: 5_00_000, seniorNoBusiness: true })).toEqual([])
  })

  test('the instalments of advance tax are one, by 15 March, under presumptive taxation', () => {
    expect(of({ tax: 60_000, presumptiveOnly: true })).toEqual([0, 0, 0, 60_000])
    expect(of({ tax: 9_999, presumptiveOnly: true })).toEqual([])
  })

  test('fall on the days of their year, and a Sunday gives one day more', () => {
    const days = INSTALMENTS.map((one) => instalmentDay(one, '2026-27'))
    expect(days).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'])
    const inTime = INSTALMENTS.map((one) => lastDayInTime(one, '2025-26'))
    expect(inTime).toEqual(['2025-06-16', '2025-09-15', '2025-12-15', '2026-03-16'])
  })
})

describe('interest for late instalments', () => {
  const on = (paid: ByInstalment, tax = 1_00_000) => interest234C({ tax, paid }).result.interest

  test('interest for instalments of which nothing was paid is for 3, 3, 3 and 1 months', () => {
    // 15,000 × 3% + 45,000 × 3% + 75,000 × 3% + 1,00,000 × 1%
    expect(on([0, 0, 0, 0])).toBe(450 + 1_350 + 2_250 + 1_000)
  })

  test('interest for late instalments is nothing for June from 12%, and for September from 36%', () => {
    expect(on([12_000, 45_000, 75_000, 1_00_000])).toBe(0)
    expect(on([11_999, 45_000, 75_000, 1_00_000])).toBe(90)
    expect(on([15_000, 36_000, 75_000, 1_00_000])).toBe(0)
    expect(on([15_000, 35_999, 75_000, 1_00_000])).toBe(270)
  })

  test('interest for late instalments has no tolerance in December and March', () => {
    expect(on([15_000, 45_000, 74_900, 1_00_000])).toBe(3)
    expect(on([15_000, 45_000, 75_000, 99_900])).toBe(1)
  })

  test('interest for late instalments ignores what is short by less than a hundred', () => {
    expect(on([15_000, 45_000, 74_901, 99_901])).toBe(0)
    expect(on([949, 45_000, 75_000, 1_00_000])).toBe(420)
  })

  test('interest for late instalments is one month on the whole under presumptive taxation', () => {
    const paid: ByInstalment = [0, 0, 0, 40_000]
    expect(interest234C({ tax: 1_00_000, paid, presumptiveOnly: true }).result.interest).toBe(600)
  })

  test('interest for late instalments is nothing below a tax of 10,000', () => {
    expect(on([0, 0, 0, 0], 9_999)).toBe(0)
    // 1,500 × 3% + 4,500 × 3% + 7,500 × 3% + 10,000 × 1%
    expect(on([0, 0, 0, 0], 10_000)).toBe(45 + 135 + 225 + 100)
  })

  test('interest for late instalments counts a gain only from the dates after it', () => {
    // 80,000 of the tax is on a house sold in January: only March counts it.
    const later: ByInstalment = [80_000, 80_000, 80_000, 0]
    const paid: ByInstalment = [3_000, 9_000, 15_000, 1_00_000]
    expect(interest234C({ tax: 1_00_000, paid, later }).result.interest).toBe(0)
    expect(on(paid)).toBe(360 + 1_080 + 1_800)
  })

  test('interest for late instalments counts only the dates that have come', () => {
    const outcome = interest234C({ tax: 1_00_000, paid: [0, 0, 0, 0], datesPassed: 2 })
    expect(outcome.result).toEqual({ interest: 1_800, byInstalment: [450, 1_350, 0, 0] })
  })

  test('cites the Act of 2025 for the tax year 2026-27', () => {
    const { lines } = interest234C({ tax: 1_00_000, paid: [0, 0, 0, 0], year: '2026-27' })
    expect(lines.at(-1)?.rule).toBe('interestMonthly2026')
  })
})

describe('interest for too little advance tax', () => {
  const on = (tax: number, paidBy31March: number, months: number) =>
    interest234B({ tax, paidBy31March, months }).result.interest

  test('interest for too little advance tax is 1% a month on what was short, down to the hundred', () => {
    expect(on(1_60_000, 0, 4)).toBe(6_400)
    expect(on(1_60_099, 0, 4)).toBe(6_400)
    expect(on(1_00_000, 50_050, 3)).toBe(1_497)
  })

  test('interest for too little advance tax is nothing from 90% paid, and runs just below', () => {
    expect(on(1_00_000, 90_000, 5)).toBe(0)
    expect(on(1_00_000, 89_999, 5)).toBe(500)
    expect(on(1_00_000, 1_20_000, 5)).toBe(0)
  })

  test('interest for too little advance tax is nothing where no advance tax was due', () => {
    expect(on(9_999, 0, 12)).toBe(0)
    expect(on(10_000, 0, 12)).toBe(1_200)
    expect(on(1_00_000, 0, 0)).toBe(0)
  })

  test('interest for too little advance tax stops on the part that a later payment settles, interest first', () => {
    // April to July on 1,00,000: 4,000. Of 54,000 paid on 20 July, 4,000 is interest and 50,000 tax.
    // August to November on 50,000: 2,000.
    const outcome = interest234BToDay({
      tax: 1_00_000,
      paidBy31March: 0,
      payments: [{ day: '2026-07-20', amount: 54_000 }],
      otherInterest: 0,
      year: '2025-26',
      today: '2026-11-21',
    })
    expect(outcome.result).toEqual({ interest: 6_000, unpaid: 50_000, unpaidInterest: 2_000 })
  })

  test('settles the interest for late instalments too, and ends with the tax', () => {
    const outcome = interest234BToDay({
      tax: 1_00_000,
      paidBy31March: 0,
      payments: [{ day: '2026-04-10', amount: 1_06_050 }],
      otherInterest: 5_050,
      year: '2025-26',
      today: '2026-11-21',
    })
    expect(outcome.result).toEqual({ interest: 1_000, unpaid: 0, unpaidInterest: 0 })
  })

  test('interest for too little advance tax has not begun before 1 April', () => {
    const outcome = interest234BToDay({
      tax: 1_00_000,
      paidBy31March: 20_000,
      payments: [],
      otherInterest: 300,
      year: '2026-27',
      today: '2026-11-21',
    })
    expect(outcome.result).toEqual({ interest: 0, unpaid: 80_000, unpaidInterest: 300 })
  })
})
