import { describe, expect, test } from 'vitest'
import type { OfficeSpan } from '#app/enquiries/office/office-hours.ts'
import { atIndianTime, toIndianTime } from '#app/ui/time/india.ts'
import { type BookedCall, type Calendar, type Caller, freeSlots, personFor } from './slots.ts'

/** Monday. */
const DAY = '2026-11-23'
const NEXT = '2026-11-24'
const before = atIndianTime(DAY, '08:00')
const span = (weekday: number, opens: string, closes: string): OfficeSpan => ({
  weekday,
  opens,
  closes,
})
const HOURS = [span(1, '10:00', '11:00'), span(2, '10:00', '11:00')]
const closedOn = (day: string) => [{ day, name: 'Holiday' }]
const person = (id: number, changes: Partial<Caller> = {}): Caller => ({
  id,
  name: `Person ${id}`,
  hours: [],
  leave: [],
  ...changes,
})
const rules = { open: true, bufferMinutes: 15, maxPerDay: 8, noticeMinutes: 0, daysAhead: 0 }
const calendar = (changes: Partial<Calendar> = {}): Calendar => ({
  rules,
  office: { hours: HOURS, holidays: [] },
  people: [person(1)],
  ...changes,
})
let ids = 0
const call = (time: string, changes: Partial<BookedCall> & { pause?: number } = {}): BookedCall => {
  const startsAt = atIndianTime(DAY, time)
  const { pause = 15, ...rest } = changes
  const blockedUntil = new Date(startsAt.getTime() + (15 + pause) * 60_000)
  return { id: ++ids, userId: 1, startsAt, blockedUntil, state: 'booked', ...rest }
}
const times = (given: Calendar, booked: BookedCall[] = [], now = before) =>
  freeSlots(given, booked, now).map(({ start }) => toIndianTime(start.toISOString()).slice(11))
const withRules = (changes: Partial<Calendar['rules']>) =>
  calendar({ rules: { ...rules, ...changes } })

test('free times are every 15 minutes within the office hours', () => {
  expect(times(calendar())).toEqual(['10:00', '10:15', '10:30', '10:45'])
})

test('free times do not include a lunch break or what is too short for a call', () => {
  const hours = [span(1, '14:00', '14:40'), span(1, '10:00:00', '10:30:00')]
  expect(times(calendar({ office: { hours, holidays: [] } }))).toEqual([
    '10:00',
    '10:15',
    '14:00',
    '14:15',
  ])
})

test('free times are none while booking is closed, no one takes calls, or on a holiday', () => {
  expect(times(withRules({ open: false }))).toEqual([])
  expect(times(calendar({ people: [] }))).toEqual([])
  expect(times(calendar({ office: { hours: HOURS, holidays: closedOn(DAY) } }))).toEqual([])
  expect(times(calendar({ office: { hours: HOURS, holidays: closedOn(NEXT) } }))).toHaveLength(4)
})

test('free times end with the office hours of the weekday', () => {
  const sunday = atIndianTime('2026-11-22', '08:00')
  expect(times(calendar(), [], sunday)).toEqual([])
})

test('free times keep the notice, to the minute', () => {
  const asked = withRules({ noticeMinutes: 120 })
  expect(times(asked, [], atIndianTime(DAY, '08:15'))).toEqual(['10:15', '10:30', '10:45'])
  expect(times(asked, [], atIndianTime(DAY, '08:16'))).toEqual(['10:30', '10:45'])
})

test('free times go as many days ahead as the rules say, counted in India', () => {
  expect(times(withRules({ daysAhead: 1 }))).toHaveLength(8)
  // Half past midnight in India is still the day before in UTC.
  expect(times(withRules({ daysAhead: 0 }), [], atIndianTime(NEXT, '00:30'))).toHaveLength(4)
})

test('free times do not include a call, the pause after it, or what would run into it', () => {
  expect(times(calendar(), [call('10:30')])).toEqual(['10:00'])
  expect(times(withRules({ bufferMinutes: 0 }), [call('10:30', { pause: 0 })])).toEqual([
    '10:00',
    '10:15',
    '10:45',
  ])
})

test('free times end when someone has as many calls as a day may have, done ones too', () => {
  const done = call('09:00', { state: 'done' })
  expect(times(withRules({ maxPerDay: 2 }), [done])).toHaveLength(4)
  expect(times(withRules({ maxPerDay: 1 }), [done])).toEqual([])
  expect(times(withRules({ maxPerDay: 1 }), [call('10:00', { userId: 2 })])).toHaveLength(4)
})

test('free times are shown once when several could call, with who they are', () => {
  const given = calendar({ people: [person(1), person(2)] })
  const free = freeSlots(given, [call('10:00', { userId: 1 })], before)
  expect(free.map(({ people }) => people.map(({ id }) => id))).toEqual([[2], [2], [1, 2], [1, 2]])
})

test('free times follow the working hours and the leave of each person', () => {
  const own = person(1, { hours: [span(1, '10:15', '10:45'), span(3, '10:00', '18:00')] })
  expect(times(calendar({ people: [own] }))).toEqual(['10:15', '10:30'])
  const early = person(1, { hours: [span(1, '07:00', '10:15')] })
  expect(times(calendar({ people: [early] }))).toEqual(['10:00'])
  const otherDay = person(1, { hours: [span(3, '10:00', '18:00')] })
  expect(times(calendar({ people: [otherDay] }))).toEqual([])
  const away = (firstDay: string, lastDay: string) =>
    times(calendar({ people: [person(1, { leave: [{ firstDay, lastDay }] })] }))
  expect(away('2026-11-20', DAY)).toEqual([])
  expect(away(DAY, '2026-11-30')).toEqual([])
  expect(away(NEXT, '2026-11-30')).toHaveLength(4)
})

describe('who calls', () => {
  const people = [person(1), person(2), person(3)]
  const slot = { start: atIndianTime(DAY, '10:45'), people }

  test('who calls is the owner of the enquiry, if free', () => {
    expect(personFor(slot, [], 3)?.id).toBe(3)
    expect(personFor({ ...slot, people: people.slice(0, 2) }, [], 3)?.id).toBe(1)
  })

  test('who calls is otherwise the person with the fewest calls that day, then the fewest in all', () => {
    const other = (id: number) => ({
      ...call('10:00', { userId: id }),
      startsAt: atIndianTime(NEXT, '10:00'),
    })
    expect(personFor(slot, [call('10:00')])?.id).toBe(2)
    expect(personFor(slot, [call('10:00'), call('10:00', { userId: 2 })])?.id).toBe(3)
    expect(personFor(slot, [other(1), other(2)])?.id).toBe(3)
    expect(personFor({ ...slot, people: [] }, [])).toBeUndefined()
  })
})
