import { amount, percent } from '../row.ts'
import { END_OF_YEAR, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'
import { LATEST_YEAR } from '../tax-year.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const
const fromApril2025 = {
  year: 'from 1 April 2025',
  checkedOn: FILING_CHECKED,
  validUntil: NEXT_BUDGET,
} as const

const COMPARED = 'AUBSP, sections compared'
const providentFund = {
  ...latestYear,
  act1961: 'Section 192A',
  act2025: 'Section 392(7)',
  source: 'Tax Management India, manual 1241 and section 392(7) compared',
} as const

/** Tax that banks, clients and the provident fund deduct. */
export const paymentFacts = {
  interestTdsSenior: amount(
    100000,
    {
      ...fromApril2025,
      act1961: 'Section 194A(3)',
      act2025: 'Section 393(1)',
      source: `TaxGuru, section 194A revised; ${COMPARED}`,
    },
    'Yearly bank interest without TDS, senior citizens',
  ),
  interestTds: amount(
    50000,
    {
      ...fromApril2025,
      act1961: 'Section 194A(3)',
      act2025: 'Section 393(1)',
      source: `TaxGuru, section 194A revised; ${COMPARED}`,
    },
    'Yearly bank interest without TDS, residents below 60',
  ),
  interestTdsRate: percent(
    10,
    {
      ...latestYear,
      act1961: 'Section 194A',
      act2025: 'Section 393(1)',
      source: `TaxGuru, section 194A revised; ${COMPARED}`,
    },
    'TDS on bank interest',
  ),
  feesTdsFrom: amount(
    50000,
    {
      ...fromApril2025,
      act1961: 'Section 194J',
      act2025: 'Section 393(1)',
      source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    },
    'Yearly professional fees without TDS, per client',
  ),
  feesTds: percent(
    10,
    {
      ...latestYear,
      act1961: 'Section 194J',
      act2025: 'Section 393(1)',
      source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    },
    'TDS on professional fees',
  ),
  technicalTds: percent(
    2,
    {
      ...latestYear,
      act1961: 'Section 194J',
      act2025: 'Section 393(1)',
      source: `CA Guruji, section 194J; ${COMPARED}`,
    },
    'TDS on fees for technical services',
  ),
  epfTdsFrom: amount(50000, providentFund, 'Minimum taxable EPF withdrawal for TDS'),
  epfTds: percent(10, providentFund, 'TDS on an early EPF withdrawal'),
} as const satisfies Record<string, TaxFact>
