import { expect, test } from 'vitest'
import { yearsFrom } from './days.ts'
import { daysInYear, daysInYearsBefore, nonResidentYears, type Stay } from './stays.ts'

test('days in a financial year count the day of arrival and the day of departure', () => {
  expect(daysInYear([{ from: '2026-05-01', to: '2026-05-10' }], '2026-27')).toBe(10)
  expect(daysInYear([{ from: '2026-05-01', to: '2026-05-01' }], '2026-27')).toBe(1)
})

test('days in a financial year end on 31 March and begin on 1 April', () => {
  const stays = [{ from: '2026-03-30', to: '2026-04-02' }]
  expect(daysInYear(stays, '2025-26')).toBe(2)
  expect(daysInYear(stays, '2026-27')).toBe(2)
  expect(daysInYear(stays, '2024-25')).toBe(0)
})

test('days in a financial year are 366 where the year has a 29 February', () => {
  const always = [{ to: '2030-01-01' }]
  expect(daysInYear(always, '2023-24')).toBe(366)
  expect(daysInYear(always, '2025-26')).toBe(365)
})

test('days in a financial year count a day once on which somebody left and came back', () => {
  const stays = [
    { from: '2026-05-01', to: '2026-05-10' },
    { from: '2026-05-10', to: '2026-05-12' },
  ]
  expect(daysInYear(stays, '2026-27')).toBe(12)
})

test('days in a financial year are fewer where the day of arrival is left out', () => {
  const stays = [
    { from: '2026-03-20', to: '2026-04-05' },
    { from: '2026-05-01', to: '2026-05-10' },
    { from: '2026-05-10', to: '2026-05-12' },
  ]
  expect(daysInYear(stays, '2026-27')).toBe(17)
  expect(daysInYear(stays, '2026-27', { withoutArrivals: true })).toBe(16)
  const oneDay = [{ from: '2026-05-01', to: '2026-05-01' }]
  expect(daysInYear(oneDay, '2026-27', { withoutArrivals: true })).toBe(0)
})

test('days without arrivals leave out 1 April of who came on it, and no day of a stay that began before', () => {
  const stay = (from?: string) =>
    daysInYear([{ from, to: '2026-04-10' }], '2026-27', { withoutArrivals: true })
  expect(stay('2026-04-01')).toBe(9)
  expect(stay('2026-03-31')).toBe(10)
  expect(stay()).toBe(10)
})

test('a stay that ends on the first day of the year, or begins on the last, counts one day', () => {
  expect(daysInYear([{ from: '2026-03-01', to: '2026-04-01' }], '2026-27')).toBe(1)
  expect(daysInYear([{ from: '2027-03-31', to: '2027-05-01' }], '2026-27')).toBe(1)
  expect(daysInYear([{ from: '2027-04-01', to: '2027-05-01' }], '2026-27')).toBe(0)
})

test('the years before leave the year itself out', () => {
  const always = [{ to: '2030-01-01' }]
  expect(daysInYearsBefore(always, '2026-27', 4)).toBe(1461)
  expect(daysInYearsBefore([{ from: '2026-04-01', to: '2026-08-01' }], '2026-27', 7)).toBe(0)
  expect(yearsFrom('2026-27', -7)).toBe('2019-20')
  expect(yearsFrom('2026-27', 1)).toBe('2027-28')
  expect(yearsFrom('2003-04', -4)).toBe('1999-00')
})

test('years as a non-resident are all ten of somebody who was never here, and none of somebody who always was', () => {
  expect(nonResidentYears([], '2026-27')).toEqual({ least: 10, most: 10 })
  expect(nonResidentYears([{ to: '2030-01-01' }], '2026-27')).toEqual({ least: 0, most: 0 })
})

test('years as a non-resident are open where somebody was here for 60 to 181 days after long years', () => {
  const stays = [{ to: '2019-03-31' }, { from: '2019-06-01', to: '2019-09-30' }]
  expect(nonResidentYears(stays, '2026-27')).toEqual({ least: 6, most: 7 })
})

test('a year as a non-resident ends with 182 days, and with 60 after 365 in the four years before', () => {
  const lastYear = (to: string) => ({ from: '2025-04-01', to })
  const years = (...stays: Stay[]) => nonResidentYears(stays, '2026-27')
  // 1 April to 29 September are 182 days
  expect(years(lastYear('2025-09-29'))).toEqual({ least: 9, most: 9 })
  expect(years(lastYear('2025-09-28'))).toEqual({ least: 10, most: 10 })
  // FY 2021-22 whole, and 60 days to 30 May 2025
  const before = { from: '2021-04-01', to: '2022-03-31' }
  expect(years(before, lastYear('2025-05-30'))).toEqual({ least: 8, most: 9 })
  expect(years(before, lastYear('2025-05-29'))).toEqual({ least: 9, most: 9 })
  const shorter = { ...before, from: '2021-04-02' }
  expect(years(shorter, lastYear('2025-05-30'))).toEqual({ least: 9, most: 9 })
})
