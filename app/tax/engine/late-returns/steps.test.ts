import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { lateReturn } from '../../../../test/taxpayers.ts'
import type { Line } from '../outcome.ts'
import { type CostInput, lateReturnCost } from './cost.ts'
import { lateFee } from './late-fee-234f.ts'
import { updatedReturn } from './updated-return.ts'
import { openWay, type Situation } from './ways.ts'

const shown = (lines: Line[]) => stepsOf({ lines })

describe('the dates that decided which way is open', () => {
  const situation: Situation = { year: 2025, happened: 'not-filed', balance: 'owe', due: 'plain' }
  const on = (day: string, more: Partial<Situation> = {}) =>
    shown(openWay({ ...situation, ...more }, day).lines)

  const DUE = 'Due date of the return: 31 July 2026 (dueDateAy2026)'
  const BELATED = 'Last day for a belated return: 31 December 2026 (belatedDateAy2026)'
  const REVISED = 'Last day for a revised return: 31 March 2027 (revisedDateAy2026)'
  const CONDONATION = 'Last day to apply for condonation: 31 March 2032 (condonationWindow)'
  const UPDATED = [
    'Updated returns open on: 1 January 2027 (updatedReturnFrom)',
    'Last day for an updated return: 31 March 2031 (updatedReturnWindow)',
  ]

  test('the dates for a return that was never filed go on until the one that is still to come', () => {
    expect(on('2026-07-31')).toEqual([DUE])
    expect(on('2026-08-01')).toEqual([DUE, BELATED])
    expect(on('2027-01-01')).toEqual([DUE, BELATED, ...UPDATED])
    expect(on('2031-04-01')).toEqual([DUE, BELATED, ...UPDATED])
  })

  test('the dates for a return with a mistake begin with the last day to revise it', () => {
    const happened = 'mistake'
    expect(on('2026-11-21', { happened })).toEqual([REVISED])
    expect(on('2027-04-01', { happened })).toEqual([REVISED, ...UPDATED])
  })

  test('the dates for a refund end with the time to ask for condonation, over or not', () => {
    const balance = 'refund'
    expect(on('2026-12-31', { balance })).toEqual([DUE, BELATED])
    expect(on('2027-01-01', { balance })).toEqual([DUE, BELATED, CONDONATION])
    expect(on('2032-04-01', { balance })).toEqual([DUE, BELATED, CONDONATION])
  })

  test('the dates for an answer to a notice are those of updated returns alone', () => {
    const happened = 'notice-148'
    expect(on('2027-01-01', { happened })).toEqual(UPDATED)
    expect(openWay({ ...situation, happened, balance: 'refund' }, '2027-01-01').result).toEqual({
      way: 'unclear',
    })
  })
})

describe('the steps of the cost of a late return', () => {
  const cost = (more: Partial<CostInput> = {}) => lateReturnCost({ ...lateReturn, ...more })
  const steps = (part: string, more: Partial<CostInput> = {}) =>
    shown(cost(more).result.parts.find((one) => one.part === part)?.lines ?? [])

  test('the steps of the cost stand in parts, and one after the other as a whole', () => {
    const { result, lines } = cost()
    expect(result.parts.map(({ part }) => part)).toEqual([
      'fee',
      'a',
      'b',
      'c',
      'additional',
      'total',
    ])
    expect(shown(lines)).toEqual(result.parts.flatMap((part) => shown(part.lines)))
    expect(lines.length).toBeGreaterThan(10)
  })

  test('the steps of the total are tax, interest and fee', () => {
    // 2,400 + 4,800 + 3,030 of interest; 60,000 + 10,230 + 5,000 = 75,230
    expect(steps('total')).toEqual([
      'Tax still to pay: 60000 (payableRounding)',
      'Total interest: 10230 (interestMonthly)',
      'Late fee: 5000 (lateFee)',
      'Total to pay, rounded to ₹10: 75230 (payableRounding)',
    ])
  })

  test('the steps of the total name additional tax and the fee only where they are due', () => {
    // 25% of 60,000 and 12,000 of 234B and 3,030 of 234C, paise dropped
    expect(steps('total', { year: 2024, happened: 'mistake' })).toEqual([
      'Tax still to pay: 60000 (payableRounding)',
      'Total interest: 15030 (interestMonthly)',
      'Additional tax: 18757 (updatedExtraTaxBase)',
      'Total to pay, rounded to ₹10: 93790 (payableRounding)',
    ])
    expect(steps('additional')).toEqual([])
    expect(cost().notes).toEqual([])
  })

  test('the cost says why a second return of the year has no late fee and no interest for lateness', () => {
    const mistake = { year: 2024, happened: 'mistake' } as const
    expect(steps('fee', mistake)).toEqual([
      'Late fee: you’ve filed a return before: 0 (lateFeeOnce)',
    ])
    expect(steps('a', mistake)).toEqual(['Your first return was on time: 0 (lateInterestRevised)'])
    expect(steps('a', { ...mistake, happened: 'late-mistake' })).toEqual([])
    expect(steps('a', { ...mistake, happened: 'notice-148', firstFiled: '2025-12-20' })).toEqual([])
  })

  test('a return has no late fee on the due date itself', () => {
    expect(cost({ filed: '2026-07-31' }).result.fee).toBe(0)
    expect(cost({ filed: '2026-08-01' }).result.fee).toBe(5_000)
  })

  test('the cost shows interest on instalments as it was entered, and leaves out what is not known', () => {
    expect(steps('c', { advancePaid: 5_000, knownInterestC: 700 })).toEqual([
      'Interest for late instalments, as you entered it: 700 (interestMonthly)',
    ])
    expect(steps('c', { advancePaid: 5_000 })).toEqual([])
    expect(steps('c', { noAdvanceTax: true })).toEqual([])
    expect(steps('b', { noAdvanceTax: true })).toEqual([
      'Resident aged 60 or older, no business: no advance tax was due: 0 (advanceTaxSeniors)',
    ])
    expect(steps('fee', { totalIncome: undefined })).toEqual([])
  })

  test('advance tax that was paid counts towards what was to be paid', () => {
    // Tax of 1,00,000 with 40,000 paid by 31 March is less than 90%: 60,000 × 1% × 8 months.
    expect(cost({ advancePaid: 40_000 }).result.interestB).toBe(4_800)
    // With 5,40,000 of 6,00,000 paid it is 90%: no interest.
    expect(cost({ advancePaid: 5_40_000 }).result.interestB).toBe(0)
  })

  test('only a revised return has a disputed fee', () => {
    expect(cost({ filed: '2027-02-01' }).result.disputedFee).toBe(0)
    expect(cost({ filed: '2027-02-01', happened: 'mistake' }).result.disputedFee).toBe(5_000)
    const unknown = { filed: '2027-02-01', happened: 'mistake', totalIncome: undefined } as const
    expect(cost(unknown).result.disputedFee).toBeNull()
  })
})

