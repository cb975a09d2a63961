import { describe, expect, test } from 'vitest'
import { taxFacts } from '../tax-facts.ts'
import {
  type FilingFactId,
  filingFact,
  filingFactInWords,
  filingFacts,
  filingYearOf,
} from './filing.ts'

const ids = Object.keys(filingFacts) as FilingFactId[]

describe('every fact about filing', () => {
  test.each(ids)('%s says its year, section, source and the day it was checked', (id) => {
    const { label, year, section, source, checkedOn } = filingFacts[id]
    expect([label, year, section, source]).not.toContain('')
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(`${filingFact(id)} ${filingYearOf(id)}`).not.toMatch(/undefined|NaN|Invalid|[()]/)
  })

  test('is recorded once', () => {
    expect(ids.filter((id) => Object.hasOwn(taxFacts, id))).toEqual([])
  })
})

test('a reader sees rupees, days and percent', () => {
  expect(filingFact('electricityBills')).toBe('₹1,00,000')
  expect(filingFact('defectDays')).toBe('15 days')
  expect(filingFact('refundInterest')).toBe('0.5%')
  expect(filingFact('reopenLimit')).toBe('3 years and 3 months')
})

test('large amounts are short in words', () => {
  expect(filingFactInWords('currentDeposits')).toBe('₹1 crore')
  expect(filingFactInWords('savingsDeposits')).toBe('₹50 lakh')
  expect(filingFactInWords('tdsDuty')).toBe('₹25,000')
})
