import { amount, rule, years } from '../row.ts'
import { END_OF_YEAR, FILING_CHECKED, type TaxFact } from '../tax-fact.ts'
import { LATEST_YEAR } from '../tax-year.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const

/** Ages from which other rules apply, and what is paid at the end of working life. */
export const retirementFacts = {
  seniorAge: years(
    60,
    {
      ...latestYear,
      otherLaw: 'First Schedule to the Finance Act of the year',
      source: 'RNM India, budget note 2026',
    },
    'Minimum age of a senior citizen (resident)',
  ),
  noReturnAge: years(
    75,
    rule(
      'from FY 2021-22',
      'CAclubindia, article 53888; Angel One; Tax Management India, section 393 compared',
      'Section 194P',
      'Section 393(1)',
      { checkedOn: FILING_CHECKED },
    ),
    'Minimum age for bank deduction instead of a return',
  ),
  epfService: years(
    5,
    {
      ...latestYear,
      act1961: 'Fourth Schedule, Part A, rule 8',
      act2025: 'Schedule XI, Part A, paragraph 8',
      source: 'Tax Management India, manual 1241 and section 392(7) compared',
    },
    'Years of service for tax-free EPF withdrawal',
  ),
  gratuityLimit: amount(
    2000000,
    rule(
      'retirements from 29 March 2018',
      'CBDT notification 16/2019; text of section 19',
      'Section 10(10)(iii)',
      'Section 19(1)',
      { checkedOn: FILING_CHECKED },
    ),
    'Tax-free gratuity in a lifetime, non-government employees',
  ),
} as const satisfies Record<string, TaxFact>
