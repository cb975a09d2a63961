import { expect, test } from 'vitest'
import { amount, percentOf, roundToTen, shown, sum } from './amount.ts'
import { Fraction } from './fraction.ts'

test.each([
  [0.1, 1n, 10n],
  [1.00000011, 100_000_011n, 100_000_000n],
  [214.5075, 858_03n, 400n],
  [9_999_999.0001, 99_999_990_001n, 10_000n],
  [-1_234.56, -123_456n, 100n],
  [-0.5, -1n, 2n],
  [1e13, 10_000_000_000_000n, 1n],
  [1.1e-7, 11n, 100_000_000n],
  [1e-300, 0n, 1n],
])('the amount %d is exactly what is written', (number, numerator, denominator) => {
  expect(amount(number).equals(new Fraction(numerator, denominator))).toBe(true)
})

test('an amount has nothing of what floating-point arithmetic leaves behind', () => {
  expect(amount(0.1 + 0.2).equals(new Fraction(3n, 10n))).toBe(true)
  expect(sum(...Array.from({ length: 10 }, () => 0.1)).equals(1)).toBe(true)
  expect(percentOf(12.5, 1).equals(new Fraction(1n, 8n))).toBe(true)
})

test('an amount is no number that is not finite', () => {
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => amount(number)).toThrow()
  }
})

test('an amount is shown with two decimals, and rounded to ten rupees only when asked', () => {
  expect(shown(percentOf(33.333, 100))).toBe(33.33)
  expect(roundToTen(percentOf(10, 49.9))).toBe(0)
  expect(roundToTen(55)).toBe(60)
})
