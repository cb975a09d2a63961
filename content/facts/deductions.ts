import { amount, percent, rule, words } from './row.ts'
import {
  ACT_1961,
  ACT_2025,
  BOTH_ACTS,
  FINANCE_ACT_2023,
  FINANCE_ACT_2024,
  FINANCE_ACT_2025,
} from './sources.ts'
import {
  CHECKED,
  carriedOver,
  FOUR_YEARS,
  NEXT_BUDGET,
  type TaxFact,
  UNDER_1961_ACT,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const familyPension = {
  act1961: 'Section 57(iia)',
  act2025: 'Section 93(1)(d)',
  unit: 'rupees',
  source: BOTH_ACTS,
  checkedOn: CHECKED,
  validUntil: NEXT_BUDGET,
} as const

const section80D = rule(UNDER_1961_ACT, ACT_1961, 'Section 80D', 'Section 126')

const rules = {
  standardDeductionNew2023: amount(
    50000,
    rule('FY 2023-24', FINANCE_ACT_2023, 'Section 16(ia)', 'Section 19(1)'),
    'Standard deduction from salary, new regime',
  ),
  standardDeductionNew2024: amount(
    75000,
    rule('FY 2024-25', FINANCE_ACT_2024, 'Section 16(ia)', 'Section 19(1)'),
    'Standard deduction from salary, new regime',
  ),
  standardDeductionNew: amount(
    75000,
    rule(LATEST_YEAR, FINANCE_ACT_2025, 'Section 16(ia)', 'Section 19(1)'),
    'Standard deduction from salary, new regime',
  ),
  standardDeductionNew2026: amount(
    75000,
    rule('FY 2026-27', ACT_2025, 'Section 16(ia)', 'Section 19(1)'),
    'Standard deduction from salary, new regime',
  ),
  standardDeductionOld: amount(
    50000,
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 16(ia)', 'Section 19(1)'),
    'Standard deduction from salary, old regime',
  ),
  familyPensionNew2023: {
    label: 'Maximum family pension deduction, new regime',
    value: 15000,
    year: 'FY 2023-24',
    ...familyPension,
  },
  familyPensionNew: {
    label: 'Maximum family pension deduction, new regime',
    value: 25000,
    year: 'from FY 2024-25',
    ...familyPension,
  },
  familyPensionOld: {
    label: 'Maximum family pension deduction, old regime',
    value: 15000,
    year: FOUR_YEARS,
    ...familyPension,
  },
  section80c: amount(
    150000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 80C', 'Section 123'),
    '80C investments and payments (EPF, insurance, ELSS), old regime',
  ),
  npsOwn: amount(
    50000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 80CCD(1B)', 'Section 124'),
    'Own NPS contribution on top of 80C, old regime',
  ),
  npsEmployerNew: percent(
    14,
    rule('FY 2024-25 and FY 2025-26', FINANCE_ACT_2024, 'Section 80CCD(2)', 'Section 124'),
    'Employer’s NPS contribution, salary percentage, new regime',
  ),
  npsEmployerNew2023: percent(
    10,
    rule('FY 2023-24', ACT_1961, 'Section 80CCD(2)', 'Section 124'),
    'Non-government employer’s NPS contribution, salary percentage',
  ),
  npsEmployerGovernment: percent(
    14,
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 80CCD(2)', 'Section 124'),
    'Government employer’s NPS contribution, salary percentage, both regimes',
  ),
  npsEmployerOld: percent(
    10,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 80CCD(2)', 'Section 124'),
    'Non-government employer’s NPS contribution, salary percentage, old regime',
  ),
  healthPremium: amount(25000, section80D, 'Health insurance premium, self and family, old regime'),
  healthPremiumSenior: amount(
    50000,
    section80D,
    'Health insurance premium, senior citizens, old regime',
  ),
  savingsInterest: amount(
    10000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 80TTA', 'Section 153'),
    'Savings account interest deduction, below 60, old regime',
  ),
  depositInterestSenior: amount(
    50000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 80TTB', 'Section 153'),
    'Deposit interest deduction, senior citizens, old regime',
  ),
  homeLoanInterest: amount(
    200000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 24(b)', 'Section 22(2)'),
    'Home loan interest, self-occupied house, old regime',
  ),
  houseLossSetOff: amount(
    200000,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 71(3A)', 'Section 109(1)(b)'),
    'House property loss set-off against other heads, old regime',
  ),
  rentStandardDeduction: percent(
    30,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 24(a)', 'Section 22(1)(a)'),
    'Standard deduction from net rent, both regimes',
  ),
  professionalTax: words(
    'deducted from salary as paid in the year',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 16(iii)', 'Section 19(1)'),
    'Professional tax, old regime',
  ),
  otherDeductions: words(
    'each within its own limits, from income at slab rates only',
    rule(
      FOUR_YEARS,
      BOTH_ACTS,
      'Sections 80E and 80G among others',
      'Sections 129 and 133 among others',
    ),
    'Education loan interest, donations and other deductions, old regime',
  ),
  deductionsCeiling: words(
    'at most the income at slab rates, and never against gains or winnings',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 80A', 'Section 122'),
    'Ceiling on total deductions',
  ),
  leaveEncashment: amount(
    2500000,
    rule('from FY 2023-24', 'PIB, 25 May 2023', 'Section 10(10AA)', undefined, {
      otherLaw: 'CBDT notification 31/2023',
    }),
    'Tax-free leave encashment on retirement, non-government employees',
  ),
  insurancePremium: amount(
    500000,
    rule('policies issued from 1 April 2023', ACT_1961, 'Section 10(10D)'),
    'Yearly life premium limit for tax-free maturity (non-ULIP)',
  ),
} as const satisfies Record<string, TaxFact>

export const deductionFacts = {
  ...rules,
  section80c2026: carriedOver(rules.section80c),
  npsOwn2026: carriedOver(rules.npsOwn),
  npsEmployerNew2026: carriedOver(rules.npsEmployerNew),
  npsEmployerOld2026: carriedOver(rules.npsEmployerOld),
  healthPremium2026: carriedOver(rules.healthPremium),
  healthPremiumSenior2026: carriedOver(rules.healthPremiumSenior),
  savingsInterest2026: carriedOver(rules.savingsInterest),
  depositInterestSenior2026: carriedOver(rules.depositInterestSenior),
  homeLoanInterest2026: carriedOver(rules.homeLoanInterest),
  rentStandardDeduction2026: carriedOver(rules.rentStandardDeduction),
  houseLossSetOff2026: carriedOver(rules.houseLossSetOff),
} as const satisfies Record<string, TaxFact>
