import { expect, test } from 'vitest'
import { DEFAULT_CALENDAR } from '#app/enquiries/office/office-hours.ts'
import { nextTry as nextTryIn } from './next-try.ts'

const nextTry = (standing: Parameters<typeof nextTryIn>[0], now: number) =>
  nextTryIn(standing, now, DEFAULT_CALENDAR)

/** A time on Thursday, 30 July 2026, in India. */
const at = (time: string) => new Date(`2026-07-30T${time}:00+05:30`)
const standing = { dueAt: null, firstResponseAt: null, followUpAt: null }
const iso = (time: string) => at(time).toISOString()

test.each([
  ['without a due time, three office hours later', {}, '14:00'],
  ['long before it is due, the same', { dueAt: iso('23:00') }, '14:00'],
  ['an hour before it is due', { dueAt: iso('13:30') }, '12:30'],
  ['half of the time left, below an hour', { dueAt: iso('11:40') }, '11:20'],
  ['in one hour if it is due now', { dueAt: iso('11:00') }, '12:00'],
  ['in one hour if it is overdue', { dueAt: iso('02:00') }, '12:00'],
  [
    'once it was answered, whatever was due',
    { dueAt: iso('02:00'), firstResponseAt: iso('01:00') },
    '14:00',
  ],
  ['at the follow-up that comes sooner', { followUpAt: iso('12:15') }, '12:15'],
  ['not at one that comes later', { followUpAt: iso('16:15') }, '14:00'],
  ['not at one that has passed', { followUpAt: iso('10:15') }, '14:00'],
])('the next try is %s', (_what, more, expected) => {
  expect(nextTry({ ...standing, ...more }, at('11:00').getTime())).toEqual(at(expected))
})

test('after a try in the evening, the next one is in the morning, unless the answer is overdue', () => {
  const now = at('18:00').getTime()
  expect(nextTry(standing, now)).toEqual(new Date('2026-07-31T12:30:00+05:30'))
  expect(nextTry({ ...standing, dueAt: iso('17:00') }, now)).toEqual(at('19:00'))
})

test('the next try leaves out the hours and days on which the office is closed', () => {
  const calendar = {
    hours: [
      { weekday: 4, opens: '10:00', closes: '13:00' },
      { weekday: 5, opens: '10:00', closes: '13:00' },
      { weekday: 6, opens: '10:00', closes: '13:00' },
    ],
    holidays: [{ day: '2026-07-31', name: 'A holiday' }],
  }
  const found = nextTryIn(standing, at('12:00').getTime(), calendar)
  expect(found).toEqual(new Date('2026-08-01T12:00:00+05:30'))
})
