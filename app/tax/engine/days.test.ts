import { expect, test } from 'vitest'
import { amount, downToHundred, nearestRupee, roundToTen, wholeRupees } from './amount.ts'
import { addDays, addMonths, daysBetween, financialYearOf, monthsOrPart } from './days.ts'

test.each([
  ['2026-08-01', '2026-12-15', 5],
  ['2026-08-01', '2026-08-01', 1],
  ['2026-08-01', '2026-08-31', 1],
  ['2026-08-01', '2026-09-01', 2],
  ['2026-08-01', '2026-07-31', 0],
  ['2026-08-15', '2026-06-10', 0],
  ['2026-04-01', '2026-07-20', 4],
  ['2025-09-17', '2025-10-16', 1],
  ['2025-09-17', '2025-10-17', 2],
  ['2025-10-31', '2025-11-30', 1],
  ['2025-10-31', '2025-12-01', 2],
  ['2026-01-30', '2026-02-28', 1],
  ['2025-12-31', '2026-01-30', 1],
])('from %s to %s are %i months or parts of one', (from, to, months) => {
  expect(monthsOrPart(from, to)).toBe(months)
})

test('months end on their last day', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2025-11-30', 3)).toBe('2026-02-28')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysBetween('2026-03-31', '2026-04-01')).toBe(1)
})

test('a financial year turns on 1 April', () => {
  expect(financialYearOf('2026-03-31')).toBe('2025-26')
  expect(financialYearOf('2026-04-01')).toBe('2026-27')
  expect(financialYearOf('2099-12-31')).toBe('2099-00')
})

test('rounding follows the law', () => {
  expect([12, 15, 14.99, 1200004, 1200005, -15].map(roundToTen)).toEqual([
    10, 20, 10, 1200000, 1200010, -20,
  ])
  expect([14051, 99.9, 100].map(downToHundred)).toEqual([14000, 0, 100])
  expect(wholeRupees(amount(10.4))).toBe(10)
  expect(wholeRupees(amount(-10.4))).toBe(-10)
  expect(nearestRupee(amount(428346.456))).toBe(428346)
  expect(nearestRupee(0.5)).toBe(1)
})
