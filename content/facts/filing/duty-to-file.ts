import { amount, rule } from '../row.ts'
import { END_OF_YEAR, FILING_CHECKED, type TaxFact } from '../tax-fact.ts'
import { LATEST_YEAR } from '../tax-year.ts'

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
  currentDeposits: amount(
    10000000,
    inTheProviso,
    'Duty to file: yearly current account deposits limit',
  ),
  savingsDeposits: amount(
    5000000,
    inTheRule,
    'Duty to file: minimum yearly savings account deposits',
  ),
  foreignTravel: amount(200000, inTheProviso, 'Duty to file: yearly foreign travel spending limit'),
  electricityBills: amount(100000, inTheProviso, 'Duty to file: yearly electricity bill limit'),
  tdsDuty: amount(25000, inTheRule, 'Duty to file: minimum yearly TDS and TCS'),
  tdsDutySenior: amount(50000, inTheRule, 'Duty to file: minimum TDS and TCS, senior citizens'),
  salesDuty: amount(6000000, inTheRule, 'Duty to file: yearly business sales limit'),
  receiptsDuty: amount(1000000, inTheRule, 'Duty to file: yearly professional receipts limit'),
  panLinkFee: amount(
    1000,
    rule('from 1 July 2023', 'Text of both sections; Zee News', 'Section 234H', 'Section 430', {
      checkedOn: FILING_CHECKED,
    }),
    'Late fee for PAN-Aadhaar linking',
  ),
} as const satisfies Record<string, TaxFact>
