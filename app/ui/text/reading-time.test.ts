import { describe, expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('the time that reading takes', () => {
  test.each([
    ['', 1],
    ['<p>Short.</p>', 1],
    [`<p>${'word '.repeat(220)}</p>`, 1],
    [`<p>${'word '.repeat(880)}</p>`, 4],
  ])('is in whole minutes', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes)
  })

  test('counts words, not tags', () => {
    const words = 'word '.repeat(440)
    expect(readingMinutes(words.replaceAll(' ', '</p> <p class="a b c">'))).toBe(
      readingMinutes(words),
    )
  })
})
