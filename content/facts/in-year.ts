import type { TaxFact } from './tax-fact.ts'

export const FINANCIAL_YEARS = ['2023-24', '2024-25', '2025-26', '2026-27'] as const
export type FinancialYear = (typeof FINANCIAL_YEARS)[number]

/**
 * The id of the record that holds for a year: `rebateIncomeNew2023` where there is one for it, else
 * the rule without a year. Rates that changed within FY 2024-25 are those of its later part.
 */
export function idInYear<F extends Record<string, TaxFact>>(
  facts: F,
  id: keyof F & string,
  year: string,
): keyof F & string {
  const ofYear = `${id}${year.slice(0, 4)}`
  return Object.hasOwn(facts, ofYear) ? ofYear : id
}

export function valueInYear<F extends Record<string, TaxFact>>(
  facts: F,
  id: keyof F & string,
  year: FinancialYear,
): number {
  const found = idInYear(facts, id, year)
  const value = facts[found]?.value
  if (typeof value !== 'number') throw new Error(`${found} is not a number`)
  return value
}
