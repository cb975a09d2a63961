import { FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const inForce = {
  year: 'refunds under the 1961 Act',
  source: 'Text of both sections, incometaxindia.gov.in and CA Rajat Agrawal',
  checkedOn: FILING_CHECKED,
  validUntil: NEXT_BUDGET,
} as const

export const refundFacts = {
  refundInterest: {
    label: 'Monthly interest on a refund',
    value: 0.5,
    unit: 'percent',
    act1961: 'Section 244A',
    act2025: 'Section 437(1)',
    ...inForce,
  },
  refundInterestLeast: {
    label: 'Minimum refund for interest, percentage of the tax',
    value: 10,
    unit: 'percent',
    act1961: 'Section 244A(1), proviso',
    act2025: 'Section 437(2)',
    ...inForce,
  },
} as const satisfies Record<string, TaxFact>
