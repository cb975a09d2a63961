import { days, percent, rule, words } from '../row.ts'
import { carriedOver, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const inForce = {
  year: 'refunds under the 1961 Act',
  source: 'Text of both sections, incometaxindia.gov.in and CA Rajat Agrawal',
  checkedOn: FILING_CHECKED,
  validUntil: NEXT_BUDGET,
} as const

const rules = {
  refundInterest: percent(
    0.5,
    { ...inForce, act1961: 'Section 244A', act2025: 'Section 437(1)' },
    'Monthly interest on a refund',
  ),
  refundInterestLeast: percent(
    10,
    { ...inForce, act1961: 'Section 244A(1), proviso', act2025: 'Section 437(2)' },
    'Minimum refund for interest, percentage of the tax',
  ),
  refundFromApril: words(
    '1 April after the year',
    { ...inForce, act1961: 'Section 244A(1)(a)(i)', act2025: 'Section 437(1)' },
    'Refund interest, return on time: first day',
  ),
  refundFromReturn: words(
    'the day of filing',
    { ...inForce, act1961: 'Section 244A(1)(a)(ii)', act2025: 'Section 437(1)' },
    'Refund interest, late return: first day',
  ),
  refundOfSelfAssessment: words(
    'the day of filing or payment, whichever is later',
    { ...inForce, act1961: 'Section 244A(1)(aa)', act2025: 'Section 437(1)' },
    'Refund interest, self-assessment tax: first day',
  ),
  refundDelay: words(
    'earns no interest',
    { ...inForce, act1961: 'Section 244A(2)', act2025: 'Section 437' },
    'Delay caused by the taxpayer',
  ),
} as const satisfies Record<string, TaxFact>

export const refundFacts = {
  ...rules,
  verifyDaysEarlier: days(
    120,
    rule(
      'returns uploaded before 1 August 2022',
      'CBDT (Systems) notification 5/2022, at taxmanagementindia.com',
      undefined,
      undefined,
      { otherLaw: 'CBDT (Systems) notification 5/2022', checkedOn: FILING_CHECKED },
    ),
    'Time to verify a return filed before August 2022',
  ),
  verifiedLate: words(
    'counts as filed on the day of verification',
    rule(
      'returns uploaded from 1 April 2024',
      'CBDT (Systems) notification 2/2024, at taxontips.com',
      undefined,
      undefined,
      { otherLaw: 'CBDT (Systems) notification 2/2024', checkedOn: FILING_CHECKED },
    ),
    'Return verified too late',
  ),
  refundInterest2026: carriedOver(rules.refundInterest),
  refundInterestLeast2026: carriedOver(rules.refundInterestLeast),
  refundFromApril2026: carriedOver(rules.refundFromApril),
  refundFromReturn2026: carriedOver(rules.refundFromReturn),
  refundOfSelfAssessment2026: carriedOver(rules.refundOfSelfAssessment),
  refundDelay2026: carriedOver(rules.refundDelay),
} as const satisfies Record<string, TaxFact>
