import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test.each([
  [{ preparerId: 5 }, { 5: 'Meera Joshi' }, 'the preparer to Meera Joshi'],
  [{ preparerId: 5 }, {}, 'the preparer'],
  [{ reviewerId: null }, {}, 'the reviewer to nobody'],
  [{ dueOn: '2026-07-31' }, {}, 'the due date to 31 Jul 2026'],
  [
    { dueOn: null, remindOn: '2026-07-03' },
    {},
    'the due date to none, the next reminder to 3 Jul 2026',
  ],
  [{ fee: 123_456, feeReason: 'Two houses' }, {}, 'the fee to ₹1,23,456, the reason for the fee'],
  [{ kind: 'revised', plan: 'premium' }, {}, 'the kind of return to revised, the plan to premium'],
  [{ plan: null }, {}, 'the plan to none'],
  [{ remindersStopped: true }, {}, 'the reminders to off'],
  [{ remindersStopped: false }, {}, 'the reminders to on'],
  [{ notes: 'Calls after six' }, {}, 'the notes'],
  [{ colour: 'red' }, {}, 'something'],
])('a change to %j is said in words', (to, names, words) => {
  expect(changedFields({ to, names })).toBe(words)
})

test('what stayed the same is left out', () => {
  const from = { preparerId: 3, reviewerId: 7 }
  expect(changedFields({ to: { preparerId: 5, reviewerId: 7 }, from })).toBe('the preparer')
})
