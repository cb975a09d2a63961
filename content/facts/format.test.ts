import { expect, test } from 'vitest'
import { rupees, rupeesInFull } from './format.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1999, '₹1,999'],
  [99999.5, '₹1,00,000'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
  [1000000000, '₹1,00,00,00,000'],
  [-2500, '₹-2,500'],
])('%d rupees in a table are %s', (amount, text) => {
  expect(rupeesInFull(amount)).toBe(text)
})

test.each([
  [50000, '₹50,000'],
  [125000, '₹1.25 lakh'],
  [1234567, '₹12,34,567'],
  [100000000, '₹10 crore'],
])('%d rupees in a sentence are %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})
