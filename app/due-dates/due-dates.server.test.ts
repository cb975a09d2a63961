import { expect, test } from 'vitest'
import { fileNowText } from '#app/content/chat.ts'
import { upcomingDueDates } from './due-dates.server.ts'

const all = upcomingDueDates('2000-01-01', 1000)

test('the nearest dates come first', () => {
  const dates = all.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.length).toBeGreaterThan(3)
})

test('each has a day, what is due and for which year', () => {
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

test('no more are listed than asked for', () => {
  expect(upcomingDueDates('2000-01-01', 3)).toEqual(all.slice(0, 3))
})

test('there are none when all have passed', () => {
  expect(upcomingDueDates('2999-01-01', 3)).toEqual([])
})

test.each([
  ['2026-07-31', 'before the due date'],
  ['2026-10-31', 'before the due date'],
  ['2026-11-01', 'belated income tax return'],
  ['2026-12-31', 'belated income tax return'],
  ['2027-01-01', 'file my income tax return.'],
  ['2999-01-01', 'file my income tax return.'],
])('on %s the chat of File Now is about a return %s', (today, words) => {
  expect(fileNowText(upcomingDueDates(today, 3))).toContain(words)
})
