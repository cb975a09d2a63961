import { expect, test } from 'vitest'
import { briefDay, formatInZone, isTimeZone, longDay, placeOf, wallClock } from './zoned.ts'

const at = (iso: string) => new Date(iso)

test.each([
  ['Asia/Kolkata', '2026-11-23T04:30:00Z', '2026-11-23', '10:00 am'],
  ['Asia/Dubai', '2026-11-23T04:30:00Z', '2026-11-23', '8:30 am'],
  ['Asia/Kathmandu', '2026-11-23T04:30:00Z', '2026-11-23', '10:15 am'],
  ['Australia/Sydney', '2026-11-23T04:30:00Z', '2026-11-23', '3:30 pm'],
  // The day before, across midnight.
  ['America/New_York', '2026-11-23T04:30:00Z', '2026-11-22', '11:30 pm'],
  ['America/Los_Angeles', '2026-11-23T04:30:00Z', '2026-11-22', '8:30 pm'],
  // The day after.
  ['Pacific/Auckland', '2026-11-23T12:30:00Z', '2026-11-24', '1:30 am'],
  // Before and after the clocks change.
  ['Europe/London', '2026-10-24T04:30:00Z', '2026-10-24', '5:30 am'],
  ['Europe/London', '2026-10-26T04:30:00Z', '2026-10-26', '4:30 am'],
  ['America/New_York', '2027-03-13T04:30:00Z', '2027-03-12', '11:30 pm'],
  ['America/New_York', '2027-03-15T04:30:00Z', '2027-03-15', '12:30 am'],
])('a clock in %s shows %s as %s, %s', (zone, timestamp, day, time) => {
  expect(wallClock(at(timestamp), zone)).toMatchObject({ day, time })
})

test('an hour that comes twice is shown twice, and one that is skipped never', () => {
  const hour = (iso: string) => wallClock(at(iso), 'America/New_York').time
  expect([hour('2026-11-01T05:30:00Z'), hour('2026-11-01T06:30:00Z')]).toEqual([
    '1:30 am',
    '1:30 am',
  ])
  expect([hour('2027-03-14T06:45:00Z'), hour('2027-03-14T07:00:00Z')]).toEqual([
    '1:45 am',
    '3:00 am',
  ])
})

test('days and places are named', () => {
  expect(longDay('2026-11-23')).toBe('Monday, 23 November 2026')
  expect(briefDay('2027-01-03')).toBe('Sun 3 Jan')
  expect(formatInZone(at('2026-11-23T18:30:00Z'), 'Asia/Kolkata')).toBe(
    'Tuesday, 24 November 2026, 12:00 am',
  )
  expect(placeOf('America/New_York')).toBe('New York')
  expect(placeOf('Asia/Calcutta')).toBe('India')
})

test('a text that is no zone is recognised', () => {
  expect(['Asia/Dubai', 'UTC', 'Asia/Calcutta', 'Etc/GMT+5'].filter(isTimeZone)).toHaveLength(4)
  expect(
    ['', 'Mars/Base', 'Asia/Dubai; drop', '../../etc', '+05:30', 'x'.repeat(80)].filter(isTimeZone),
  ).toEqual([])
})
