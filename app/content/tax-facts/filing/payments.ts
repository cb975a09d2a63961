import { LATEST_YEAR } from '../../tax-year.ts'
import { END_OF_YEAR, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

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
  interestTdsSenior: {
    label: 'Yearly bank interest without TDS, senior citizens',
    value: 100000,
    unit: 'rupees',
    act1961: 'Section 194A(3)',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...fromApril2025,
  },
  interestTds: {
    label: 'Yearly bank interest without TDS, residents below 60',
    value: 50000,
    unit: 'rupees',
    act1961: 'Section 194A(3)',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...fromApril2025,
  },
  interestTdsRate: {
    label: 'TDS on bank interest',
    value: 10,
    unit: 'percent',
    act1961: 'Section 194A',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...latestYear,
  },
  feesTdsFrom: {
    label: 'Yearly professional fees without TDS, per client',
    value: 50000,
    unit: 'rupees',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    ...fromApril2025,
  },
  feesTds: {
    label: 'TDS on professional fees',
    value: 10,
    unit: 'percent',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    ...latestYear,
  },
  technicalTds: {
    label: 'TDS on fees for technical services',
    value: 2,
    unit: 'percent',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `CA Guruji, section 194J; ${COMPARED}`,
    ...latestYear,
  },
  epfTdsFrom: {
    label: 'Minimum taxable EPF withdrawal for TDS',
    value: 50000,
    unit: 'rupees',
    ...providentFund,
  },
  epfTds: {
    label: 'TDS on an early EPF withdrawal',
    value: 10,
    unit: 'percent',
    ...providentFund,
  },
} as const satisfies Record<string, TaxFact>
