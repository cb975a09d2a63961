import { describe, expect, test } from 'vitest'
import { interest234A } from './interest-234a.ts'
import { lateFee } from './late-fee-234f.ts'
import { updatedReturn } from './updated-return.ts'

describe('interest for filing late', () => {
  const on = (unpaid: number, due: string, filed: string) =>
    interest234A({ unpaid, due, filed }).result.interest

  test('interest for filing late counts a part of a month as a month, from the day after the due date', () => {
    expect(on(50_000, '2026-07-31', '2026-07-31')).toBe(0)
    expect(on(50_000, '2026-07-31', '2026-08-01')).toBe(500)
    expect(on(50_000, '2026-07-31', '2026-08-31')).toBe(500)
    expect(on(50_000, '2026-07-31', '2026-09-01')).toBe(1_000)
    expect(on(50_000, '2026-07-31', '2026-12-15')).toBe(2_500)
  })

  test('interest for filing late runs over the end of a year and of February', () => {
    expect(on(50_000, '2026-10-31', '2027-02-28')).toBe(2_000)
    expect(on(50_000, '2026-10-31', '2027-03-01')).toBe(2_500)
  })

  test('interest for filing late runs on full hundreds only', () => {
    expect(on(50_099, '2026-07-31', '2026-08-10')).toBe(500)
    expect(on(99, '2026-07-31', '2026-08-10')).toBe(0)
  })
})

test('interest for filing late names the Act that the return is under', () => {
  const ruleOf = (due: string, filed: string) =>
    interest234A({ unpaid: 5_000, due, filed }).lines.at(-1)?.rule
  expect(ruleOf('2026-11-30', '2027-04-01')).toBe('interestMonthly')
  expect(ruleOf('2027-07-31', '2027-08-01')).toBe('interestMonthly2026')
  expect(ruleOf('2027-07-31', '2027-07-31')).toBe('interestMonthly2026')
})

describe('the late fee', () => {
  const of = (totalIncome: number, more = {}) =>
    lateFee({ totalIncome, late: true, basicExemption: 4_00_000, ...more }).result.fee

  test('the late fee is 1,000 up to 5,00,000 of total income and 5,000 above', () => {
    expect(of(5_00_000)).toBe(1_000)
    expect(of(5_00_010)).toBe(5_000)
    expect(of(4_00_010)).toBe(1_000)
  })

  test('the late fee is nothing within the basic exemption, unless another rule asks for a return', () => {
    expect(of(4_00_000)).toBe(0)
    expect(of(4_00_000, { mustFileAnyway: true })).toBe(1_000)
    expect(of(2_60_000, { basicExemption: 2_50_000 })).toBe(1_000)
  })

  test('the late fee is nothing in time', () => {
    expect(of(50_00_000, { late: false })).toBe(0)
  })
})

describe('an updated return', () => {
  const on = (ayEndYear: number, filed: string, more = {}) =>
    updatedReturn({ ayEndYear, filed, ...more }).result

  test('an updated return opens on 1 January of the assessment year', () => {
    expect(on(2027, '2026-12-31').open).toBe(false)
    expect(on(2027, '2027-01-01')).toMatchObject({ open: true, percent: 25 })
  })

  test('an updated return costs 25, 50, 60 and 70% in the four years after the assessment year', () => {
    const shares = [
      ['2026-03-31', 25],
      ['2027-03-31', 25],
      ['2027-04-01', 50],
      ['2028-03-31', 50],
      ['2028-04-01', 60],
      ['2029-03-31', 60],
      ['2029-04-01', 70],
      ['2030-03-31', 70],
    ] as const
    for (const [day, percent] of shares) expect(on(2026, day).percent, day).toBe(percent)
  })

  test('an updated return closes after 48 months', () => {
    expect(on(2023, '2027-03-31')).toMatchObject({ open: true, percent: 70 })
    expect(on(2023, '2027-04-01')).toEqual({ open: false, percent: null, additional: null })
    expect(on(2022, '2026-11-21').open).toBe(false)
  })

  test('an updated return had 24 months before 1 April 2025', () => {
    expect(on(2022, '2024-04-01').open).toBe(false)
    expect(on(2023, '2025-03-31').percent).toBe(50)
    expect(on(2022, '2025-04-01').percent).toBe(70)
  })

  test('an updated return costs ten points more in answer to a notice, which it can be from 1 March 2026', () => {
    const answer = { tax: 1_00_000, interest: 12_000, after148: true }
    expect(on(2026, '2026-11-21', answer)).toEqual({ open: true, percent: 35, additional: 39_200 })
    expect(on(2026, '2026-02-28', answer).open).toBe(false)
    expect(on(2026, '2026-03-01', answer).percent).toBe(35)
  })

  test('an updated return costs a share of tax and interest, paise dropped', () => {
    expect(on(2026, '2026-11-21', { tax: 10_001, interest: 2 }).additional).toBe(2_500)
  })

  test('an updated return says when it becomes dearer', () => {
    const { notes } = updatedReturn({ ayEndYear: 2026, filed: '2026-11-21', tax: 1_00_000 })
    expect(notes).toEqual([
      'From 1 April 2027, the rate is 50%, ₹50,000 on the same tax and interest.',
    ])
  })
})
