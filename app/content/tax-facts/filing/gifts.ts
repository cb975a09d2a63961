import { LATEST_YEAR } from '../../tax-year.ts'
import { END_OF_YEAR, FILING_CHECKED, type TaxFact } from '../tax-fact.ts'

const latestYear = {
  year: LATEST_YEAR,
  checkedOn: FILING_CHECKED,
  validUntil: END_OF_YEAR,
} as const

export const giftFacts = {
  giftLimit: {
    label: 'Yearly tax-free gifts from non-relatives',
    value: 50000,
    unit: 'rupees',
    act1961: 'Section 56(2)(x)',
    act2025: 'Section 92(2)(m)',
    source: 'Cafemutual; text of the section; BharatTax, section 92',
    ...latestYear,
  },
  giftCashLimit: {
    label: 'Ban on cash receipts: daily amount from one person',
    value: 200000,
    unit: 'rupees',
    act1961: 'Section 269ST',
    act2025: 'Section 186(1)',
    source: 'Text of both sections',
    ...latestYear,
  },
} as const satisfies Record<string, TaxFact>
