import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { INSTALMENTS, isSunday, lastDayInTime } from './dates.ts'
import { advanceTaxInstalments } from './instalments.ts'
import { type Interest234BToDayInput, interest234B, interest234BToDay } from './interest-234b.ts'
import { type Interest234CInput, interest234C } from './interest-234c.ts'

const NONE = 'Tax after TDS of ₹9,999 is below ₹10,000: no advance tax, no interest'

describe('the steps of the instalments', () => {
  const steps = (input: Parameters<typeof advanceTaxInstalments>[0]) =>
    stepsOf(advanceTaxInstalments(input))

  test('each instalment shows its day, its share in total and what is left to pay', () => {
    expect(steps({ tax: 1_00_000 })).toEqual([
      'Tax for the year, after TDS: 100000 (advanceTaxFrom)',
      'By 15 June: 15% in total, ₹15,000: 15000 (advanceTaxJuneShare)',
      'By 15 September: 45% in total, ₹45,000: 30000 (advanceTaxSeptemberShare)',
      'By 15 December: 75% in total, ₹75,000: 30000 (advanceTaxDecemberShare)',
      'By 15 March: 100% in total, ₹1,00,000: 25000 (advanceTaxMarchShare)',
    ])
  })

  test('presumptive income has one instalment', () => {
    expect(steps({ tax: 60_000, presumptiveOnly: true, year: '2026-27' })).toEqual([
      'Tax for the year, after TDS: 60000 (advanceTaxFrom2026)',
      'In one instalment, by 15 March: 60000 (advanceTaxPresumptive)',
    ])
  })

  test('where there is no advance tax, the step says why', () => {
    expect(steps({ tax: 5_00_000, seniorNoBusiness: true })).toEqual([
      'Resident aged 60 or older, no business or professional income: no advance tax (advanceTaxSeniors)',
    ])
    expect(steps({ tax: 9_999, year: '2026-27' })).toEqual([
      'Tax after TDS of ₹9,999 is below ₹10,000: no advance tax (advanceTaxFrom2026)',
    ])
  })

  test('a Sunday alone moves the last day', () => {
    expect(['2026-03-14', '2026-03-15', '2026-03-16'].map(isSunday)).toEqual([false, true, false])
    expect(lastDayInTime(INSTALMENTS[3], '2026-27')).toBe('2027-03-15')
  })
})

describe('the steps of interest for too little advance tax', () => {
  const enough = '90% of the tax, due by 31 March: 90000'

  test('the steps of section 234B go from the 90% to the interest', () => {
    const input = { tax: 1_00_000, paidBy31March: 50_050, months: 3 }
    expect(stepsOf(interest234B(input))).toEqual([
      `${enough} (advanceTaxEnough)`,
      'Paid by 31 March: 50050 (advanceTaxToMarch31)',
      'Shortfall on 31 March, rounded down to ₹100: 49900 (interestBase)',
      'From 1 April: 3 months (interestMonths)',
      'Interest for too little advance tax: 1497 (interestMonthly)',
    ])
    expect(stepsOf(interest234B({ ...input, year: '2026-27' })).at(-1)).toBe(
      'Interest for too little advance tax: 1497 (interestMonthly2026)',
    )
  })

  test('the steps of section 234B end where enough was paid, or none was due', () => {
    const paid = { tax: 1_00_000, paidBy31March: 90_000, months: 3 }
    expect(stepsOf(interest234B({ ...paid, year: '2026-27' }))).toEqual([
      `${enough} (advanceTaxEnough2026)`,
      'Paid by 31 March: 90000 (advanceTaxToMarch31)',
      'You paid enough: no interest (advanceTaxEnough2026)',
    ])
    expect(stepsOf(interest234B({ ...paid, tax: 9_999, paidBy31March: 0 }))).toEqual([
      `${NONE} (advanceTaxFrom)`,
    ])
  })

  const nothingPaid: Interest234BToDayInput = {
    ...{ tax: 1_00_000, paidBy31March: 0, payments: [], otherInterest: 0 },
    ...{ year: '2025-26', today: '2026-11-21' },
  }
  const toDay = (change: Partial<Interest234BToDayInput>) =>
    interest234BToDay({ ...nothingPaid, ...change })

  test('interest up to today shows each stretch, and what later payments left', () => {
    // Of 54,000 in July 4,000 are interest; 50,000 of the tax run on from August
    const payments = [{ day: '2026-07-20', amount: 54_000 }]
    expect(stepsOf(toDay({ payments }))).toEqual([
      `${enough} (advanceTaxEnough)`,
      'Paid by 31 March: 0 (advanceTaxToMarch31)',
      'On ₹1,00,000 for 4 months: 4000 (interestMonths)',
      'On ₹50,000 for 4 months: 2000 (interestMonths)',
      'Tax left after your later payments: 50000 (interestFirst)',
      'Interest for too little advance tax: 6000 (interestMonthly)',
    ])
  })

  test('interest begins with the first of April, and a day of it is a month', () => {
    expect(stepsOf(toDay({ today: '2026-04-01' })).slice(2)).toEqual([
      'On ₹1,00,000 for one month: 1000 (interestMonths)',
      'Interest for too little advance tax: 1000 (interestMonthly)',
    ])
    expect(stepsOf(toDay({ today: '2026-03-31' })).slice(2)).toEqual([
      'Interest for too little advance tax: 0 (interestMonthly)',
    ])
  })

  test('a payment counts in the month of its day, from the first to the last, and not before it is made', () => {
    const left = (day: string, today = '2026-05-31') =>
      toDay({ payments: [{ day, amount: 51_000 }], today }).result
    // In April: 1,000 of interest, 50,000 of tax; then 500 for May
    expect(left('2026-04-01')).toEqual({ interest: 1_500, unpaid: 50_000, unpaidInterest: 500 })
    expect(left('2026-04-30')).toEqual({ interest: 1_500, unpaid: 50_000, unpaidInterest: 500 })
    // In May: 2,000 of interest, 49,000 of tax
    expect(left('2026-05-01')).toEqual({ interest: 2_000, unpaid: 51_000, unpaidInterest: 0 })
    expect(left('2026-05-20', '2026-05-20').unpaid).toBe(51_000)
    expect(left('2026-05-20', '2026-05-19')).toEqual({
      interest: 2_000,
      unpaid: 1_00_000,
      unpaidInterest: 2_000,
    })
  })

  test('a payment of the whole tax ends the interest', () => {
    const payments = [{ day: '2026-04-10', amount: 1_20_000 }]
    expect(stepsOf(toDay({ payments })).slice(2)).toEqual([
      'On ₹1,00,000 for one month: 1000 (interestMonths)',
      'Tax left after your later payments: 0 (interestFirst)',
      'Interest for too little advance tax: 1000 (interestMonthly)',
    ])
  })

  test('where enough was paid by 31 March, the rest bears no interest, and payments still settle', () => {
    const payments = [{ day: '2026-07-20', amount: 4_000 }]
    const outcome = toDay({ paidBy31March: 90_000, payments, otherInterest: 1_500 })
    expect(outcome.result).toEqual({ interest: 0, unpaid: 7_500, unpaidInterest: 0 })
    expect(stepsOf(outcome)).toEqual([
      `${enough} (advanceTaxEnough)`,
      'Paid by 31 March: 90000 (advanceTaxToMarch31)',
      'You paid enough: no interest (advanceTaxEnough)',
    ])
    expect(toDay({ paidBy31March: 1_10_000 }).result.unpaid).toBe(0)
  })
})

