import { carriedOver, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const inForce = {
  year: 'refunds under the 1961 Act',
  source: 'Text of both sections, incometaxindia.gov.in and CA Rajat Agrawal',
  checkedOn: FILING_CHECKED,
  validUntil: NEXT_BUDGET,
} as const

const rules = {
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
  refundFromApril: {
    label: 'Refund interest, return on time: first day',
    value: '1 April after the year',
    unit: 'text',
    act1961: 'Section 244A(1)(a)(i)',
    act2025: 'Section 437(1)',
    ...inForce,
  },
  refundFromReturn: {
    label: 'Refund interest, late return: first day',
    value: 'the day of filing',
    unit: 'text',
    act1961: 'Section 244A(1)(a)(ii)',
    act2025: 'Section 437(1)',
    ...inForce,
  },
  refundOfSelfAssessment: {
    label: 'Refund interest, self-assessment tax: first day',
    value: 'the day of filing or payment, whichever is later',
    unit: 'text',
    act1961: 'Section 244A(1)(aa)',
    act2025: 'Section 437(1)',
    ...inForce,
  },
  refundDelay: {
    label: 'Delay caused by the taxpayer',
    value: 'earns no interest',
    unit: 'text',
    act1961: 'Section 244A(2)',
    act2025: 'Section 437',
    ...inForce,
  },
} as const satisfies Record<string, TaxFact>

export const refundFacts = {
  ...rules,
  verifyDaysEarlier: {
    label: 'Time to verify a return filed before August 2022',
    value: 120,
    unit: 'days',
    year: 'returns uploaded before 1 August 2022',
    otherLaw: 'CBDT (Systems) notification 5/2022',
    source: 'CBDT (Systems) notification 5/2022, at taxmanagementindia.com',
    checkedOn: FILING_CHECKED,
    validUntil: NEXT_BUDGET,
  },
  verifiedLate: {
    label: 'Return verified too late',
    value: 'counts as filed on the day of verification',
    unit: 'text',
    year: 'returns uploaded from 1 April 2024',
    otherLaw: 'CBDT (Systems) notification 2/2024',
    source: 'CBDT (Systems) notification 2/2024, at taxontips.com',
    checkedOn: FILING_CHECKED,
    validUntil: NEXT_BUDGET,
  },
  refundInterest2026: carriedOver(rules.refundInterest),
  refundInterestLeast2026: carriedOver(rules.refundInterestLeast),
  refundFromApril2026: carriedOver(rules.refundFromApril),
  refundFromReturn2026: carriedOver(rules.refundFromReturn),
  refundOfSelfAssessment2026: carriedOver(rules.refundOfSelfAssessment),
  refundDelay2026: carriedOver(rules.refundDelay),
} as const satisfies Record<string, TaxFact>
