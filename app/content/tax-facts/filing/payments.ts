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
    label: 'Bank interest in a year up to which no tax is deducted, residents of 60 and older',
    value: 100000,
    unit: 'rupees',
    act1961: 'Section 194A(3)',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...fromApril2025,
  },
  interestTds: {
    label: 'Bank interest in a year up to which no tax is deducted, residents below 60',
    value: 50000,
    unit: 'rupees',
    act1961: 'Section 194A(3)',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...fromApril2025,
  },
  interestTdsRate: {
    label: 'Tax deducted from bank interest',
    value: 10,
    unit: 'percent',
    act1961: 'Section 194A',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194A revised; ${COMPARED}`,
    ...latestYear,
  },
  feesTdsFrom: {
    label: 'Professional fees from one client in a year up to which no tax is deducted',
    value: 50000,
    unit: 'rupees',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    ...fromApril2025,
  },
  feesTds: {
    label: 'Tax deducted from professional fees',
    value: 10,
    unit: 'percent',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `TaxGuru, section 194J threshold; ${COMPARED}`,
    ...latestYear,
  },
  technicalTds: {
    label: 'Tax deducted from fees for technical services',
    value: 2,
    unit: 'percent',
    act1961: 'Section 194J',
    act2025: 'Section 393(1)',
    source: `CA Guruji, section 194J; ${COMPARED}`,
    ...latestYear,
  },
  epfTdsFrom: {
    label: 'Taxable provident fund withdrawal from which TDS applies',
    value: 50000,
    unit: 'rupees',
    ...providentFund,
  },
  epfTds: {
    label: 'Tax deducted from an early provident fund withdrawal',
    value: 10,
    unit: 'percent',
    ...providentFund,
  },
} as const satisfies Record<string, TaxFact>
