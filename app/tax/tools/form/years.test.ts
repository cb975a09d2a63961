import { expect, test } from 'vitest'
import { allTools } from '../all-tools.ts'
import { missingYear, yearsOn } from './years.ts'

type Id = keyof typeof allTools

const first = (id: Id, today: string) => yearsOn(allTools[id].tool, today)[0]
const missing = (id: Id, today: string) => missingYear(allTools[id].tool, today)

const FOR_A_RETURN: Id[] = [
  'old-or-new-regime',
  'hra-and-rent-tds',
  'shares-and-funds',
  'presumptive-or-books',
  'f-and-o-turnover-and-audit',
]
const AHEAD: Id[] = ['advance-tax', 'tds-on-rent-and-house', 'resident-rnor-or-nri']

test.each([
  ['2026-05-20', '2025-26'],
  ['2026-11-23', '2025-26'],
  ['2027-01-10', '2025-26'],
  ['2027-03-31', '2025-26'],
  ['2027-04-01', '2026-27'],
  ['2028-03-31', '2026-27'],
  ['2028-06-01', '2026-27'],
])('on %s every tool about a return opens on %s, the year being filed', (today, year) => {
  expect(FOR_A_RETURN.map((id) => [id, first(id, today)])).toEqual(
    FOR_A_RETURN.map((id) => [id, year]),
  )
})

test.each([
  ['2026-05-20', '2026-27'],
  ['2027-03-31', '2026-27'],
  ['2026-03-31', '2025-26'],
])('on %s the tools about payments and days ahead open on %s, the running year', (today, year) => {
  expect(AHEAD.map((id) => first(id, today))).toEqual([year, year, year])
})

test('the other years follow, the latest first', () => {
  expect(yearsOn(allTools['old-or-new-regime'].tool, '2026-11-23')).toEqual([
    '2025-26',
    '2026-27',
    '2024-25',
    '2023-24',
  ])
  expect(yearsOn(allTools['due-dates'].tool, '2026-11-23')).toEqual([])
})

test('a year without its rules is named from the day on which it is the one to be asked for', () => {
  expect(missing('return-form-and-documents', '2027-03-31')).toBeUndefined()
  expect(missing('return-form-and-documents', '2027-04-01')).toBe('2026-27')
  expect(first('return-form-and-documents', '2027-05-01')).toBe('2025-26')
  expect(missing('f-and-o-turnover-and-audit', '2028-03-31')).toBeUndefined()
  expect(missing('f-and-o-turnover-and-audit', '2028-04-01')).toBe('2027-28')
  expect(missing('advance-tax', '2027-03-31')).toBeUndefined()
  expect(missing('advance-tax', '2027-04-01')).toBe('2027-28')
  expect(missing('due-dates', '2030-01-01')).toBeUndefined()
})
