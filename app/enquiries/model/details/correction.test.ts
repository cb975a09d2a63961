import { expect, test } from 'vitest'
import { corrections, phoneOrNone } from './correction.ts'

const errorOf = (rules: typeof phoneOrNone, phone: string) =>
  rules.safeParse(phone).error?.issues[0]?.message
const TOO_FEW = 'Phone number must be at least 10 digits'

test('a number that can be called has ten digits, or is none', () => {
  expect(errorOf(phoneOrNone, '')).toBeUndefined()
  expect(errorOf(phoneOrNone, '98480 22338')).toBeUndefined()
  expect(errorOf(phoneOrNone, '98480 2233')).toBe(TOO_FEW)
  expect(errorOf(phoneOrNone, 'ask for Meera')).toBe(TOO_FEW)
})

test.each(['phone', 'secondPhone'] as const)(
  'a corrected %s has ten characters, or is none',
  (field) => {
    const error = (value: string) =>
      corrections.safeParse({ [field]: value }).error?.issues.map(({ message }) => message)
    expect(error('')).toBeUndefined()
    expect(error('1234567890')).toBeUndefined()
    expect(error('none at all')).toBeUndefined()
    expect(error('123456789')).toEqual([TOO_FEW])
  },
)

test('an enquiry is corrected in English or Hindi', () => {
  expect(corrections.parse({ language: 'hi' })).toEqual({ language: 'hi' })
  expect(corrections.safeParse({ language: 'te' }).error?.issues[0]?.message).toBe(
    'The language is en or hi',
  )
})
