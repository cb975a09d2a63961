import { expect, test } from 'vitest'
import { allTools } from './all-tools.ts'
import { missingYear, yearsOn } from './years.ts'

const first = (id: keyof typeof allTools, today: string) => yearsOn(allTools[id].tool, today)[0]
const missing = (id: keyof typeof allTools, today: string) => missingYear(allTools[id].tool, today)

test.each([
  ['2026-11-22', '2025-26'],
  ['2026-12-31', '2025-26'],
  ['2027-01-01', '2026-27'],
  ['2027-12-31', '2026-27'],
  ['2028-06-01', '2026-27'],
])('on %s a trader’s turnover is asked for %s first, whose return is filed next', (today, year) => {
  expect(first('f-and-o-turnover-and-audit', today)).toBe(year)
  expect(yearsOn(allTools['f-and-o-turnover-and-audit'].tool, today)).toHaveLength(2)
})

test('what is planned is asked for the running year first', () => {
  expect(first('old-or-new-regime', '2026-11-22')).toBe('2026-27')
  expect(first('advance-tax', '2027-05-01')).toBe('2026-27')
})

test('a year without its rules is named once it is the one to be asked for', () => {
  expect(missing('return-form-and-documents', '2026-12-31')).toBeUndefined()
  expect(missing('return-form-and-documents', '2027-01-01')).toBe('2026-27')
  expect(first('return-form-and-documents', '2027-05-01')).toBe('2025-26')
  expect(missing('f-and-o-turnover-and-audit', '2027-12-31')).toBeUndefined()
  expect(missing('f-and-o-turnover-and-audit', '2028-01-01')).toBe('2027-28')
  expect(missing('advance-tax', '2027-03-31')).toBeUndefined()
  expect(missing('advance-tax', '2027-04-01')).toBe('2027-28')
  expect(missing('due-dates', '2030-01-01')).toBeUndefined()
})
