import { expect, test } from 'vitest'
import { mailCopyIn } from '#content/mail-copy.ts'
import {
  ALL_SERVICES,
  aboutWhat,
  cameFrom,
  countEnquiries,
  noticeLabels,
  outcomeName,
  serviceIn,
  servicesWith,
  stageName,
} from './labels.ts'

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

test('a won enquiry shows its fee, a lost one the reason, and neither nothing', () => {
  expect(outcomeName({ fee: 125_000, lostReason: null })).toBe('₹1,25,000')
  expect(outcomeName({ fee: 0, lostReason: null })).toBe('₹0')
  expect(outcomeName({ fee: null, lostReason: 'price' })).toBe('Too expensive')
  expect(outcomeName({ fee: null, lostReason: null })).toBe('')
})

test('an enquiry that staff added says how it came in', () => {
  expect(cameFrom({ source: 'staff', intake: 'walk-in' })).toBe('Walk-in, added by staff')
  expect(cameFrom({ source: 'contact-form', intake: null })).toBe('Contact form')
})

test.each(ALL_SERVICES)('the service %s has a name in Hindi', (service) => {
  expect(serviceIn(mailCopyIn('hi'), service)).toMatch(/[\u0900-\u097f]/)
})

test('the services to choose from have each once, with the one that the enquiry has at the end', () => {
  expect(ALL_SERVICES).toContain('Tax Planning')
  const others = ALL_SERVICES.filter((service) => service !== 'Tax Planning')
  expect(servicesWith('Tax Planning')).toEqual([...others, 'Tax Planning'])
  expect(servicesWith('Something of old')).toEqual([...ALL_SERVICES, 'Something of old'])
})

test('a case is not started before its first stage', () => {
  expect(stageName(null)).toBe('Not started')
  expect(stageName('preparing')).toBe('In preparation')
})

test('one enquiry is one, and many are grouped as in India', () => {
  expect([1, 0, 12, 125_000].map(countEnquiries)).toEqual([
    '1 enquiry',
    '0 enquiries',
    '12 enquiries',
    '1,25,000 enquiries',
  ])
  expect([1, 3].map(noticeLabels.received)).toEqual([
    'New enquiry received.',
    '3 new enquiries received.',
  ])
})
