import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Kavya Reddy', 'Kavya'],
  ['Kavya', 'Kavya'],
  ['  kavya   reddy ', 'Kavya'],
  ['Dr. Meera Iyer', 'Meera'],
  ['Smt Lakshmi Devi', 'Lakshmi'],
  ['S. Venkat', 'Venkat'],
  ['K R Narayan', 'Narayan'],
  ['A.P.J. Abdul Kalam', 'Abdul'],
  ['Jo', 'Jo'],
  ['कविता शर्मा', 'कविता'],
])('%s is addressed as %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test('a name of initials alone is used whole', () => {
  expect(firstName('K. R.')).toBe('K. R.')
})
