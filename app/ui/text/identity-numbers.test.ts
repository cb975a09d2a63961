import { expect, test } from 'vitest'
import {
  hasIdentityNumber,
  maskIdentityNumbers,
  withoutIdentityNumbers,
} from './identity-numbers.ts'

test.each([
  ['My PAN is ABCPE1234F.', 'My PAN is [PAN removed].'],
  ['abcpe1234f', '[PAN removed]'],
  ['Aadhaar 2345 6789 0123', 'Aadhaar [Aadhaar removed]'],
  ['234567890123', '[Aadhaar removed]'],
  ['2345-6789-0123 and more', '[Aadhaar removed] and more'],
])('%s is stored as %s', (typed, stored) => {
  expect(withoutIdentityNumbers(typed)).toBe(stored)
})

test.each(['12,50,000', '2026-05-01', '1234567890', 'BANKNIFTY24JAN45000CE', '9,99,99,99,999'])(
  '%s stays as it is',
  (typed) => {
    expect(withoutIdentityNumbers(typed)).toBe(typed)
  },
)

test.each([
  ['My PAN is ABCPE1234F, Aadhaar 234567890123.', 'My PAN is ABCPE••••F, Aadhaar •••• •••• 0123.'],
  ['abcpe1234f', 'abcpe••••f'],
])('%s is shown masked', (typed, shown) => {
  expect(maskIdentityNumbers(typed)).toBe(shown)
  expect(hasIdentityNumber(typed)).toBe(true)
})

test.each([
  ['pan vkrps 4321 m please', 'pan vkrps••••m please'],
  ['VKRPS-4321-M', 'VKRPS••••M'],
  ['vkrps4321 m, ABCPE 1234F', 'vkrps••••m, ABCPE••••F'],
  ['abcpe 1234 f', 'abcpe••••f'],
  ['vkrps 4321 a', 'vkrps••••a'],
])('A PAN with spaces or hyphens, %s, is shown masked', (typed, shown) => {
  expect(maskIdentityNumbers(typed)).toBe(shown)
  expect(withoutIdentityNumbers(typed)).not.toMatch(/\d{4}/)
})

test.each([
  'For the years 2025 a return is due',
  'I live in Dubai since 2019 I think',
  'In March 2025 I sold a flat',
  'Rent in total 5000 x 12',
  'fees worth 5000 p.m. or 6000 p.a.',
  'total 5000 K',
  'rules 2024 b',
])('%s holds no PAN', (text) => {
  expect(maskIdentityNumbers(text)).toBe(text)
})

test('A phone number and an amount are no identity numbers', () => {
  expect(hasIdentityNumber('Call 9876543210 about ₹12,50,000')).toBe(false)
})
