import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['', 1],
  ['<p>Short.</p>', 1],
  [`<p>${'word '.repeat(220)}</p>`, 1],
  [`<p>${'word '.repeat(880)}</p>`, 4],
])('the time that reading takes is in whole minutes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

test('the time that reading takes counts words, not tags', () => {
  const words = 'word '.repeat(440)
  expect(readingMinutes(words.replaceAll(' ', '</p> <p class="a b c">'))).toBe(
    readingMinutes(words),
  )
})
