import { LATEST_YEAR } from '../../tax-year.ts'
import { END_OF_YEAR, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const

/** The seventh proviso: conditions that the Act itself names. */
const inTheProviso = {
  ...latestYear,
  act1961: 'Section 139(1), seventh proviso',
  act2025: 'Section 263(1)',
  source: 'Text of the proviso; Finance (No. 2) Act 2019',
} as const

/** Further conditions, left to a rule. */
const inTheRule = {
  ...latestYear,
  act1961: 'Section 139(1)',
  act2025: 'Section 263(1)',
  otherLaw: 'rule 12AB, Income-tax Rules 1962',
  source: 'CBDT notification 37/2022',
} as const

/** Who has to file whatever the income is, and with a PAN that works. */
export const dutyToFileFacts = {
  currentDeposits: {
    label: 'Duty to file: yearly current account deposits limit',
    value: 10000000,
    unit: 'rupees',
    ...inTheProviso,
  },
  savingsDeposits: {
    label: 'Duty to file: minimum yearly savings account deposits',
    value: 5000000,
    unit: 'rupees',
    ...inTheRule,
  },
  foreignTravel: {
    label: 'Duty to file: yearly foreign travel spending limit',
    value: 200000,
    unit: 'rupees',
    ...inTheProviso,
  },
  electricityBills: {
    label: 'Duty to file: yearly electricity bill limit',
    value: 100000,
    unit: 'rupees',
    ...inTheProviso,
  },
  tdsDuty: {
    label: 'Duty to file: minimum yearly TDS and TCS',
    value: 25000,
    unit: 'rupees',
    ...inTheRule,
  },
  tdsDutySenior: {
    label: 'Duty to file: minimum TDS and TCS, senior citizens',
    value: 50000,
    unit: 'rupees',
    ...inTheRule,
  },
  salesDuty: {
    label: 'Duty to file: yearly business sales limit',
    value: 6000000,
    unit: 'rupees',
    ...inTheRule,
  },
  receiptsDuty: {
    label: 'Duty to file: yearly professional receipts limit',
    value: 1000000,
    unit: 'rupees',
    ...inTheRule,
  },
  panLinkFee: {
    label: 'Late fee for PAN-Aadhaar linking',
    value: 1000,
    unit: 'rupees',
    year: 'from 1 July 2023',
    act1961: 'Section 234H',
    act2025: 'Section 430',
    source: 'Text of both sections; Zee News',
    checkedOn: FILING_CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>
