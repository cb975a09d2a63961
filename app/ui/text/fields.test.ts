import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { email, id, idFromText, isStorable, multiLine, singleLine, toSingleLine } from './fields.ts'

test.each([1, 2_147_483_647])('the number of a row may be %i', (number) => {
  expect(id.parse(number)).toBe(number)
  expect(idFromText().parse(String(number))).toBe(number)
})

test.each([0, -1, 1.5, 2_147_483_648, Number.NaN])('the number of a row is never %d', (number) => {
  expect(id.safeParse(number).success).toBe(false)
  expect(idFromText().safeParse(String(number)).success).toBe(false)
})

test('a row of an address takes its message from its list', () => {
  const rule = idFromText('Choose a category')
  for (const text of ['tax', '1.5']) {
    expect(rule.safeParse(text).error?.issues[0]?.message).toBe('Choose a category')
  }
})

test.each(['नमस्ते 🙂', 'one\n\ttwo\r\nthree', ''])('a text that can be stored may be %j', (text) => {
  expect(isStorable(text)).toBe(true)
})

test.each(['\0', 'bell \u0007', 'next line \u0085', 'half of a pair \ud83d'])(
  'a text that can be stored is never %j',
  (text) => expect(isStorable(text)).toBe(false),
)

describe('text in a field', () => {
  const rule = {
    min: 2,
    max: 5,
    tooShort: 'too short',
    tooLong: 'too long',
    unstorable: 'unstorable',
  }
  const messages = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message)

  test('a field of one line has single spaces and none around it', () => {
    expect(singleLine(rule).parse(' a \r\n\t b ')).toBe('a b')
  })

  test('a field of several lines preserves them, with one kind of line end', () => {
    expect(multiLine(rule).parse(' a\r\nb\rc ')).toBe('a\nb\nc')
  })

  test.each([
    [undefined, ['too short']],
    [' a ', ['too short']],
    ['abcdef', ['too long']],
    ['abcde\0', ['too long']],
    ['ab\0', ['unstorable']],
  ])('%j is rejected: %s', (value, expected) => {
    expect(messages(singleLine(rule), value)).toEqual(expected)
    expect(messages(multiLine(rule), value)).toEqual(expected)
  })

  test('text in a field may be empty where no minimum is set', () => {
    expect(multiLine({ ...rule, min: undefined }).parse('  ')).toBe('')
  })
})

test('any text becomes one line that can be stored', () => {
  const line = toSingleLine(' a\0\r\nb \ud83d ')
  expect(line).toBe('a b \ufffd')
  expect(isStorable(line)).toBe(true)
})

test('an email address is trimmed, and of a length that servers accept', () => {
  const rule = email('invalid', 'too long')
  expect(rule.parse(' asha@example.in ')).toBe('asha@example.in')
  expect(rule.safeParse('asha').error?.issues[0]?.message).toBe('invalid')
  const long = `${'a'.repeat(250)}@x.in`
  expect(rule.safeParse(long).error?.issues[0]?.message).toBe('too long')
})