test('the late fee says by which rule it is what it is', () => {
  const of = (more: object) =>
    shown(lateFee({ totalIncome: 9_00_000, late: true, basicExemption: 4_00_000, ...more }).lines)
  expect(of({})).toEqual(['Late fee, total income above ₹5,00,000: 5000 (lateFee)'])
  expect(of({ totalIncome: 5_00_000 })).toEqual([
    'Late fee, total income up to ₹5,00,000: 1000 (lateFeeSmall)',
  ])
  expect(of({ late: false })).toEqual(['Late fee, filed on time: 0 (lateFee)'])
  expect(of({ totalIncome: 4_00_000 })).toEqual([
    'Late fee, total income within the basic exemption of ₹4,00,000: 0 (lateFeeNone)',
  ])
})

describe('the steps of an updated return', () => {
  test('the steps of an updated return begin with its time, and end with the additional tax and its rise', () => {
    const { lines, notes } = updatedReturn({
      ayEndYear: 2026,
      filed: '2026-11-21',
      tax: 1_00_000,
      interest: 12_000,
      after148: true,
    })
    expect(shown(lines)).toEqual([
      'Opens on: 1 January 2026 (updatedReturnFrom)',
      'Last day: 31 March 2030 (updatedReturnWindow)',
      'Rate on that date: 25 percent (updatedExtraTaxYear1)',
      'Extra, in reply to a notice under section 148: 10 percent (updatedNoticeExtra)',
      'Tax and interest: 112000 (updatedExtraTaxBase)',
      'Additional tax: 35% of that: 39200 (updatedExtraTaxYear1)',
    ])
    // 60% of 1,12,000
    expect(notes).toEqual([
      'From 1 April 2027, the rate is 60%, ₹67,200 on the same tax and interest.',
    ])
  })

  test('an updated return without amounts says how the rate rises, and at the end that time is over', () => {
    const notes = (filed: string) => updatedReturn({ ayEndYear: 2026, filed }).notes
    expect(notes('2026-11-21')).toEqual(['From 1 April 2027, the rate is 50%.'])
    expect(notes('2027-03-31')).toEqual(['From 1 April 2027, the rate is 50%.'])
    expect(notes('2027-04-01')).toEqual(['From 1 April 2028, the rate is 60%.'])
    expect(notes('2029-04-01')).toEqual([
      'After 31 March 2030, you can’t file an updated return for this year.',
    ])
  })

  test('an updated return that is not open says when it will be, with its time and without a tax', () => {
    const { result, lines, notes } = updatedReturn({ ayEndYear: 2027, filed: '2026-12-31' })
    expect(result).toEqual({ open: false, percent: null, additional: null })
    expect(shown(lines)).toEqual([
      'Opens on: 1 January 2027 (updatedReturnFrom)',
      'Last day: 31 March 2031 (updatedReturnWindow)',
    ])
    expect(notes).toEqual(['You can file an updated return for this year from 1 January 2027.'])
  })
})
