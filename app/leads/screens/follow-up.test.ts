import { expect, test } from 'vitest'
import { followUpChoices } from './follow-up.ts'

test('tomorrow is tomorrow in India, also late in the evening of another zone', () => {
  // 00:30 on 1 August in India is still 31 July in UTC.
  const choices = followUpChoices(Date.parse('2026-07-31T19:00:00Z'))
  expect(choices.find(({ label }) => label.startsWith('Tomorrow'))?.at).toBe(
    '2026-08-02T04:30:00.000Z',
  )
  expect(choices.find(({ label }) => label === 'In one hour')?.at).toBe('2026-07-31T20:00:00.000Z')
})
