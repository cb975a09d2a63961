import { expect, test } from 'vitest'
import { boundedText } from './bounded-text.ts'

test('short text stays as it is', () => {
  const text = 'Realised P&L\n₹ 12,500 लाख 👍'
  expect(boundedText(text, { max: 100 })).toEqual({
    text,
    lines: ['Realised P&L', '₹ 12,500 लाख 👍'],
    isCut: false,
  })
})

test('text is cut at its length, at its number of lines and at the length of a line', () => {
  expect(boundedText('abcdef', { max: 4 })).toMatchObject({ text: 'abcd', isCut: true })
  expect(boundedText('a\nb\nc', { max: 9, lines: 2 })).toMatchObject({ text: 'a\nb', isCut: true })
  expect(boundedText('a\nb', { max: 9, lines: 2 })).toMatchObject({ text: 'a\nb', isCut: false })
  expect(boundedText('abc\nabcd', { max: 9, lineMax: 3 })).toMatchObject({
    lines: ['abc', 'abc'],
    isCut: true,
  })
})

test('text is never cut within a character', () => {
  expect(boundedText('ab👍', { max: 3 }).text).toBe('ab')
  expect(boundedText('ab👍c', { max: 9, lineMax: 3 }).text).toBe('ab')
  expect(boundedText('ab👍c', { max: 9, lineMax: 4 }).text).toBe('ab👍')
})

test('characters that PostgreSQL can’t store are left out', () => {
  expect(boundedText('80c \u0000\u0007\u009f', { max: 99 }).text).toBe('80c ')
  expect(boundedText('a\ud800b', { max: 99 }).text).toBe('a\ufffdb')
})

test('every kind of line end is a line feed', () => {
  const { lines } = boundedText('a\r\nb\rc\nd\u2028e\ff', { max: 99 })
  expect(lines).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('tabs stay only where they are wanted', () => {
  expect(boundedText('a\tb', { max: 9 }).text).toBe('a b')
  expect(boundedText('a\tb', { max: 9, tabs: true }).text).toBe('a\tb')
})

test('white space in a row becomes one space, and every column of a table stays', () => {
  expect(boundedText('a \u00a0 b\n   c', { max: 99, collapse: true }).text).toBe('a b\n c')
  const row = boundedText('a   b\t\t 12', { max: 99, tabs: true, collapse: true })
  expect(row.text).toBe('a b\t\t 12')
})

test('a line is cut after its white space was collapsed', () => {
  const { text, isCut } = boundedText(`sub${' '.repeat(50_000)}total`, {
    max: 60_000,
    lineMax: 20,
    collapse: true,
  })
  expect([text, isCut]).toEqual(['sub total', false])
})

test.each([
  ['spaces', ' '],
  ['carriage returns', '\r'],
  ['line ends', '\n'],
  ['NULs', '\0'],
  ['halves of characters', '\ud83d'],
  ['tabs and spaces', '\t '],
])('ten million %s are cut, cleaned and collapsed without a hang', (_, repeated) => {
  const given = repeated.repeat(10_000_000 / repeated.length)
  const began = Date.now()
  boundedText(given, { max: 1_000_000, lines: 20_000, lineMax: 2_000, collapse: true })
  boundedText(`a${given}b`, { max: 1_000_000, lineMax: 2_000, tabs: true, collapse: true })
  expect(Date.now() - began).toBeLessThan(5_000)
})
