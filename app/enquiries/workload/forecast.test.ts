import { describe, expect, test } from 'vitest'
import { DEFAULT_CALENDAR, type OfficeCalendar } from '#app/enquiries/office/office-hours.ts'
import { expectedToday, hoursFrom, opensAgain, type PersonHours } from './at-work.ts'
import { arrivalTimes, type ForecastInput, forecast } from './forecast.ts'

/** 27 July 2026 is a Monday, 1 August a Saturday. */
const at = (time: string) => new Date(`${time}:00+05:30`)
const asha: PersonHours = { hours: [], leaves: [] }
const QUIET = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
/** one enquiry an hour from 9 to 21 */
const BUSY = QUIET.map((hours) => hours.map((_, hour) => (hour >= 9 && hour < 21 ? 1 : 0)))

function forecastAt(
  time: string,
  {
    due = [],
    people = [asha],
    averages = QUIET,
    calendar = DEFAULT_CALENDAR,
    answersPerHour = 2,
  }: {
    due?: string[]
    people?: PersonHours[]
    averages?: number[][]
    calendar?: OfficeCalendar
    answersPerHour?: number | null
  } = {},
) {
  const now = at(time)
  const input: ForecastInput = {
    now,
    dueTimes: due.map(at),
    office: { ...calendar, skipsClosedDays: false },
    expected: expectedToday(calendar, averages, now),
    workers: people.map((person) => hoursFrom(calendar, person, now)),
    answersPerHour,
    opensAgain: opensAgain(calendar, now),
  }
  return forecast(input)
}

test('a quiet day: nothing waits, and who writes now is answered as soon as someone has had the time', () => {
  expect(forecastAt('2026-07-27T11:00')).toEqual({
    measured: true,
    overdueNow: 0,
    overdueTonight: 0,
    waiting: 0,
    expected: 0,
    capacity: 15,
    replyBy: at('2026-07-27T11:30'),
  })
})

describe('an overload', () => {
  const due = Array.from({ length: 20 }, () => '2026-07-28T09:00')

  test('an enquiry that one person does not get to before closing time passes its 24 hours overnight', () => {
    // 16 answers in eight hours.
    const result = forecastAt('2026-07-27T10:30', { due })
    expect(result).toMatchObject({ overdueTonight: 4, capacity: 16, waiting: 20 })
    // Four more and the new one on the next morning, from ten o’clock.
    expect(result.replyBy).toEqual(at('2026-07-28T12:30'))
  })

  test('two people keep the promise', () => {
    const result = forecastAt('2026-07-27T10:30', { due, people: [asha, asha] })
    expect(result).toMatchObject({ overdueTonight: 0, capacity: 32 })
    expect(result.replyBy).toEqual(at('2026-07-27T15:45'))
  })

  test('an enquiry that is overdue already is answered first, and not counted twice', () => {
    const result = forecastAt('2026-07-27T17:00', {
      due: ['2026-07-27T08:00', '2026-07-27T09:00', '2026-07-27T20:00', '2026-07-27T21:00'],
    })
    expect(result).toMatchObject({ overdueNow: 2, overdueTonight: 1 })
  })
})

describe('nobody on duty', () => {
  const due = ['2026-07-27T20:00', '2026-07-28T09:59', '2026-07-28T10:01']

  test('everything that falls due before the office opens again is missed, and no one can say when', () => {
    const result = forecastAt('2026-07-27T11:00', { due, people: [] })
    expect(result).toMatchObject({ overdueTonight: 2, capacity: 0, replyBy: null })
  })

  test('everyone on leave counts as nobody on duty', () => {
    const away = { hours: [], leaves: [{ firstDay: '2026-07-20', lastDay: '2026-09-30' }] }
    expect(forecastAt('2026-07-27T11:00', { due, people: [away] })).toMatchObject({
      overdueTonight: 2,
      replyBy: null,
    })
  })
})

describe('a closed day', () => {
  const holiday: OfficeCalendar = {
    ...DEFAULT_CALENDAR,
    holidays: [{ day: '2026-07-28', name: 'Bonalu' }],
  }

  test('an enquiry due on a holiday must be answered on the day before', () => {
    const due = Array.from({ length: 4 }, () => '2026-07-28T17:00')
    expect(forecastAt('2026-07-27T17:00', { due, calendar: holiday })).toMatchObject({
      overdueTonight: 1,
    })
    expect(forecastAt('2026-07-27T17:00', { due })).toMatchObject({ overdueTonight: 0 })
  })

  test('on the holiday no one answers', () => {
    const result = forecastAt('2026-07-28T11:00', { due: ['2026-07-28T22:00'], calendar: holiday })
    expect(result).toMatchObject({ overdueTonight: 1, capacity: 0 })
    expect(result.replyBy).toEqual(at('2026-07-29T11:00'))
  })

  test('before a Sunday what is still expected counts too', () => {
    // One each hour from 9:30, and half of the time is for an answer: all but the last are answered.
    const result = forecastAt('2026-08-01T10:00', { averages: BUSY, answersPerHour: 0.5 })
    expect(result.expected).toBe(9)
    expect(result.overdueTonight).toBe(5)
    expect(forecastAt('2026-07-31T10:00', { averages: BUSY, answersPerHour: 0.5 })).toMatchObject({
      expected: 9,
      overdueTonight: 0,
    })
  })
})

test('without a measured rate the forecast counts only enquiries that no one could answer', () => {
  const due = ['2026-07-27T09:30', '2026-07-27T12:00']
  expect(forecastAt('2026-07-27T09:00', { due, answersPerHour: null })).toEqual({
    measured: false,
    overdueNow: 0,
    overdueTonight: 1,
    waiting: 2,
    expected: 0,
    capacity: null,
    replyBy: null,
  })
})

test('without a measured rate no one can say that the promise will be kept', () => {
  for (const people of [[], [asha]])
    for (const due of [[], ['2026-07-28T17:00']])
      expect(forecastAt('2026-07-27T09:00', { people, due, answersPerHour: null })).toMatchObject({
        overdueNow: 0,
        overdueTonight: null,
      })
})

test('someone’s own hours count within those of the office alone', () => {
  const mornings = { hours: [{ weekday: 1, starts: '08:00', ends: '12:00' }], leaves: [] }
  expect(forecastAt('2026-07-27T09:00', { people: [mornings] })).toMatchObject({ capacity: 4 })
  expect(forecastAt('2026-07-28T09:00', { people: [mornings] })).toMatchObject({
    capacity: 0,
    replyBy: at('2026-08-03T10:30'),
  })
})

test('parts of enquiries add up to whole ones', () => {
  const hours = [0, 1, 2].map((hour) => ({
    start: at(`2026-07-27T1${hour}:00`),
    end: at(`2026-07-27T1${hour + 1}:00`),
    count: 0.5,
  }))
  expect(arrivalTimes(hours)).toEqual([at('2026-07-27T11:00'), at('2026-07-27T13:00')])
  expect(arrivalTimes([])).toEqual([])
})
