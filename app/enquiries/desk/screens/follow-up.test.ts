import { expect, test } from 'vitest'
import { DEFAULT_CALENDAR, DEFAULT_HOURS } from '#app/enquiries/office/office-hours.ts'
import { followUpChoices } from './follow-up.ts'

const labelled = (now: string, calendar = DEFAULT_CALENDAR) =>
  Object.fromEntries(followUpChoices(Date.parse(now), calendar).map(({ label, at }) => [label, at]))

test('tomorrow is tomorrow in India, also late in the evening of another zone', () => {
  // 00:30 on 31 July in India is still 30 July in UTC.
  const choices = labelled('2026-07-30T19:00:00Z')
  expect(choices['Tomorrow, 10 am']).toBe('2026-08-01T04:30:00.000Z')
  expect(choices['In one hour']).toBe('2026-07-30T20:00:00.000Z')
})

test('a Sunday and a holiday after it move to the next office day, which is named', () => {
  const holidays = [{ day: '2026-08-03', name: 'Founder’s Day' }]
  const choices = labelled('2026-08-01T12:00:00+05:30', { hours: DEFAULT_HOURS, holidays })
  expect(choices).not.toHaveProperty(['Tomorrow, 10 am'])
  expect(choices['4 Aug 2026, 10 am (next office day)']).toBe('2026-08-04T04:30:00.000Z')
  expect(choices).toHaveProperty(['In a week, 10 am'])
})

test('a follow-up in three hours counts office hours alone', () => {
  const choices = labelled('2026-08-01T17:30:00+05:30')
  expect(choices['In three office hours']).toBe('2026-08-03T06:30:00.000Z')
})

test('a morning begins when the office opens, if that is after ten', () => {
  const hours = DEFAULT_HOURS.map((span) => ({ ...span, opens: '11:30' }))
  const choices = labelled('2026-07-30T12:00:00+05:30', { hours, holidays: [] })
  expect(choices['Tomorrow, 11:30 am']).toBe('2026-07-31T06:00:00.000Z')
})
