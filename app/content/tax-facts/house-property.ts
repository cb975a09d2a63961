import { deductionFacts } from './deductions.ts'
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
  houseNetValue: {
    label: 'Net annual value of a let-out house',
    value: 'rent for the year, less municipal tax the owner paid in it',
    unit: 'text',
    act1961: 'Section 23',
    act2025: 'Section 21',
    ...inForce,
  },
  ownHouseNil: {
    label: 'Annual value of self-occupied houses',
    value: 'nil for up to two houses, chosen by the owner',
    unit: 'text',
    act1961: 'Section 23',
    act2025: 'Section 21',
    ...inForce,
  },
  letHouseInterest: {
    label: 'Home loan interest on a let-out house',
    value: 'all the interest for the year, in both regimes',
    unit: 'text',
    act1961: 'Section 24(b)',
    act2025: 'Section 22(1)(b)',
    ...inForce,
  },
  preConstructionYears: {
    label: 'Pre-construction interest: five equal yearly instalments',
    value: 5,
    unit: 'years',
    act1961: 'Section 24(b)',
    act2025: 'Section 22(1)(c)',
    ...inForce,
  },
  repairLoanInterest: {
    label: 'Self-occupied interest: repair loan or late completion, old regime',
    value: 30000,
    unit: 'rupees',
    act1961: 'Section 24(b)',
    act2025: 'Section 22(2)',
    ...inForce,
  },
  houseCompletedWithin: {
    label: 'Time to complete the house after the loan year',
    value: 5,
    unit: 'years',
    act1961: 'Section 24(b)',
    act2025: 'Section 22(2)',
    ...inForce,
  },
  ownHouseInterestNew: {
    label: 'Home loan interest, self-occupied house, new regime',
    value: 'not deducted',
    unit: 'text',
    act1961: 'Section 115BAC(2)',
    act2025: 'Section 202(2)',
    ...inForce,
  },
  houseLossInHead: {
    label: 'Loss from one house',
    value: 'set off against income from another house first',
    unit: 'text',
    act1961: 'Section 70',
    act2025: 'Section 108',
    ...inForce,
  },
  houseLossNew: {
    label: 'Loss from house property, new regime',
    value: 'not set off against other income',
    unit: 'text',
    act1961: 'Section 115BAC(2)',
    act2025: 'Section 202(2)',
    ...inForce,
  },
  houseLossYears: {
    label: 'House property loss: carry-forward period',
    value: 8,
    unit: 'years',
    act1961: 'Section 71B',
    ...inForce,
  },
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
