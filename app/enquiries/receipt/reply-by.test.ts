import { expect, test } from 'vitest'
import { times } from '#content/hi/times.ts'
import { replyBy, replyByDate } from './reply-by.ts'

/** A timestamp in Indian time. */
const ist = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`)

// 28 November 2026 is a Saturday.
test.each([
  ['2026-11-24 07:32:10', '2026-11-23 07:32:10', 'tomorrow, 8 am', 'Tue 24 Nov, 8 am'],
  ['2026-11-24 08:00:00', '2026-11-23 08:00:00', 'tomorrow, 8 am', 'Tue 24 Nov, 8 am'],
  ['2026-11-24 08:00:01', '2026-11-23 08:00:01', 'tomorrow, 8:30 am', 'Tue 24 Nov, 8:30 am'],
  ['2026-11-24 18:30:00', '2026-11-24 09:00:00', 'today, 6:30 pm', 'Tue 24 Nov, 6:30 pm'],
  [
    '2026-11-30 18:30:00',
    '2026-11-28 18:30:00',
    'Monday 30 November, 6:30 pm',
    'Mon 30 Nov, 6:30 pm',
  ],
  ['2026-12-01 00:00:00', '2026-11-29 11:00:00', 'the end of tomorrow', 'the end of Mon 30 Nov'],
  ['2026-11-30 23:40:00', '2026-11-30 10:00:00', 'the end of today', 'the end of Mon 30 Nov'],
])('due %s, a client reads at %s: by %s, and in an email: by %s', (due, now, words, date) => {
  expect(replyBy(ist(due).toISOString(), ist(now).getTime())).toBe(words)
  expect(replyByDate(ist(due).toISOString())).toBe(date)
})

test.each([
  ['2026-11-24T18:30:00+05:30', 'आज, शाम 6:30', 'मंगलवार 24 नवंबर, शाम 6:30'],
  ['2026-11-25T08:00:00+05:30', 'कल, सुबह 8 बजे', 'बुधवार 25 नवंबर, सुबह 8 बजे'],
  ['2026-11-26T00:00:00+05:30', 'कल रात 12 बजे', 'बुधवार 25 नवंबर रात 12 बजे'],
])('in Hindi a reply due %s is due %s, and in an email %s', (due, words, date) => {
  const now = Date.parse('2026-11-24T09:00:00+05:30')
  expect(replyBy(due, now, times.own)).toBe(words)
  expect(replyByDate(due, times.own)).toBe(date)
})
