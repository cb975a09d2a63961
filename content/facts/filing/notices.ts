import { amount, days, months, percent, words, years } from '../row.ts'
import { carriedOver, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const inForce = { checkedOn: FILING_CHECKED, validUntil: NEXT_BUDGET } as const
const forReturns = { ...inForce, year: 'returns under the 1961 Act' } as const
const forOrders = { ...inForce, year: 'orders under the 1961 Act' } as const
const forReopening = {
  ...inForce,
  year: 'notices from 1 September 2024',
  source: 'Tax Publishers; Tax Management India, section 149; text of section 282',
} as const

const rules = {
  defectDays: days(
    15,
    {
      ...forReturns,
      act1961: 'Section 139(9)',
      act2025: 'Section 263(7)',
      source: 'Text of the section; TaxSmooth, defective returns; LiveLaw Biz, rule 166',
    },
    'Time to correct a defective return',
  ),
  adjustmentDays: days(
    30,
    {
      ...forReturns,
      act1961: 'Section 143(1), first proviso',
      act2025: 'Section 270',
      source: 'Text of the section; Tax Management India, section 270 compared',
    },
    'Time to answer a proposed adjustment',
  ),
  processingMonths: months(
    9,
    {
      ...forReturns,
      act1961: 'Section 143(1), second proviso',
      act2025: 'Section 270',
      source: 'Text of the section; Tax Management India, section 270 compared',
    },
    'Time for the intimation after the filing year',
  ),
  demandDays: days(
    30,
    {
      ...forOrders,
      act1961: 'Section 220(1)',
      act2025: 'Section 411(1)',
      source: 'Text of both sections',
    },
    'Time to pay or contest a demand',
  ),
  demandInterest: percent(
    1,
    {
      ...forOrders,
      act1961: 'Section 220(2)',
      act2025: 'Section 411(3)',
      source: 'Text of both sections',
    },
    'Monthly interest on a demand paid late',
  ),
  appealDays: days(
    30,
    {
      ...forOrders,
      act1961: 'Section 249(2)',
      act2025: 'Section 358(3)',
      source: 'CBDT circular 668/1993; text of both sections',
    },
    'Time to appeal to the Commissioner (Appeals)',
  ),
  rectificationYears: years(
    4,
    {
      ...forOrders,
      act1961: 'Section 154(7)',
      act2025: 'Section 287',
      source: 'BCAS Referencer, rectifications; text of section 287',
    },
    'Rectification of an order: time after its year',
  ),
  scrutinyMonths: months(
    3,
    {
      ...forReturns,
      act1961: 'Section 143(2), proviso',
      act2025: 'Section 270(9)',
      source: 'Text of the section; Tax Management India, section 270 compared',
    },
    'Time to serve a scrutiny notice',
  ),
  scrutinyDate: words(
    'the date in the notice',
    {
      ...forReturns,
      act1961: 'Section 143(2)',
      act2025: 'Section 270(8)',
      source: 'Text of the section; Tax Management India, section 270 compared',
    },
    'Time to answer a scrutiny notice',
  ),
  inquiryDate: words(
    'the date in the notice',
    {
      ...forReturns,
      act1961: 'Section 142(1)',
      act2025: 'Section 268(1)',
      source: 'Text of both sections',
    },
    'Time to answer a notice before assessment',
  ),
  setOffDays: days(
    21,
    {
      ...forOrders,
      act1961: 'Section 245(1)',
      act2025: 'Section 438(2)',
      source: 'CBDT instruction 1/2023; Insurancegupt, July 2023; text of section 438',
    },
    'Time to answer a refund adjustment',
  ),
  showCauseDate: words(
    'the date in the notice',
    {
      ...forReopening,
      act1961: 'Section 148A(2)',
      act2025: 'Section 281(2)',
      source: 'Tax Publishers, section 148A; text of section 281',
    },
    'Time to answer a show-cause notice',
  ),
  reassessmentReturn: months(
    3,
    {
      ...forReopening,
      act1961: 'Section 148(1)',
      act2025: 'Section 280(1)(c)',
      source: 'Finance (No. 2) Act 2024, clause 44; text of section 280',
    },
    'Longest time for the return, from month end',
  ),
  showCauseLimit: years(
    3,
    { ...forReopening, act1961: 'Section 149(2)(a)', act2025: 'Section 282(2)(a)' },
    'Section 148A notice: time after the assessment year',
  ),
  showCauseLimitLarge: years(
    5,
    { ...forReopening, act1961: 'Section 149(2)(b)', act2025: 'Section 282(2)(b)' },
    'Section 148A notice: longer time for large omissions',
  ),
  reopenLimit: words(
    '3 years and 3 months',
    { ...forReopening, act1961: 'Section 149(1)(a)', act2025: 'Section 282(1)(a)' },
    'Section 148 notice: time after the assessment year',
  ),
  reopenLimitLarge: words(
    '5 years and 3 months',
    { ...forReopening, act1961: 'Section 149(1)(b)', act2025: 'Section 282(1)(b)' },
    'Section 148 notice: longer time for large omissions',
  ),
  reopenLargeIncome: amount(
    5000000,
    { ...forReopening, act1961: 'Section 149(1)(b)', act2025: 'Section 282(1)(b)' },
    'Section 148 notice: minimum omission for longer time',
  ),
} as const satisfies Record<string, TaxFact>

/** Notices, orders and demands: how long each side has. */
export const noticeFacts = {
  ...rules,
  defectDays2026: carriedOver(rules.defectDays),
  adjustmentDays2026: carriedOver(rules.adjustmentDays),
  processingMonths2026: carriedOver(rules.processingMonths),
  demandDays2026: carriedOver(rules.demandDays),
  demandInterest2026: carriedOver(rules.demandInterest),
  rectificationYears2026: carriedOver(rules.rectificationYears),
  scrutinyMonths2026: carriedOver(rules.scrutinyMonths),
  scrutinyDate2026: carriedOver(rules.scrutinyDate),
  inquiryDate2026: carriedOver(rules.inquiryDate),
  setOffDays2026: carriedOver(rules.setOffDays),
  showCauseDate2026: carriedOver(rules.showCauseDate),
  reassessmentReturn2026: carriedOver(rules.reassessmentReturn),
  showCauseLimit2026: carriedOver(rules.showCauseLimit),
  showCauseLimitLarge2026: carriedOver(rules.showCauseLimitLarge),
  reopenLimit2026: carriedOver(rules.reopenLimit),
  reopenLimitLarge2026: carriedOver(rules.reopenLimitLarge),
} as const satisfies Record<string, TaxFact>
