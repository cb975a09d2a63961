import { describe, expect, test } from 'vitest'
import { lateReturn } from '../../../../test/taxpayers.ts'
import { type CostInput, lateReturnCost } from './cost.ts'
import { changesAfter, openWay, type Situation } from './ways.ts'

const situation: Situation = { year: 2025, happened: 'not-filed', balance: 'owe', due: 'plain' }

describe('the way that is open', () => {
  const on = (day: string, more: Partial<Situation> = {}) => {
    const { way, lastDay } = openWay({ ...situation, ...more }, day).result
    return lastDay ? `${way} to ${lastDay}` : way
  }

  test('the way that is open for a return that was never filed changes with the days', () => {
    expect(on('2026-07-31')).toBe('on-time to 2026-07-31')
    expect(on('2026-08-01')).toBe('belated to 2026-12-31')
    expect(on('2026-12-31')).toBe('belated to 2026-12-31')
    expect(on('2027-01-01')).toBe('updated to 2031-03-31')
    expect(on('2031-04-01')).toBe('closed')
  })

  test('a return is late from the due date of the person’s own group', () => {
    expect(on('2026-08-31', { due: 'business' })).toBe('on-time to 2026-08-31')
    expect(on('2026-10-31', { due: 'audit' })).toBe('on-time to 2026-10-31')
    expect(on('2026-11-01', { due: 'audit' })).toBe('belated to 2026-12-31')
  })

  test('the way that is open for a return with a mistake is to revise it until 31 March, then to update it', () => {
    for (const happened of ['mistake', 'late-mistake'] as const) {
      expect(on('2027-03-31', { happened })).toBe('revised to 2027-03-31')
      expect(on('2027-04-01', { happened })).toBe('updated to 2031-03-31')
    }
  })

  test('the way that is open for earlier years is an updated return, and the oldest closes on 31 March 2027', () => {
    expect(on('2026-11-21', { year: 2024 })).toBe('updated to 2030-03-31')
    expect(on('2027-03-31', { year: 2021 })).toBe('updated to 2027-03-31')
    expect(on('2027-04-01', { year: 2021 })).toBe('closed')
    expect(on('2026-11-21', { year: 2020 })).toBe('closed')
  })

  test('the way that is open for a refund is condonation once the year is over, for five years', () => {
    const balance = 'refund'
    expect(on('2026-12-31', { balance })).toBe('belated to 2026-12-31')
    expect(on('2027-01-01', { balance })).toBe('condonation to 2032-03-31')
    expect(on('2027-03-31', { balance, year: 2020 })).toBe('condonation to 2027-03-31')
    expect(on('2027-04-01', { balance, year: 2020 })).toBe('closed')
  })

  test('the way that is open for a loss that was never declared is condonation too', () => {
    const loss = { balance: 'nothing', claimsLoss: true } as const
    expect(on('2026-11-21', { ...loss, year: 2024 })).toBe('condonation to 2031-03-31')
  })

  test('the way that is open is not guessed where nothing is owed', () => {
    expect(on('2027-01-01', { balance: 'nothing' })).toBe('unclear')
    expect(on('2027-04-01', { balance: 'nothing', happened: 'mistake' })).toBe('unclear')
  })

  test('the way that is open lowers a loss of a return filed in time, not of a late one', () => {
    const loss = { balance: 'nothing', lossTooLarge: true, year: 2024 } as const
    expect(on('2026-11-21', { ...loss, happened: 'mistake' })).toBe('updated to 2030-03-31')
    expect(on('2026-11-21', { ...loss, happened: 'late-mistake' })).toBe('unclear')
  })

  test('a return in answer to a notice is an updated return while its time runs', () => {
    const happened = 'notice-148'
    expect(on('2026-11-21', { happened, year: 2024 })).toBe('updated to 2030-03-31')
    expect(on('2026-11-21', { happened, year: 2025 })).toBe('unclear')
    expect(on('2026-11-21', { happened, year: 2020 })).toBe('unclear')
  })
})

test('the days on which waiting gets dearer are the end of belated returns, and each rise of the additional tax', () => {
  expect(changesAfter(situation, '2026-11-21')).toEqual([
    '2027-01-01',
    '2028-04-01',
    '2029-04-01',
    '2030-04-01',
    '2031-04-01',
  ])
  expect(changesAfter({ ...situation, year: 2021 }, '2026-11-21')).toEqual(['2027-04-01'])
  expect(changesAfter({ ...situation, year: 2020 }, '2026-11-21')).toEqual([])
})

