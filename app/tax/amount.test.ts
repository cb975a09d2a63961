import { describe, expect, test } from 'vitest'
import { amount, percentOf, roundToTen, shown, sum } from './amount.ts'

describe('an amount', () => {
  test.each([
    [0.1, '0.1'],
    [1.00000011, '1.00000011'],
    [214.5075, '214.5075'],
    [9_999_999.0001, '9999999.0001'],
    [-1_234.56, '-1234.56'],
    [1e13, '10000000000000'],
    [1.1e-7, '0.00000011'],
    [1e-300, '0'],
  ])('of %d is exactly what is written', (number, written) => {
    expect(amount(number).toString()).toBe(written)
  })

  test('has nothing of what floating-point arithmetic leaves behind', () => {
    expect(amount(0.1 + 0.2).toString()).toBe('0.3')
    expect(sum(...Array.from({ length: 10 }, () => 0.1)).toString()).toBe('1')
    expect(percentOf(12.5, 1).toString()).toBe('0.125')
  })

  test('is shown with two decimals, and rounded to ten rupees only when asked', () => {
    expect(shown(percentOf(33.333, 100))).toBe(33.33)
    expect(roundToTen(percentOf(10, 49.9))).toBe(0)
    expect(roundToTen(55)).toBe(60)
  })
})
