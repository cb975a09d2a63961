import { afterEach, expect, test, vi } from 'vitest'
import { atIndianTime, fromIndianTime, toIndianTime } from './india.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'a field for a day and an hour is in Indian time on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(toIndianTime('2026-07-30T20:15:00.000Z')).toBe('2026-07-31T01:45')
    expect(fromIndianTime('2026-07-31T01:45')).toBe('2026-07-30T20:15:00.000Z')
    expect(fromIndianTime('2026-12-31T23:45')).toBe('2026-12-31T18:15:00.000Z')
    expect(toIndianTime('2026-12-31T18:15:00.000Z')).toBe('2026-12-31T23:45')
    expect(atIndianTime('2026-07-31', '10:00').toISOString()).toBe('2026-07-31T04:30:00.000Z')
  },
)

test('an empty field is no timestamp, nor is one that is typed half', () => {
  expect(toIndianTime(null)).toBe('')
  expect(fromIndianTime('')).toBeNull()
  expect(fromIndianTime('2026-07-')).toBeNull()
  expect(fromIndianTime('2026-07-31')).toBeNull()
})
