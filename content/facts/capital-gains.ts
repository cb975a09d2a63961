import { amount, date, months, rule, words, years } from './row.ts'
import {
  ACT_1961,
  ACT_2025,
  BOTH_ACTS,
  FINANCE_ACT_2023,
  FINANCE_ACT_2024,
  RULES_2026,
} from './sources.ts'
import {
  CHECKED,
  END_OF_YEAR,
  FOUR_YEARS,
  FROM_JULY_2024,
  type TaxFact,
  UP_TO_JULY_2024,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

/** How the gain on a house or land is worked out, saved and paid; mostly rules without a figure. */
export const capitalGainFacts = {
  propertyGain: words(
    'sale price less costs of the sale, purchase cost and improvements',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 48', 'Section 72'),
    'Gain on land and buildings',
  ),
  improvementsFrom: date(
    '2001-04-01',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 55(1)(b)', 'Section 90'),
    'Start date for improvement costs',
  ),
  indexedCost: words(
    'cost × index of the year of sale ÷ index of the year of the cost',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 48', 'Section 72(8)'),
    'Cost with indexation',
  ),
  lowerPropertyTax: words(
    'at most the tax with indexation',
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Second proviso to section 112(1)', 'Section 197(3)'),
    'Tax cap, property bought before 23 July 2024 (residents)',
  ),
  exemptPropertyGain: words(
    'deducted from the gain before tax',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 54, 54EC and 54F', 'Sections 82, 85 and 86'),
    'Exempt gain reinvested in a house or bonds',
  ),
  shortTermProperty: words(
    'added to other income and taxed at slab rates',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 45', 'Section 67'),
    'Short-term gain on land and buildings',
  ),
  propertyLoss: words(
    'set off against long-term gains only, and carried forward if the return is on time',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 70 and 74', 'Sections 108 and 111'),
    'Long-term capital loss on property',
  ),

  // Exemptions

  newHouseExemption: words(
    'the gain, at most the cost of the new house',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 54', 'Section 82'),
    'Exemption: house sold, new house bought',
  ),
  newHouseShare: words(
    'gain × cost of the new house ÷ net price, at most the gain',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 54F', 'Section 86'),
    'Exemption: other long-term asset sold, new house bought',
  ),
  gainBondsExemption: words(
    'the gain, at most the amount invested in bonds',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 54EC', 'Section 85'),
    'Exemption: property sold, capital gains bonds bought',
  ),
  gainBondsIssuers: words(
    'NHAI, REC, PFC, IRFC, HUDCO and other notified issuers',
    rule(
      'from FY 2025-26',
      'CBDT notification 31/2025 of 7 April 2025 and those before it',
      'Section 54EC',
      'Section 85',
    ),
    'Issuers of capital gains bonds',
  ),
  twoHousesGain: amount(
    20000000,
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 54(1)', 'Section 82(5)'),
    'Two new houses, once in a lifetime: gain limit',
  ),
  newHouseKept: years(
    3,
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 54 and 54F', 'Sections 82 and 86'),
    'Lock-in period of the new house',
  ),
  gainAccountBy2023: gainAccountBy('2024-07-31', 'FY 2023-24', ACT_1961),
  gainAccountBy2024: gainAccountBy(
    '2025-09-16',
    'FY 2024-25',
    'CBDT circulars 6/2025 and 12/2025, which extended the due date',
  ),
  gainAccountBy: gainAccountBy('2026-07-31', LATEST_YEAR, ACT_1961),
  gainAccountBy2026: gainAccountBy('2027-07-31', 'FY 2026-27', ACT_2025),

  // Tax deducted when the seller is abroad

  lowerTdsForm: words(
    'Form 13',
    rule('up to FY 2025-26', ACT_1961, 'Section 197', 'Section 395(1)'),
    'Application for a lower deduction certificate',
  ),
  lowerTdsForm2026: words(
    'Form 128',
    rule('FY 2026-27', RULES_2026, 'Section 197', 'Section 395(1)'),
    'Application for a lower deduction certificate',
  ),

  // Holding periods of what is neither listed equity nor property

  holdingListedBond: months(
    12,
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, listed bonds and debentures',
  ),
  holdingOldDebtFund2023: months(
    36,
    rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, debt funds bought before April 2023',
  ),
  holdingOldDebtFund: months(
    24,
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, debt funds bought before April 2023',
  ),
  marketLinkedDebenture: words(
    'always short-term',
    rule('from FY 2023-24', FINANCE_ACT_2023, 'Section 50AA', 'Section 76'),
    'Market-linked debentures',
  ),
  unlistedBondFrom: date(
    '2024-07-23',
    rule('from FY 2024-25', FINANCE_ACT_2024, 'Section 50AA', 'Section 76(2)'),
    'Start of short-term treatment, unlisted bonds and debentures',
  ),
} as const satisfies Record<string, TaxFact>

function gainAccountBy<const Day extends string>(value: Day, year: string, source: string) {
  return {
    label: 'Capital Gains Account deposit date, without business income',
    value,
    unit: 'date',
    year,
    act1961: 'Sections 54(2), 54F(4) and 139(1)',
    act2025: 'Sections 82(2), 86(2) and 263(1)',
    source,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  } as const satisfies TaxFact
}
