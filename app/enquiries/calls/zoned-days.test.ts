import { expect, test } from 'vitest'
import { describeClock, describeTime, zonedDays } from './zoned-days.ts'

const SLOTS = ['2026-11-23T04:30:00.000Z', '2026-11-23T12:45:00.000Z', '2026-11-24T04:30:00.000Z']

test('times are grouped by the days of the visitor, with Indian time beside', () => {
  expect(zonedDays(SLOTS, 'America/Los_Angeles')).toEqual([
    {
      day: '2026-11-22',
      slots: [{ start: SLOTS[0], time: '8:30 pm', part: 'evening', inIndia: 'Mon 10:00 am' }],
    },
    {
      day: '2026-11-23',
      slots: [
        { start: SLOTS[1], time: '4:45 am', part: 'night', inIndia: '6:15 pm' },
        { start: SLOTS[2], time: '8:30 pm', part: 'evening', inIndia: 'Tue 10:00 am' },
      ],
    },
  ])
  expect(zonedDays(SLOTS, 'Asia/Calcutta')).toMatchObject([
    { day: '2026-11-23', slots: [{ time: '10:00 am' }, { time: '6:15 pm' }] },
    { day: '2026-11-24', slots: [{ time: '10:00 am' }] },
  ])
})

test('The day is divided at 5 am, noon, 5 pm and 9 pm of the visitor’s clock', () => {
  const hours = ['04:45', '05:00', '11:45', '12:00', '16:45', '17:00', '20:45', '21:00', '00:15']
  const [day] = zonedDays(
    hours.map((hour) => `2026-11-23T${hour}:00.000Z`),
    'UTC',
  )
  expect(day?.slots.map(({ time, part }) => `${time} ${part}`)).toEqual([
    '4:45 am night',
    '5:00 am morning',
    '11:45 am morning',
    '12:00 pm afternoon',
    '4:45 pm afternoon',
    '5:00 pm evening',
    '8:45 pm evening',
    '9:00 pm night',
    '12:15 am night',
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
