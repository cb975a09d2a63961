import { amount } from '../row.ts'
import { END_OF_YEAR, FILING_CHECKED, type TaxFact } from '../tax-fact.ts'
import { LATEST_YEAR } from '../tax-year.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const

export const giftFacts = {
  giftLimit: amount(
    50000,
    {
      ...latestYear,
      act1961: 'Section 56(2)(x)',
      act2025: 'Section 92(2)(m)',
      source: 'Cafemutual; text of the section; BharatTax, section 92',
    },
    'Yearly tax-free gifts from non-relatives',
  ),
  giftCashLimit: amount(
    200000,
    {
      ...latestYear,
      act1961: 'Section 269ST',
      act2025: 'Section 186(1)',
      source: 'Text of both sections',
    },
    'Ban on cash receipts: daily amount from one person',
  ),
} as const satisfies Record<string, TaxFact>
