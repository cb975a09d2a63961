import { expect, test } from 'vitest'
import { chatTexts } from '#content/en/chat.ts'
import { upcomingDueDates } from './due-dates.server.ts'
import { filingSeason } from './filing-season.ts'

const all = upcomingDueDates('2000-01-01', 1000)

test('the nearest dates come first', () => {
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.length).toBeGreaterThan(3)
})

test('each due date has its day, what is due and for which year', () => {
  for (const { date, label, year } of all) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(label).not.toBe('')
    expect(year).toMatch(/\d{4}/)
  }
})

test('a date is shown on its own day, and not on the next', () => {
  const { date } = all[0]!
  const next = new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10)
  expect(upcomingDueDates(date, 1000)).toContainEqual(all[0])
  expect(upcomingDueDates(next, 1000)).not.toContainEqual(all[0])
})

test('no more due dates are listed than asked for', () => {
  expect(upcomingDueDates('2000-01-01', 3)).toEqual(all.slice(0, 3))
})

test('no due dates are listed when all have passed', () => {
  expect(upcomingDueDates('2999-01-01', 3)).toEqual([])
})

test('before the first due date no belated return is listed, nor a revision', () => {
  const kinds = (today: string) => new Set(upcomingDueDates(today, 1000).map(({ kind }) => kind))
  expect(kinds('2026-05-20')).not.toContain('belated-return')
  expect(kinds('2026-05-20')).not.toContain('revised-return')
  expect(kinds('2026-08-01')).toContain('belated-return')
  expect(kinds('2027-04-15')).not.toContain('belated-return')
})

test('on 23 November 2026 the house buyer’s form, advance tax and the last day of the year are listed', () => {
  expect(upcomingDueDates('2026-11-23', 6).map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2026-11-30 Return with a transfer pricing report',
    '2026-11-30 Form 141 for TDS on a payment for a house or land in October',
    '2026-12-15 Third instalment of advance tax',
    '2026-12-30 Form 141 for TDS on a payment for a house or land in November',
    '2026-12-31 Last day for a belated return',
    '2026-12-31 Last day to revise a return without a possible fee',
  ])
})

test.each([
  ['2026-07-31', 'before the due date'],
  ['2026-08-01', 'may have missed the due date'],
  ['2026-11-30', 'may have missed the due date'],
  ['2026-12-01', 'belated income tax return for FY 2025-26'],
  ['2027-01-01', 'can still file for FY 2025-26'],
  ['2027-04-01', 'FY 2026-27 before the due date'],
  ['2999-01-01', 'file my income tax return for'],
])('on %s the chat of File Now says: %s', (today, words) => {
  expect(chatTexts.fileNow(filingSeason(today))).toContain(words)
})
