import { deductionFacts } from './deductions.ts'
import { amount, words, years } from './row.ts'
import { BOTH_ACTS } from './sources.ts'
import { CHECKED, FOUR_YEARS, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'

const inForce = {
  year: FOUR_YEARS,
  source: BOTH_ACTS,
  checkedOn: CHECKED,
  validUntil: NEXT_BUDGET,
} as const

/** What only the income of houses needs. */
export const houseRules = {
  houseNetValue: words(
    'rent for the year, less municipal tax the owner paid in it',
    { ...inForce, act1961: 'Section 23', act2025: 'Section 21' },
    'Net annual value of a let-out house',
  ),
  ownHouseNil: words(
    'nil for up to two houses, chosen by the owner',
    { ...inForce, act1961: 'Section 23', act2025: 'Section 21' },
    'Annual value of self-occupied houses',
  ),
  letHouseInterest: words(
    'all the interest for the year, in both regimes',
    { ...inForce, act1961: 'Section 24(b)', act2025: 'Section 22(1)(b)' },
    'Home loan interest on a let-out house',
  ),
  preConstructionYears: years(
    5,
    { ...inForce, act1961: 'Section 24(b)', act2025: 'Section 22(1)(c)' },
    'Pre-construction interest: five equal yearly instalments',
  ),
  repairLoanInterest: amount(
    30000,
    { ...inForce, act1961: 'Section 24(b)', act2025: 'Section 22(2)' },
    'Self-occupied interest: repair loan or late completion, old regime',
  ),
  houseCompletedWithin: years(
    5,
    { ...inForce, act1961: 'Section 24(b)', act2025: 'Section 22(2)' },
    'Time to complete the house after the loan year',
  ),
  ownHouseInterestNew: words(
    'not deducted',
    { ...inForce, act1961: 'Section 115BAC(2)', act2025: 'Section 202(2)' },
    'Home loan interest, self-occupied house, new regime',
  ),
  houseLossInHead: words(
    'set off against income from another house first',
    { ...inForce, act1961: 'Section 70', act2025: 'Section 108' },
    'Loss from one house',
  ),
  houseLossNew: words(
    'not set off against other income',
    { ...inForce, act1961: 'Section 115BAC(2)', act2025: 'Section 202(2)' },
    'Loss from house property, new regime',
  ),
  houseLossYears: years(
    8,
    { ...inForce, act1961: 'Section 71B' },
    'House property loss: carry-forward period',
  ),
} as const satisfies Record<string, TaxFact>

/** Every rule that the income of houses follows. */
export const housePropertyFacts = {
  ...houseRules,
  homeLoanInterest: deductionFacts.homeLoanInterest,
  homeLoanInterest2026: deductionFacts.homeLoanInterest2026,
  houseLossSetOff: deductionFacts.houseLossSetOff,
  houseLossSetOff2026: deductionFacts.houseLossSetOff2026,
  rentStandardDeduction: deductionFacts.rentStandardDeduction,
  rentStandardDeduction2026: deductionFacts.rentStandardDeduction2026,
} as const satisfies Record<string, TaxFact>
