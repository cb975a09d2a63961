import { expect, test } from 'vitest'
import { isTriedAgain, outcomeOf } from './events.ts'

test('a message that reached no one is not called unanswered, which a call alone can be', () => {
  expect(outcomeOf('whatsapp', 'no-answer')).toBe('not-on-whatsapp')
  expect(outcomeOf('email', 'no-answer')).toBe('bounced')
  expect(outcomeOf('call', 'no-answer')).toBe('no-answer')
})

test.each(['reached', 'wrong-number', 'not-on-whatsapp', 'bounced'] as const)(
  'any other outcome stays as it was stored: %s',
  (outcome) => {
    for (const channel of ['call', 'whatsapp', 'email'] as const)
      expect(outcomeOf(channel, outcome), channel).toBe(outcome)
  },
)

test.each([
  ['reached', undefined, false],
  ['reached', '98480 22338', false],
  ['no-answer', undefined, true],
  ['not-on-whatsapp', undefined, true],
  ['bounced', undefined, true],
  ['wrong-number', undefined, false],
  ['wrong-number', '  ', false],
  ['wrong-number', '98480 22338', true],
] as const)('after `%s`, with the right number %j: another try is %j', (outcome, right, again) => {
  expect(isTriedAgain(outcome, right)).toBe(again)
})
