import { expect, test } from 'vitest'
import { holdsPassword } from './my.ts'

test.each([
  'password: sunshine',
  'My password of the portal is Secret@1',
  'pwd for income tax site = ramesh1972',
  'पोर्टल का पासवर्ड यह है: Ramesh@72',
])('an answer that holds a password is noticed: %s', (text) => {
  expect(holdsPassword(text)).toBe(true)
})

test.each([
  'I rented a flat from 1 April to 31 March.',
  'The pass book of SBI is attached, 12 pages',
  'What is the PAN of my landlord?',
])('an answer without a password is taken: %s', (text) => {
  expect(holdsPassword(text)).toBe(false)
})
