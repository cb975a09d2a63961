import { describe, expect, test } from 'vitest'
import { DEFAULT_HOURS } from '#app/enquiries/office/office-hours.ts'
import { HOUR_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { times } from '#content/hi/times.ts'
import { dueAfter, dueFrom, formatAt, formatDue, type ReplyDays, span, timeLeft } from './sla.ts'

/** A timestamp in Indian time. */
const ist = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)
const office = (given: Partial<ReplyDays>): ReplyDays => ({
  hours: DEFAULT_HOURS,
  holidays: [],
  skipsClosedDays: false,
  ...given,
})
const left = (due: string, now: string) => timeLeft(ist(due).toISOString(), ist(now).getTime())

describe('a response is due 24 hours after the enquiry was received', () => {
  test.each([
    ['in the morning', '2026-07-30 09:05', '2026-07-31 09:05'],
    ['just before midnight', '2026-07-30 23:59', '2026-07-31 23:59'],
    ['at midnight', '2026-07-31 00:00', '2026-08-01 00:00'],
    ['on a Friday evening', '2026-07-31 18:30', '2026-08-01 18:30'],
    ['on a Saturday', '2026-08-01 11:00', '2026-08-02 11:00'],
    ['on the last day of the year', '2026-12-31 20:00', '2027-01-01 20:00'],
    ['on the day before a leap day', '2028-02-28 12:00', '2028-02-29 12:00'],
    ['while clocks in Europe are put forward', '2026-03-29 06:00', '2026-03-30 06:00'],
    ['while clocks in America are put back', '2026-11-01 10:00', '2026-11-02 10:00'],
  ])('%s', (_when, received, due) => {
    expect(dueAfter(ist(received), office({ skipsClosedDays: false }))).toEqual(ist(due))
  })
})

describe('where closed days don’t count, the 24 hours stand still on them from midnight to midnight', () => {
  const holiday = { day: '2026-11-23', name: 'A holiday on Monday' }
  // 21 November 2026 is a Saturday; the office opens from Monday to Saturday.
  test.each([
    ['on a Friday evening: none is between', '2026-11-20 18:30', [], '2026-11-21 18:30'],
    ['on Saturday at closing time', '2026-11-21 18:30', [], '2026-11-23 18:30'],
    ['as Saturday begins', '2026-11-21 00:00', [], '2026-11-22 00:00'],
    ['a minute before Saturday’s midnight', '2026-11-21 23:59', [], '2026-11-23 23:59'],
    ['as Sunday begins', '2026-11-22 00:00', [], '2026-11-24 00:00'],
    ['on Sunday', '2026-11-22 11:00', [], '2026-11-24 00:00'],
    ['as Monday begins', '2026-11-23 00:00', [], '2026-11-24 00:00'],
    ['on Saturday, before a holiday', '2026-11-21 18:30', [holiday], '2026-11-24 18:30'],
    ['on Sunday, before a holiday', '2026-11-22 11:00', [holiday], '2026-11-25 00:00'],
    ['on the holiday', '2026-11-23 11:00', [holiday], '2026-11-25 00:00'],
  ])('received %s', (_when, received, holidays, due) => {
    const skipping = office({ skipsClosedDays: true, holidays })
    expect(dueAfter(ist(received), skipping)).toEqual(ist(due))
    const counting = office({ skipsClosedDays: false, holidays })
    expect(dueAfter(ist(received), counting).getTime()).toBe(ist(received).getTime() + 24 * HOUR_MS)
  })

  test('the hours of a day make no difference, an office that never opens stops nothing', () => {
    const received = ist('2026-11-20 20:00')
    const short = [{ weekday: 5, opens: '10:00', closes: '11:00' }]
    // Friday has four hours left, the other twenty are those of the Friday after.
    expect(dueAfter(received, office({ skipsClosedDays: true, hours: short }))).toEqual(
      ist('2026-11-27 20:00'),
    )
    expect(dueAfter(received, office({ skipsClosedDays: true, hours: [] }))).toEqual(
      ist('2026-11-21 20:00'),
    )
  })
})

