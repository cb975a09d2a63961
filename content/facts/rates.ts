import { amount, percent, rule } from './row.ts'
import {
  ACT_2025,
  BOTH_ACTS,
  FINANCE_ACT_2023,
  FINANCE_ACT_2024,
  FINANCE_ACT_2025,
  FINANCE_ACTS,
} from './sources.ts'
import { carriedOver, FOUR_YEARS, type TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const section115BAC_1A = rule(
  'FY 2023-24',
  FINANCE_ACT_2023,
  'Section 115BAC(1A)',
  'Section 202(1)',
)
const section115BAC_1AIn2024 = rule(
  'FY 2024-25',
  FINANCE_ACT_2024,
  'Section 115BAC(1A)',
  'Section 202(1)',
)
const section115BAC_1ALatest = rule(
  LATEST_YEAR,
  FINANCE_ACT_2025,
  'Section 115BAC(1A)',
  'Section 202(1)',
)
const firstSchedule = rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
  otherLaw: 'First Schedule to the Finance Act of the year',
})
const section87A = rule('FY 2023-24', FINANCE_ACT_2023, 'Section 87A', 'Section 156')
const section87AIn2024 = rule('FY 2024-25', FINANCE_ACT_2023, 'Section 87A', 'Section 156')
const section87ALatest = rule(LATEST_YEAR, FINANCE_ACT_2025, 'Section 87A', 'Section 156')
const section87AFourYears = rule(FOUR_YEARS, BOTH_ACTS, 'Section 87A', 'Section 156')
const financeAct = rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
  otherLaw: 'Finance Act of the year',
})

const rules = {
  // The new regime

  basicExemptionNew2023: amount(300000, section115BAC_1A, 'Basic exemption, new regime'),
  basicExemptionNew2024: amount(300000, section115BAC_1AIn2024, 'Basic exemption, new regime'),
  basicExemptionNew: amount(400000, section115BAC_1ALatest, 'Basic exemption, new regime'),
  basicExemptionNew2026: amount(
    400000,
    rule('FY 2026-27', ACT_2025, 'Section 115BAC(1A)', 'Section 202(1)'),
    'Basic exemption, new regime',
  ),
  topRateFromNew2023: amount(1500000, section115BAC_1A, 'Start of the 30% slab, new regime'),
  topRateFromNew2024: amount(1500000, section115BAC_1AIn2024, 'Start of the 30% slab, new regime'),
  topRateFromNew: amount(2400000, section115BAC_1ALatest, 'Start of the 30% slab, new regime'),
  topRate: percent(
    30,
    rule(FOUR_YEARS, FINANCE_ACTS, 'Section 115BAC(1A)', 'Section 202(1)', {
      otherLaw: 'Finance Act of the year',
    }),
    'Highest slab rate, both regimes',
  ),

  // The old regime

  basicExemptionOld: amount(250000, firstSchedule, 'Basic exemption, old regime, below 60'),
  basicExemptionOldSenior: amount(
    300000,
    firstSchedule,
    'Basic exemption, old regime, residents aged 60 to 79',
  ),
  basicExemptionOldVerySenior: amount(
    500000,
    firstSchedule,
    'Basic exemption, old regime, residents aged 80 or more',
  ),
  topRateFromOld: amount(1000000, firstSchedule, 'Start of the 30% slab, old regime'),

  // Rebate, cess, surcharge

  rebateIncomeNew2023: amount(
    700000,
    section87A,
    'Income limit for the new-regime rebate (residents)',
  ),
  rebateMostNew2023: amount(25000, section87A, 'Maximum rebate, new regime'),
  rebateIncomeNew2024: amount(
    700000,
    section87AIn2024,
    'Income limit for the new-regime rebate (residents)',
  ),
  rebateMostNew2024: amount(25000, section87AIn2024, 'Maximum rebate, new regime'),
  rebateIncomeNew: amount(
    1200000,
    section87ALatest,
    'Income limit for the new-regime rebate (residents)',
  ),
  rebateMostNew: amount(60000, section87ALatest, 'Maximum rebate, new regime'),
  rebateIncomeNew2026: amount(
    1200000,
    rule('FY 2026-27', ACT_2025, 'Section 87A', 'Section 156'),
    'Income limit for the new-regime rebate (residents)',
  ),
  rebateIncomeOld: amount(
    500000,
    section87AFourYears,
    'Income limit for the old-regime rebate (residents)',
  ),
  rebateMostOld: amount(12500, section87AFourYears, 'Maximum rebate, old regime'),
  marginalReliefEnd2023: amount(
    727777,
    rule('FY 2023-24', 'Calculated from the slabs of the year', 'Section 87A', 'Section 156'),
    'End of marginal relief on the rebate, new regime',
  ),
  marginalReliefEnd2024: amount(
    722222,
    rule('FY 2024-25', 'Calculated from the slabs of the year', 'Section 87A', 'Section 156'),
    'End of marginal relief on the rebate, new regime',
  ),
  marginalReliefEnd: amount(
    1270588,
    rule(LATEST_YEAR, 'Calculated from the slabs of the year', 'Section 87A', 'Section 156'),
    'End of marginal relief on the rebate, new regime',
  ),
  taxFreeSalaryNew: amount(
    1275000,
    rule(
      LATEST_YEAR,
      'Calculated from the rebate and the standard deduction of the year',
      'Sections 16(ia) and 87A',
      'Sections 19(1) and 156',
    ),
    'Tax-free salary without other income, new regime (residents)',
  ),
  cess: percent(4, financeAct, 'Health and education cess on tax and surcharge'),
  surchargeFrom: amount(5000000, financeAct, 'First surcharge threshold'),
  surchargeFirstRate: percent(10, financeAct, 'First surcharge rate'),
  surchargeMostNew: percent(25, financeAct, 'Highest surcharge, new regime'),
  surchargeMostOld: percent(37, financeAct, 'Highest surcharge, old regime'),
  surchargeMostGains: percent(
    15,
    financeAct,
    'Highest surcharge on dividends, equity and long-term gains',
  ),
} as const satisfies Record<string, TaxFact>

export const rateFacts = {
  ...rules,
  rebateMostNew2026: carriedOver(rules.rebateMostNew),
  marginalReliefEnd2026: carriedOver(rules.marginalReliefEnd),
  taxFreeSalaryNew2026: carriedOver(rules.taxFreeSalaryNew),
} as const satisfies Record<string, TaxFact>
