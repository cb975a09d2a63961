import { afterEach, expect, test, vi } from 'vitest'
import { afterOfficeHours } from './office-hours.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const HOUR = 3_600_000

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
    const found = afterOfficeHours(new Date(`${from}:00+05:30`), 3 * HOUR)
    expect(found.toISOString(), zone).toBe(new Date(`${to}:00+05:30`).toISOString())
  }
})

test('hours that don’t fit into one day continue on the next', () => {
  const found = afterOfficeHours(new Date('2026-07-31T10:00:00+05:30'), 20 * HOUR)
  expect(found).toEqual(new Date('2026-08-03T13:00:00+05:30'))
})
