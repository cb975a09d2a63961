import { expect, test } from 'vitest'
import { fieldFromTimestamp, followUpChoices, timestampFromField } from './follow-up.ts'

test('tomorrow is tomorrow in India, also late in the evening of another zone', () => {
  // 00:30 on 1 August in India is still 31 July in UTC.
  const choices = followUpChoices(Date.parse('2026-07-31T19:00:00Z'))
  expect(choices.find(({ label }) => label.startsWith('Tomorrow'))?.at).toBe(
    '2026-08-02T04:30:00.000Z',
  )
  expect(choices.find(({ label }) => label === 'In one hour')?.at).toBe('2026-07-31T20:00:00.000Z')
})

test('a day and an hour in a field are Indian time', () => {
  expect(timestampFromField('2026-12-31T23:45')).toBe('2026-12-31T18:15:00.000Z')
  expect(fieldFromTimestamp('2026-12-31T18:15:00.000Z')).toBe('2026-12-31T23:45')
  expect(timestampFromField('')).toBeUndefined()
})
