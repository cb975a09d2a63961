import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import {
  addDays,
  addOfficeHours,
  DEFAULT_CALENDAR,
  DEFAULT_HOURS,
  isOpen,
  isOpenOn,
  nextOpening,
  type OfficeCalendar,
  officeDay,
  openingsOn,
} from './office-hours.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const at = (time: string) => new Date(`${time}:00+05:30`)

// 1 August 2026 is a Saturday.
test.each([
  ['within a day', '2026-07-30T11:00', '2026-07-30T14:00'],
  ['up to closing time', '2026-07-30T15:30', '2026-07-30T18:30'],
  ['over an evening', '2026-07-30T17:00', '2026-07-31T11:30'],
  ['from the night', '2026-07-30T02:15', '2026-07-30T13:00'],
  ['from late at night', '2026-07-30T23:45', '2026-07-31T13:00'],
  ['from closing time', '2026-07-30T18:30', '2026-07-31T13:00'],
  ['over a month’s end', '2026-07-31T17:30', '2026-08-01T12:00'],
  ['over a Sunday, from Saturday afternoon', '2026-08-01T17:30', '2026-08-03T12:00'],
  ['over a Sunday, from Saturday evening', '2026-08-01T19:00', '2026-08-03T13:00'],
  ['from a Sunday', '2026-08-02T12:00', '2026-08-03T13:00'],
  ['over a year’s end', '2026-12-31T18:00', '2027-01-01T12:30'],
  ['over the end of February', '2028-02-29T18:00', '2028-03-01T12:30'],
])('three office hours %s', (_what, from, to) => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    const found = addOfficeHours(DEFAULT_CALENDAR, at(from), 3 * HOUR_MS)
    expect(found.toISOString(), zone).toBe(at(to).toISOString())
  }
})

test('hours that don’t fit into one day continue on the next', () => {
  const found = addOfficeHours(DEFAULT_CALENDAR, at('2026-07-31T10:00'), 20 * HOUR_MS)
  expect(found).toEqual(at('2026-08-03T13:00'))
})

describe('an office with a lunch break, a short Saturday and a holiday on Monday', () => {
  const calendar: OfficeCalendar = {
    hours: [
      ...[1, 2, 3, 4, 5].flatMap((weekday) => [
        // Out of order, as rows may be.
        { weekday, opens: '14:00', closes: '18:00' },
        { weekday, opens: '09:30', closes: '13:00' },
      ]),
      { weekday: 6, opens: '10:00', closes: '12:00' },
    ],
    holidays: [{ day: '2026-08-03', name: 'Founder’s Day' }],
  }

  test('an office with a lunch break, a short Saturday and a holiday on Monday opens twice on a weekday, once on Saturday, never on Sunday or the holiday', () => {
    expect(openingsOn(calendar, '2026-07-31')).toEqual([
      { start: at('2026-07-31T09:30'), end: at('2026-07-31T13:00') },
      { start: at('2026-07-31T14:00'), end: at('2026-07-31T18:00') },
    ])
    const days = ['2026-08-01', '2026-08-02', '2026-08-03', '2026-08-04']
    expect(days.map((day) => isOpenOn(calendar, day))).toEqual([true, false, false, true])
  })

  test.each([
    ['2026-07-31T09:29', false],
    ['2026-07-31T09:30', true],
    ['2026-07-31T12:59', true],
    ['2026-07-31T13:00', false],
    ['2026-07-31T14:00', true],
    ['2026-07-31T18:00', false],
    ['2026-07-31T00:00', false],
    ['2026-08-03T11:00', false],
  ])('at %s it is open: %s', (time, expected) => {
    expect(isOpen(calendar, at(time))).toBe(expected)
  })

  test.each([
    ['2026-07-31T10:15', '2026-07-31T10:15'],
    ['2026-07-31T13:10', '2026-07-31T14:00'],
    ['2026-07-31T18:00', '2026-08-01T10:00'],
    ['2026-08-01T12:00', '2026-08-04T09:30'],
    ['2026-08-03T23:59', '2026-08-04T09:30'],
  ])('from %s it opens next at %s', (time, expected) => {
    expect(nextOpening(calendar, at(time))).toEqual(at(expected))
  })

  test('three office hours leave out lunch, the Sunday and the holiday', () => {
    const later = (time: string) => addOfficeHours(calendar, at(time), 3 * HOUR_MS)
    expect(later('2026-07-31T11:30')).toEqual(at('2026-07-31T15:30'))
    expect(later('2026-08-01T11:00')).toEqual(at('2026-08-04T11:30'))
  })

  test('a day on which it is closed moves to the next on which it is open', () => {
    expect(officeDay(calendar, '2026-07-31')).toBe('2026-07-31')
    expect(officeDay(calendar, '2026-08-02')).toBe('2026-08-04')
  })
})

test('an office that never opens does not stop the clock of what is to be done', () => {
  const never: OfficeCalendar = { hours: [], holidays: [] }
  expect(addOfficeHours(never, at('2026-07-31T10:00'), HOUR_MS)).toEqual(at('2026-07-31T11:00'))
  expect(nextOpening(never, at('2026-07-31T10:00'))).toEqual(at('2026-07-31T10:00'))
  expect(officeDay(never, '2026-07-31')).toBe('2026-07-31')
})

test('a span up to midnight ends with the day', () => {
  const late = { hours: [{ weekday: 5, opens: '20:00', closes: '24:00' }], holidays: [] }
  expect(isOpen(late, at('2026-07-31T23:59'))).toBe(true)
  expect(isOpen(late, at('2026-08-01T00:00'))).toBe(false)
})

test('days go over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-08-01', -1)).toBe('2026-07-31')
  expect(DEFAULT_HOURS).toHaveLength(6)
})
