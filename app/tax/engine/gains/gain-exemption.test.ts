import { describe, expect, test } from 'vitest'
import { gainExemption, type Reinvestment } from './gain-exemption.ts'

const exemptOf = (input: Reinvestment) => gainExemption(input).result.exemption
const notesOf = (input: Reinvestment) => gainExemption(input).notes.join(' ')
const CRORE = 10000000

test('a new house for a house (section 54) frees the gain up to what the new house costs', () => {
  expect(exemptOf({ section: '54', gain: 6000000, invested: 5999999 })).toBe(5999999)
  expect(exemptOf({ section: '54', gain: 6000000, invested: 6000000 })).toBe(6000000)
  expect(exemptOf({ section: '54', gain: 6000000, invested: 9000000 })).toBe(6000000)
  expect(exemptOf({ section: '54', gain: 6000000, invested: 0 })).toBe(0)
})

test('a new house for a house (section 54) counts no more than 10 crore of its cost', () => {
  expect(exemptOf({ section: '54', gain: 12 * CRORE, invested: 10 * CRORE })).toBe(10 * CRORE)
  expect(exemptOf({ section: '54', gain: 12 * CRORE, invested: 11 * CRORE })).toBe(10 * CRORE)
  expect(notesOf({ section: '54', gain: 12 * CRORE, invested: 11 * CRORE })).toContain(
    'only ₹10 crore counts',
  )
})

test('a new house for a house (section 54) may be two houses up to a gain of 2 crore', () => {
  expect(notesOf({ section: '54', gain: 2 * CRORE, invested: 1 })).toContain('two houses')
  expect(notesOf({ section: '54', gain: 2 * CRORE + 1, invested: 1 })).not.toContain('two houses')
})

describe('bonds (section 54EC)', () => {
  test('free at most 50 lakh', () => {
    expect(exemptOf({ section: '54EC', gain: 8000000, invested: 5000000 })).toBe(5000000)
    expect(exemptOf({ section: '54EC', gain: 8000000, invested: 5000001 })).toBe(5000000)
    expect(exemptOf({ section: '54EC', gain: 3000000, invested: 5000000 })).toBe(3000000)
    expect(notesOf({ section: '54EC', gain: 8000000, invested: 7000000 })).toContain(
      'for the year of sale and the next year together',
    )
  })
})

test('a new house for another asset (section 54F) frees the share of the gain that the price was put into it, rounded down', () => {
  // 60,00,000 × 50,00,000 ÷ 1,10,00,000 = 27,27,272.73
  const netPrice = 11000000
  expect(exemptOf({ section: '54F', gain: 6000000, invested: 5000000, netPrice })).toBe(2727272)
  expect(exemptOf({ section: '54F', gain: 6000000, invested: netPrice, netPrice })).toBe(6000000)
  expect(exemptOf({ section: '54F', gain: 6000000, invested: 99999999, netPrice })).toBe(6000000)
})

test('a new house for another asset (section 54F) counts no more than 10 crore of its cost', () => {
  // 8 crore × 10 ÷ 12 = 6,66,66,666.67
  const input = { section: '54F', gain: 8 * CRORE, netPrice: 12 * CRORE } as const
  expect(exemptOf({ ...input, invested: 15 * CRORE })).toBe(66666666)
})

test('a new house for another asset (section 54F) needs the net price', () => {
  expect(() => gainExemption({ section: '54F', gain: 1, invested: 1 })).toThrow('section 54F')
})