describe('the steps of interest for late instalments', () => {
  const of = (change: Partial<Interest234CInput>) =>
    interest234C({ tax: 1_00_000, paid: [12_000, 45_000, 74_900, 1_00_000], ...change })

  test('each instalment shows what was due, what was paid, and why there is interest or none', () => {
    expect(stepsOf(of({}))).toEqual([
      'Due by 15 June: 15% of ₹1,00,000: 15000 (advanceTaxJuneShare)',
      'Paid by 15 June: 12000 (advanceTaxJune)',
      'You paid at least 12%: no interest (advanceTaxJuneEnough)',
      'Due by 15 September: 45% of ₹1,00,000: 45000 (advanceTaxSeptemberShare)',
      'Paid by 15 September: 45000 (advanceTaxSeptember)',
      'You paid at least 36%: no interest (advanceTaxSeptemberEnough)',
      'Due by 15 December: 75% of ₹1,00,000: 75000 (advanceTaxDecemberShare)',
      'Paid by 15 December: 74900 (advanceTaxDecember)',
      'Shortfall on 15 December, rounded down to ₹100: 100 (interestBase)',
      '1% a month for 3 months: 3 (advanceTaxDeferMonths)',
      'Due by 15 March: 100% of ₹1,00,000: 100000 (advanceTaxMarchShare)',
      'Paid by 15 March: 100000 (advanceTaxMarch)',
      'No shortfall: no interest (advanceTaxMarchShare)',
      'Interest for late instalments: 3 (interestMonthly)',
    ])
  })

  test('the instalment of March bears one month, and presumptive income has no other', () => {
    const paid = [0, 0, 0, 40_000] as const
    expect(stepsOf(of({ paid, presumptiveOnly: true, year: '2026-27' }))).toEqual([
      'Due by 15 March: 100% of ₹1,00,000: 100000 (advanceTaxMarchShare)',
      'Paid by 15 March: 40000 (advanceTaxMarch)',
      'Shortfall on 15 March, rounded down to ₹100: 60000 (interestBase)',
      '1% a month for one month: 600 (advanceTaxDeferLastMonths)',
      'Interest for late instalments: 600 (interestMonthly2026)',
    ])
    expect(stepsOf(of({ paid, year: '2026-27' }))[3]).toBe(
      '1% a month for 3 months: 450 (advanceTaxDeferMonths2026)',
    )
  })

  test('a later gain is left out of what counts on the dates before it', () => {
    const later = [80_000, 80_000, 1_20_000, 0] as const
    const paid = [3_000, 9_000, 0, 1_00_000] as const
    const steps = stepsOf(of({ later, paid }))
    expect(steps.slice(0, 4)).toEqual([
      'Tax that counts on 15 June, without later gains: 20000 (advanceTaxGains)',
      'Due by 15 June: 15% of ₹20,000: 3000 (advanceTaxJuneShare)',
      'Paid by 15 June: 3000 (advanceTaxJune)',
      'You paid at least 12%: no interest (advanceTaxJuneEnough)',
    ])
    expect(steps).toContain(
      'Tax that counts on 15 December, without later gains: 0 (advanceTaxGains)',
    )
    expect(steps).toContain('No shortfall: no interest (advanceTaxDecemberShare)')
    expect(steps.join()).not.toContain('counts on 15 March')
  })

  test('below a tax of ₹10,000 no instalment bears interest, in one step', () => {
    const { result, lines } = of({ tax: 9_999, year: '2026-27' })
    expect(stepsOf({ lines })).toEqual([`${NONE} (advanceTaxFrom2026)`])
    expect(result).toEqual({ interest: 0, byInstalment: [0, 0, 0, 0] })
  })
})
