import { expect, test } from 'vitest'
import { FINANCIAL_YEARS, idInYear, valueInYear } from './in-year.ts'
import { propertyFacts } from './property.ts'
import { rateFacts } from './rates.ts'
import { newRegimeSlabs } from './slabs.ts'

test('the rule of a year is the one with the year, else the one without', () => {
  expect(idInYear(rateFacts, 'rebateIncomeNew', '2023-24')).toBe('rebateIncomeNew2023')
  expect(idInYear(rateFacts, 'rebateIncomeNew', '2025-26')).toBe('rebateIncomeNew')
  expect(idInYear(rateFacts, 'rebateIncomeNew', '2026-27')).toBe('rebateIncomeNew2026')
  expect(idInYear(rateFacts, 'rebateIncomeOld', '2023-24')).toBe('rebateIncomeOld')
})

test('the rule of a year gives its number', () => {
  const limits = FINANCIAL_YEARS.map((year) => valueInYear(rateFacts, 'rebateIncomeNew', year))
  expect(limits).toEqual([700000, 700000, 1200000, 1200000])
})

test.each(FINANCIAL_YEARS)('the rule of a year agrees with the slabs of %s', (year) => {
  const slabs = newRegimeSlabs[`FY ${year}`]
  expect(slabs.at(0)?.upTo).toBe(valueInYear(rateFacts, 'basicExemptionNew', year))
  expect(slabs.at(-2)?.upTo).toBe(valueInYear(rateFacts, 'topRateFromNew', year))
})

test('the rule of a year has to be a number', () => {
  expect(() => valueInYear(propertyFacts, 'debtFundCutOff', '2025-26')).toThrow('debtFundCutOff')
})
