import { expect, test } from 'vitest'
import { replyPromise, replyWithin } from './reply-promise.ts'

test.each([
  [false, [1, 2, 3, 4, 5], 'A CA replies within 24 hours.'],
  [true, [1, 2, 3, 4, 5, 6], 'A CA replies within 24 hours, Sundays and holidays not counted.'],
  [
    true,
    [5, 1, 2, 3, 4, 1],
    'A CA replies within 24 hours, Saturdays, Sundays and holidays not counted.',
  ],
  [true, [1, 2, 3, 4, 5, 6, 7], 'A CA replies within 24 hours, holidays not counted.'],
])('closed days left out: %s, open on %j: %s', (skips, open, sentence) => {
  expect(replyPromise(replyWithin(skips, open))).toBe(sentence)
})
