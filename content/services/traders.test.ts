import { expect, test } from 'vitest'
import { fact } from '../facts/tax-facts.ts'
import { traders } from './traders.ts'

test('a business loss lowers neither salary nor crypto gains nor winnings', () => {
  expect(fact('businessLossSetOff')).toContain('salary, crypto gains and winnings')
  const text = JSON.stringify(traders)
  expect(text).toContain('except salary, crypto gains and winnings')
  expect(text).toContain('never against salary, crypto gains or winnings')
})
