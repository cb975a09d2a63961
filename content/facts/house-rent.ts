import { amount, percent, rule, words } from './row.ts'
import { ACT_1961, BOTH_ACTS, FINANCE_ACT_2024, RULES_2026 } from './sources.ts'
import {
  CHECKED,
  carriedOver,
  END_OF_YEAR,
  FOUR_YEARS,
  NEXT_BUDGET,
  RULE_279_CHECKED,
  type TaxFact,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

export const hraLeast = {
  label: 'Exempt HRA',
  value:
    'the least of HRA received, rent less a share of salary, and a share of salary, for each period in which nothing changes',
  unit: 'text',
  year: FOUR_YEARS,
  act1961: 'Section 10(13A)',
  act2025: 'Section 11 with Schedule III',
  otherLaw: 'rule 2A, Income-tax Rules 1962; rule 279, Income-tax Rules 2026',
  source: RULES_2026,
  checkedOn: RULE_279_CHECKED,
  validUntil: NEXT_BUDGET,
} as const satisfies TaxFact

const rentTdsMonthly = {
  label: 'TDS by a tenant: monthly rent limit, resident landlord',
  value: 50000,
  unit: 'rupees',
  year: LATEST_YEAR,
  act1961: 'Section 194-IB',
  act2025: 'Section 393(1)',
  source: ACT_1961,
  checkedOn: CHECKED,
  validUntil: END_OF_YEAR,
} as const satisfies TaxFact

const hra = rule(FOUR_YEARS, RULES_2026, 'Section 10(13A)', 'Section 11 with Schedule III', {
  otherLaw: 'rule 2A, Income-tax Rules 1962; rule 279, Income-tax Rules 2026',
  checkedOn: RULE_279_CHECKED,
})
const rentWithoutHra = rule(FOUR_YEARS, ACT_1961, 'Section 80GG')
const rentTds = rule(FOUR_YEARS, BOTH_ACTS, 'Section 194-IB', 'Section 393(1)')

export const houseRentFacts = {
  hraMetroShare: percent(50, hra, 'HRA percentage of salary, listed cities'),
  hraOtherShare: percent(40, hra, 'HRA percentage of salary, elsewhere'),
  hraRentLess: percent(10, hra, 'Salary percentage subtracted from rent (HRA)'),
  hraMetroCities: words(
    'Delhi, Mumbai, Kolkata and Chennai',
    rule(
      'up to FY 2025-26',
      'Income-tax Rules 1962, rule 2A',
      'Rule 2A, Income-tax Rules 1962',
      'Rule 279, Income-tax Rules 2026',
    ),
    'Cities with the higher HRA percentage',
  ),
  hraNewMetroCities: words(
    'Bengaluru, Hyderabad, Pune and Ahmedabad',
    rule(
      'from 1 April 2026',
      RULES_2026,
      'Rule 2A, Income-tax Rules 1962',
      'Rule 279, Income-tax Rules 2026',
      { checkedOn: RULE_279_CHECKED },
    ),
    'Cities added to the higher HRA percentage',
  ),
  hraLeast,
  hraSalary: words(
    'basic pay, plus dearness allowance if the terms of employment provide for it, and nothing else',
    rule(
      FOUR_YEARS,
      RULES_2026,
      'Rule 2A, Income-tax Rules 1962',
      'Rule 279(b), Income-tax Rules 2026',
      { checkedOn: RULE_279_CHECKED },
    ),
    'Salary for HRA',
  ),
  hraNewRegime: words(
    'taxed in full',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 115BAC(2)', 'Section 202(2)'),
    'HRA in the new regime',
  ),
  rentWithoutHraMonthly: amount(
    5000,
    rentWithoutHra,
    'Rent without HRA: monthly limit, old regime',
  ),
  rentWithoutHraShare: percent(
    25,
    rentWithoutHra,
    'Rent without HRA: adjusted total income percentage',
  ),
  rentWithoutHraLess: percent(
    10,
    rentWithoutHra,
    'Adjusted income percentage subtracted from rent without HRA',
  ),
  landlordPanRent: amount(
    100000,
    rule(
      FOUR_YEARS,
      'Income-tax Rules 1962, rule 26C; Income-tax Rules 2026, Form 124',
      'Rule 26C, Income-tax Rules 1962',
      'Form 124, Income-tax Rules 2026',
    ),
    'Landlord’s PAN: yearly rent limit',
  ),
  rentTdsMonthly,
  rentTdsMonthly2026: carriedOver(rentTdsMonthly),
  rentTdsRate2023: percent(
    5,
    rule('up to 30 September 2024', FINANCE_ACT_2024, 'Section 194-IB', 'Section 393(1)', {
      validUntil: END_OF_YEAR,
    }),
    'TDS on rent above the monthly limit',
  ),
  rentTdsRate: percent(
    2,
    rule('from 1 October 2024', FINANCE_ACT_2024, 'Section 194-IB', 'Section 393(1)'),
    'TDS on rent above the monthly limit',
  ),
  rentTdsOnce: words(
    'once, on the whole rent for the year, from the rent for the last month of the year or tenancy',
    rentTds,
    'Timing of a tenant’s TDS',
  ),
  rentTdsMost: words('the rent for that last month', rentTds, 'Maximum TDS on rent'),
  rentTdsAbroad: words(
    'tax is deducted from every payment, however small, and the tenant needs a TAN',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 195', 'Section 393(2)'),
    'Rent paid to a landlord abroad',
  ),
} as const satisfies Record<string, TaxFact>
