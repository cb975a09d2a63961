import { NO_INCOME } from '#app/tax/engine/income-tax/taxpayer.ts'
import type { CostInput } from '#app/tax/engine/late-returns/cost.ts'
import { NO_CLAIMS } from '#app/tax/engine/regimes/compare.ts'
import type { YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'

/** A resident below 60 in FY 2025-26, without income but for what is given. */
export function someone(changes: Partial<YearOfIncome>): YearOfIncome {
  const { slab: _slab, ...incomes } = NO_INCOME
  return {
    ...incomes,
    year: '2025-26',
    age: 'lt60',
    resident: true,
    salary: 0,
    employerNps: 0,
    npsSalary: 0,
    worksForGovernment: false,
    familyPension: 0,
    business: 0,
    savingsInterest: 0,
    depositInterest: 0,
    other: 0,
    letRent: 0,
    letMunicipal: 0,
    letInterest: 0,
    ownInterest: 0,
    claims: NO_CLAIMS,
    ...changes,
  }
}

/** Never filed for AY 2026-27, with 60,000 of tax to pay on 21 November 2026. */
export const lateReturn: CostInput = {
  year: 2025,
  happened: 'not-filed',
  balance: 'owe',
  due: 'plain',
  filed: '2026-11-21',
  totalIncome: 9_80_000,
  basicExemption: 4_00_000,
  mustFileAnyway: false,
  unpaid: 60_000,
  advancePaid: 0,
  noAdvanceTax: false,
  presumptive: false,
}
