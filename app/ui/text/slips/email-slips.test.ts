import { describe, expect, test } from 'vitest'
import { meantEmail } from './email-slips.ts'

describe('an address whose domain looks mistyped is questioned', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.in', 'gmail.com'],
    ['GMAIL.CM', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.in', 'yahoo.co.in'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['redifmail.com', 'rediffmail.com'],
    ['iclod.com', 'icloud.com'],
  ])('%s', (typed, meant) => {
    expect(meantEmail(`kavya@${typed}`)).toBe(`kavya@${meant}`)
  })

  test('an address whose domain looks mistyped keeps the part before the @ as it was typed', () => {
    expect(meantEmail(' Kavya.Rao+Tax@Gmial.com ')).toBe('Kavya.Rao+Tax@gmail.com')
  })
})

test.each([
  'kavya@gmail.com',
  'kavya@GMAIL.com',
  'kavya@yahoo.co.in',
  'kavya@yahoo.co.uk',
  'kavya@mail.com',
  'kavya@ymail.com',
  'kavya@outlook.in',
  'kavya@firm.example',
  'kavya@example.in',
  'kavya@gmx.de',
  'kavya@',
  'kavya',
  '@gmial.com',
  'kavya@@gmial.com',
  '',
])('%s is not questioned', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})
