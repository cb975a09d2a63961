import { describe, expect, test } from 'vitest'
import { emailKey } from '#app/ui/text/email-key.ts'
import { phoneKey } from './contact-keys.server.ts'

describe('a telephone number is the same however it is written', () => {
  test.each([
    '9848022338',
    '98480 22338',
    '098480 22338',
    '+91 98480 22338',
    '+91-98480-22338',
    '0091 98480 22338',
    '(+91) 98480-22338',
    'call 98480.22338',
    '98480 22338 ext 22',
    '98480 22338 x22',
    '98480 22338, extn. 22',
  ])('%s', (written) => {
    expect(phoneKey(written)).toBe('+919848022338')
  })

  test.each([
    ['040 2355 0000', '+914023550000'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+971 50 123 4567', '+971501234567'],
  ])('%s is %s', (written, key) => {
    expect(phoneKey(written)).toBe(key)
  })

  test.each(['12345', '0000000000000000', 'please write', ''])(
    '%j is not a telephone number',
    (written) => {
      expect(phoneKey(written)).toBeNull()
    },
  )
})

describe('an email address is the same', () => {
  test.each([
    ['Asha.Rao@Example.IN', 'asha.rao@example.in'],
    [' asha@example.in ', 'asha@example.in'],
    ['asha+tax@example.in', 'asha@example.in'],
    ['asha.rao@gmail.com', 'asharao@gmail.com'],
    ['a.sha.rao+tax@googlemail.com', 'asharao@gmail.com'],
  ])('%s is %s', (written, key) => {
    expect(emailKey(written)).toBe(key)
  })

  test('an email address that is missing is nobody’s', () => {
    expect(emailKey('')).toBeNull()
    expect(emailKey('  ')).toBeNull()
  })

  test('dots in an email address count where they may tell two people apart', () => {
    expect(emailKey('asha.rao@example.in')).not.toBe(emailKey('asharao@example.in'))
  })
})
