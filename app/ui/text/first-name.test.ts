import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Kavya Reddy', 'Kavya'],
  ['  kavya   reddy ', 'Kavya'],
  ['KAVYA REDDY', 'Kavya'],
  ['DeSouza Mary', 'DeSouza'],
  ['कविता शर्मा', 'कविता'],
  ['Mohammed Abdul  Kareem', 'Mohammed'],
])('%s is addressed as %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test.each([
  ['Kavya', 'Kavya'],
  ['kavya', 'Kavya'],
  ['Dr. Meera Iyer', 'Dr. Meera Iyer'],
  ['dr meera iyer', 'Dr Meera Iyer'],
  ['Smt  Lakshmi Devi', 'Smt Lakshmi Devi'],
  ['S. Venkat', 'S. Venkat'],
  ['K R Narayan', 'K R Narayan'],
  ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['K. R.', 'K. R.'],
  ['Jo', 'Jo'],
  ['श्री रमेश कुमार', 'श्री रमेश कुमार'],
  ['कविता', 'कविता'],
])('a person with a title, initials or one word, %s, is addressed as %s', (name, whole) => {
  expect(firstName(name)).toBe(whole)
})
