import { LATEST_YEAR } from '../../tax-year.ts'
import { END_OF_YEAR, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const

/** Ages from which other rules apply, and what is paid at the end of working life. */
export const retirementFacts = {
  seniorAge: {
    label: 'Minimum age of a senior citizen (resident)',
    value: 60,
    unit: 'years',
    otherLaw: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    ...latestYear,
  },
  noReturnAge: {
    label: 'Minimum age for bank deduction instead of a return',
    value: 75,
    unit: 'years',
    year: 'from FY 2021-22',
    act1961: 'Section 194P',
    act2025: 'Section 393(1)',
    source: 'CAclubindia, article 53888; Angel One; Tax Management India, section 393 compared',
    checkedOn: FILING_CHECKED,
    validUntil: NEXT_BUDGET,
  },
  epfService: {
    label: 'Years of service for tax-free EPF withdrawal',
    value: 5,
    unit: 'years',
    act1961: 'Fourth Schedule, Part A, rule 8',
    act2025: 'Schedule XI, Part A, paragraph 8',
    source: 'Tax Management India, manual 1241 and section 392(7) compared',
    ...latestYear,
  },
  gratuityLimit: {
    label: 'Tax-free gratuity in a lifetime, non-government employees',
    value: 2000000,
    unit: 'rupees',
    year: 'retirements from 29 March 2018',
    act1961: 'Section 10(10)(iii)',
    act2025: 'Section 19(1)',
    source: 'CBDT notification 16/2019; text of section 19',
    checkedOn: FILING_CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>
