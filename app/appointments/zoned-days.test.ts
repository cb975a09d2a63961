import { expect, test } from 'vitest'
import { describeClock, describeTime, zonedDays } from './zoned-days.ts'

const SLOTS = ['2026-11-23T04:30:00.000Z', '2026-11-23T12:45:00.000Z', '2026-11-24T04:30:00.000Z']

test('times are grouped by the days of the visitor, with Indian time beside', () => {
  expect(zonedDays(SLOTS, 'America/Los_Angeles')).toEqual([
    {
      day: '2026-11-22',
      slots: [{ start: SLOTS[0], time: '8:30 pm', inIndia: 'Mon 10:00 am' }],
    },
    {
      day: '2026-11-23',
      slots: [
        { start: SLOTS[1], time: '4:45 am', inIndia: '6:15 pm' },
        { start: SLOTS[2], time: '8:30 pm', inIndia: 'Tue 10:00 am' },
      ],
    },
  ])
  expect(zonedDays(SLOTS, 'Asia/Calcutta')).toMatchObject([
    { day: '2026-11-23', slots: [{ time: '10:00 am' }, { time: '6:15 pm' }] },
    { day: '2026-11-24', slots: [{ time: '10:00 am' }] },
  ])
})

test('a time is said on both clocks, or on one', () => {
  expect(describeTime(SLOTS[0] ?? '', 'Asia/Dubai')).toEqual({
    own: 'Monday, 23 November 2026, 8:30 am (Dubai)',
    inIndia: 'Monday, 23 November 2026, 10:00 am IST',
  })
  expect(describeTime(SLOTS[0] ?? '', 'Asia/Kolkata')).toEqual({
    own: 'Monday, 23 November 2026, 10:00 am IST',
  })
})

test('a time of today is said on the visitor’s clock alone', () => {
  expect(describeClock(SLOTS[1] ?? '', 'Asia/Dubai')).toBe('4:45 pm (Dubai)')
  expect(describeClock(SLOTS[1] ?? '', 'Asia/Kolkata')).toBe('6:15 pm IST')
})
