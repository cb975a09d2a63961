import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  formatBriefDay,
  formatDay,
  formatMonth,
  formatRecent,
  formatTimestamp,
  indianDate,
} from './dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a server whose clock is set to %s',
  (zone) => {
    test('a timestamp is shown in Indian time', () => {
      vi.stubEnv('TZ', zone)
      expect(formatTimestamp('2026-07-31T03:35:00.000Z')).toBe('31 Jul 2026, 9:05 am IST')
      expect(formatTimestamp('2026-07-31T18:29:59.999Z')).toBe('31 Jul 2026, 11:59 pm IST')
      expect(formatTimestamp('2026-07-31T18:30:00.000Z')).toBe('1 Aug 2026, 12:00 am IST')
    })

    test('the Indian day begins at half past six in the evening of the day before in UTC', () => {
      vi.stubEnv('TZ', zone)
      expect(indianDate(new Date('2026-12-31T18:29:59.999Z'))).toBe('2026-12-31')
      expect(indianDate(new Date('2026-12-31T18:30:00.000Z'))).toBe('2027-01-01')
    })

    test('a day without a time stays that day', () => {
      vi.stubEnv('TZ', zone)
      expect(formatDay('2026-07-31')).toBe('31 July 2026')
      expect(formatDay('2024-02-29')).toBe('29 February 2024')
      expect(formatBriefDay('2026-07-31')).toBe('31 Jul 2026')
    })

    test('a timestamp shown as a day is the day in India', () => {
      vi.stubEnv('TZ', zone)
      expect(formatDay(new Date('2026-07-31T18:30:00.000Z'))).toBe('1 August 2026')
      expect(formatBriefDay(new Date('2026-07-31T18:30:00.000Z'))).toBe('1 Aug 2026')
    })
  },
)

test('a timestamp shows its year only if that is not the current one', () => {
  const now = new Date('2026-12-31T12:00:00.000Z')
  expect(formatRecent('2026-11-21T09:40:00.000Z', now)).toBe('21 Nov, 3:10 pm')
  expect(formatRecent('2025-12-31T18:29:00.000Z', now)).toBe('31 Dec 2025, 11:59 pm')
  expect(formatRecent('2025-12-31T18:30:00.000Z', now)).toBe('1 Jan, 12:00 am')
})

test('a month is shown by its name, on its first day and its last', () => {
  expect(formatMonth('2026-11-01')).toBe('November 2026')
  expect(formatMonth('2026-11-30')).toBe('November 2026')
})