describe('the time left is described in words', () => {
  test.each([
    ['2026-07-31 09:05', '2026-07-30 09:05', '1 day left', 'in-time'],
    ['2026-07-31 09:05', '2026-07-30 09:06', '23 h 59 min left', 'in-time'],
    ['2026-07-31 09:05', '2026-07-31 05:04', '4 h 1 min left', 'in-time'],
    ['2026-07-31 09:05', '2026-07-31 05:05', '4 h left', 'soon'],
    ['2026-07-31 09:05', '2026-07-31 05:45', '3 h 20 min left', 'soon'],
    ['2026-08-01 00:10', '2026-07-31 23:50', '20 min left', 'soon'],
    ['2026-08-03 09:00', '2026-08-02 21:00', '12 h left', 'in-time'],
    ['2026-07-31 09:05', '2026-07-31 09:05', 'due now', 'overdue'],
    ['2026-07-31 09:05', '2026-07-31 11:05', 'overdue by 2 h', 'overdue'],
    ['2026-07-31 23:30', '2026-08-01 00:15', 'overdue by 45 min', 'overdue'],
    ['2026-07-31 09:05', '2026-08-01 14:05', 'overdue by 1 day 5 h', 'overdue'],
    ['2026-07-31 18:00', '2026-08-03 09:00', 'overdue by 2 days', 'overdue'],
  ])('due %s, seen at %s: %s', (due, now, words, state) => {
    expect(left(due, now)).toMatchObject({ words, state })
  })

  test('down to the last minute', () => {
    const due = ist('2026-07-31 09:05')
    const at = (ms: number) => timeLeft(due.toISOString(), due.getTime() + ms).words
    expect(at(-MINUTE_MS)).toBe('1 min left')
    expect(at(-MINUTE_MS + 1)).toBe('less than a minute left')
    expect(at(-1)).toBe('less than a minute left')
    expect(at(0)).toBe('due now')
    expect(at(MINUTE_MS - 1)).toBe('due now')
    expect(at(MINUTE_MS)).toBe('overdue by 1 min')
  })

  test('rounded down', () => {
    expect(span(2 * HOUR_MS - 1)).toBe('1 h 59 min')
    expect(span(25 * HOUR_MS)).toBe('1 day 1 h')
    expect(span(48 * HOUR_MS - 1)).toBe('1 day 23 h')
    expect(span(72 * HOUR_MS)).toBe('3 days')
    expect(span(0)).toBe('0 min')
  })
})

describe('the due time follows the Indian calendar', () => {
  test.each([
    ['2026-07-31 09:05', '2026-07-31 00:00', 'today, 9:05 am'],
    ['2026-07-31 23:59', '2026-07-31 00:01', 'today, 11:59 pm'],
    ['2026-08-01 00:00', '2026-07-31 23:59', 'tomorrow, 12:00 am'],
    ['2026-08-01 09:05', '2026-07-31 09:06', 'tomorrow, 9:05 am'],
    ['2026-07-31 23:00', '2026-08-01 00:30', 'yesterday, 11:00 pm'],
    ['2026-08-03 09:05', '2026-07-31 10:00', 'Monday 3 August, 9:05 am'],
    ['2026-07-29 17:00', '2026-07-31 10:00', 'Wednesday 29 July, 5:00 pm'],
  ])('%s, seen at %s: %s', (due, now, words) => {
    expect(formatDue(ist(due).toISOString(), ist(now).getTime())).toBe(words)
  })

  test('the due time follows the Indian calendar when it is a different day in London', () => {
    // 4:35 in the morning in India is late the evening before in London.
    expect(formatDue('2026-07-30T23:05:00Z', Date.parse('2026-07-30T20:00:00Z'))).toBe(
      'today, 4:35 am',
    )
  })
})

describe('a sentence of an email says when', () => {
  const now = ist('2026-07-30 11:00')
  const said = (timestamp: string, words?: typeof times.own) =>
    formatAt(ist(timestamp).toISOString(), now.getTime(), words)

  test.each([
    ['2026-07-30 09:05', 'at 9:05 am'],
    ['2026-07-31 09:05', 'tomorrow at 9:05 am'],
    ['2026-07-29 18:30', 'yesterday at 6:30 pm'],
    ['2026-08-03 09:05', 'on Monday 3 August at 9:05 am'],
  ])('%s, on 30 July: %s', (timestamp, words) => {
    expect(said(timestamp)).toBe(words)
  })

  test.each([
    ['2026-07-31 09:00', 'कल सुबह 9 बजे'],
    ['2026-08-03 09:00', 'सोमवार 3 अगस्त को सुबह 9 बजे'],
  ])('%s in Hindi, on 30 July: %s', (timestamp, words) => {
    expect(said(timestamp, times.own)).toBe(words)
  })
})

test('the time up to the answer began 24 hours before it is due, where nothing else is stored', () => {
  const [dueAt, began] = [ist('2026-07-31 09:05'), ist('2026-07-29 09:05')]
  expect(dueFrom({ dueFrom: null, dueAt })).toEqual(ist('2026-07-30 09:05'))
  expect(dueFrom({ dueFrom: began, dueAt })).toEqual(began)
  expect(dueFrom({ dueFrom: null, dueAt: null })).toBeNull()
})
