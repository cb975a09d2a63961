import { expect, test } from 'vitest'
import { withoutMailboxes } from './without-mailboxes.ts'

test.each([
  ['550 5.1.1 <asha.rao@example.in>: no such mailbox', '550 5.1.1 <…>: no such mailbox'],
  ['550 User asha.rao unknown', '550 User … unknown'],
  ['450 4.2.1 mailbox busy, try later', '450 4.2.1 mailbox busy, try later'],
  ['554 <desk@firm.in> may not write to "ASHA.RAO@EXAMPLE.IN"', '554 <…> may not write to "…"'],
])('%s', (text, logged) => {
  expect(withoutMailboxes(text, 'asha.rao@example.in')).toBe(logged)
})

test('a short name is left where it may be part of a word', () => {
  expect(withoutMailboxes('550 an error', 'an@example.in')).toBe('550 an error')
})
