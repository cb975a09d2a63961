import { expect, test } from 'vitest'
import { leadWorking, type StoredWorking, withConsent } from './working.ts'

const working: StoredWorking = {
  tool: 'advance-tax',
  input: { income: '1200000' },
  answer: {
    title: 'Advance tax',
    inputs: [],
    answer: { headline: { label: 'Tax', value: '₹97,500' }, figures: [], workings: [], notes: [] },
  },
  rulesVersion: '2026-04-01',
}
const now = new Date('2026-07-30T09:05:00Z')

test('a working is stored with the sentence that the visitor ticked, and when', () => {
  const stored = withConsent(working, 'en', now)
  expect(stored).toEqual({
    ...working,
    answer: {
      ...working.answer,
      consent: { at: '2026-07-30T09:05:00.000Z', text: expect.stringMatching(/^Send the figures/) },
    },
  })
  expect(working.answer.consent).toBeUndefined()
})

test('the sentence is that of the page’s language, English where none is known', () => {
  expect(withConsent(working, 'hi', now).answer.consent?.text).toMatch(/^ऊपर भरे आँकड़े/)
  expect(withConsent(working).answer.consent?.text).toMatch(/^Send the figures/)
})

test('a stored working has an answer', () => {
  expect(leadWorking.safeParse(working).success).toBe(true)
  for (const answer of [null, 'Tax', undefined, 97_500])
    expect(leadWorking.safeParse({ ...working, answer }).success, String(answer)).toBe(false)
})
