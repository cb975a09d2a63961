import { expect, test } from 'vitest'
import { times } from '#content/hi/times.ts'
import { dayInWords, timeInWords } from './in-words.ts'

const hindi = times.own
if (!hindi) throw new Error('Hindi has words of its own')

test('a day in Hindi has the digits of English', () => {
  expect(dayInWords('2026-12-31', hindi)).toBe('31 दिसंबर 2026')
})

test.each([
  ['03:30', 'रात 3:30'],
  ['10:30', 'सुबह 10:30'],
  ['12:00', 'दोपहर 12 बजे'],
  ['18:05', 'शाम 6:05'],
  ['20:00', 'रात 8 बजे'],
])('%s is %s in Hindi', (time, words) => {
  expect(timeInWords(time, hindi)).toBe(words)
})
