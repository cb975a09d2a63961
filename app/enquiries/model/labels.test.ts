import { expect, test } from 'vitest'
import { aboutWhat } from './labels.ts'

test.each([
  [
    'General Inquiry',
    'About: A notice from the department\nIt is of March.',
    'A notice from the department',
  ],
  ['General Inquiry', 'I have a notice.', 'General enquiry'],
  ['Tax Planning', 'About: A notice from the department\nAnd a plan.', 'Tax Planning'],
])('An enquiry about %s with the message %j is listed as %s', (service, message, listed) => {
  expect(aboutWhat({ service, message })).toBe(listed)
})