describe('what a late return costs', () => {
  const of = (more: Partial<CostInput>) => lateReturnCost({ ...lateReturn, ...more }).result

  test('what a late return costs is tax, fee and interest until 31 December', () => {
    // 234A: 60,000 × 1% × 4 months (August to November) = 2,400.
    // 234B: 60,000 × 1% × 8 months (April to November) = 4,800.
    // 234C: 9,000 × 3% + 27,000 × 3% + 45,000 × 3% + 60,000 × 1% = 3,030.
    // 60,000 + 2,400 + 4,800 + 3,030 + 5,000 = 75,230.
    expect(of({})).toMatchObject({
      fee: 5_000,
      interestA: 2_400,
      interestB: 4_800,
      interestC: 3_030,
      additional: 0,
      total: 75_230,
    })
  })

  test('what a late return costs is 25% more from 1 January', () => {
    // 234A six months 3,600, 234B ten months 6,000, 234C 3,030: 12,630.
    // 25% of 72,630 = 18,157.50, down to 18,157. In all 95,787, rounded to 95,790.
    expect(of({ filed: '2027-01-01' })).toMatchObject({ additional: 18_157, total: 95_790 })
  })

  /*
   * Somebody never filed for FY 2024-25 (AY 2025-26). Total income 12,40,000, tax after TDS 84,350,
   * no advance tax. The updated return goes in on 21 November 2026.
   *
   *   Due date 16 September 2025 (extended). 17 September 2025 to 21 November 2026: 15 months.
   *   234A   84,300 × 15%                                   12,645
   *   234B   April 2025 to November 2026: 20 months
   *          84,300 × 20%                                   16,860
   *   234C   15%  12,652.50 → 12,600 × 3%      378
   *          45%  37,957.50 → 37,900 × 3%    1,137
   *          75%  63,262.50 → 63,200 × 3%    1,896
   *         100%  84,350.00 → 84,300 × 1%      843            4,254
   *   Interest                                              33,759
   *   Tax and interest                    1,18,109
   *   Additional tax 25% = 29,527.25, paise dropped         29,527
   *   Late fee, total income above 5,00,000                  5,000
   *   Tax                                                   84,350
   *   In all                                              1,52,636
   *   Rounded to ten                                      1,52,640
   */
  test('the cost of a year that was never filed comes to the rupee', () => {
    expect(of({ year: 2024, totalIncome: 12_40_000, unpaid: 84_350 })).toMatchObject({
      fee: 5_000,
      interestA: 12_645,
      interestB: 16_860,
      interestC: 4_254,
      additional: 29_527,
      additionalPercent: 25,
      total: 1_52_640,
    })
  })

  test('income left out in a timely return has no fee and no interest for lateness', () => {
    const cost = of({ year: 2024, happened: 'mistake' })
    expect(cost).toMatchObject({ fee: 0, interestA: 0, interestB: 12_000, interestC: 3_030 })
    // 25% of 75,030 = 18,757.50
    expect(cost).toMatchObject({ additional: 18_757, total: 93_790 })
  })

  test('what a late return costs counts lateness up to a first return that was late', () => {
    const late = { year: 2024, happened: 'late-mistake', firstFiled: '2025-12-20' } as const
    // 17 September to 20 December 2025: four months
    expect(of(late)).toMatchObject({ fee: 0, interestA: 2_400 })
  })

  test('what a late return costs has ten points more and, for a first return, the fee in answer to a notice', () => {
    const notice = { year: 2024, happened: 'notice-148' } as const
    expect(of(notice)).toMatchObject({ fee: 0, interestA: 0, additionalPercent: 35 })
    expect(of({ ...notice, neverFiled: true })).toMatchObject({ fee: 5_000, interestA: 9_000 })
  })

  test('the cost of a late return does not include what is not known', () => {
    expect(of({ totalIncome: undefined }).fee).toBeNull()
    expect(of({ advancePaid: 5_000 }).interestC).toBeNull()
    expect(of({ advancePaid: 5_000, knownInterestC: 700 }).interestC).toBe(700)
  })

  test('what a late return costs has no interest on advance tax that was not due', () => {
    expect(of({ noAdvanceTax: true })).toMatchObject({ interestB: 0, interestC: 0 })
    expect(of({ unpaid: 9_990 })).toMatchObject({ interestA: 396, interestB: 0, interestC: 0 })
    expect(of({ presumptive: true }).interestC).toBe(600)
  })

  test('what a late return costs has a disputed fee for revising after 31 December', () => {
    const revised = { happened: 'mistake' } as const
    expect(of({ ...revised, filed: '2026-12-31' }).disputedFee).toBe(0)
    expect(of({ ...revised, filed: '2027-01-01' }).disputedFee).toBe(5_000)
    expect(of({ ...revised, filed: '2027-01-01', totalIncome: 5_00_000 }).disputedFee).toBe(1_000)
  })
})
