import { FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const inForce = { checkedOn: FILING_CHECKED, validUntil: NEXT_BUDGET } as const
const forReturns = { ...inForce, year: 'returns under the 1961 Act' } as const
const forOrders = { ...inForce, year: 'orders under the 1961 Act' } as const
const forReopening = {
  ...inForce,
  year: 'notices from 1 September 2024',
  source: 'Tax Publishers; Tax Management India, section 149; text of section 282',
} as const

/** Notices, orders and demands: how long each side has. */
export const noticeFacts = {
  defectDays: {
    label: 'Time to correct a defective return',
    value: 15,
    unit: 'days',
    act1961: 'Section 139(9)',
    act2025: 'Section 263(7)',
    source: 'Text of the section; TaxSmooth, defective returns; LiveLaw Biz, rule 166',
    ...forReturns,
  },
  adjustmentDays: {
    label: 'Time to answer a proposed adjustment',
    value: 30,
    unit: 'days',
    act1961: 'Section 143(1), first proviso',
    act2025: 'Section 270',
    source: 'Text of the section; Tax Management India, section 270 compared',
    ...forReturns,
  },
  processingMonths: {
    label: 'Time for the intimation after the filing year',
    value: 9,
    unit: 'months',
    act1961: 'Section 143(1), second proviso',
    act2025: 'Section 270',
    source: 'Text of the section; Tax Management India, section 270 compared',
    ...forReturns,
  },
  demandDays: {
    label: 'Time to pay or contest a demand',
    value: 30,
    unit: 'days',
    act1961: 'Section 220(1)',
    act2025: 'Section 411(1)',
    source: 'Text of both sections',
    ...forOrders,
  },
  demandInterest: {
    label: 'Monthly interest on a demand paid late',
    value: 1,
    unit: 'percent',
    act1961: 'Section 220(2)',
    act2025: 'Section 411(3)',
    source: 'Text of both sections',
    ...forOrders,
  },
  appealDays: {
    label: 'Time to appeal to the Commissioner (Appeals)',
    value: 30,
    unit: 'days',
    act1961: 'Section 249(2)',
    act2025: 'Section 358(3)',
    source: 'CBDT circular 668/1993; text of both sections',
    ...forOrders,
  },
  rectificationYears: {
    label: 'Rectification of an order: time after its year',
    value: 4,
    unit: 'years',
    act1961: 'Section 154(7)',
    act2025: 'Section 287',
    source: 'BCAS Referencer, rectifications; text of section 287',
    ...forOrders,
  },
  reopenLimit: {
    label: 'Section 148 notice: time after the assessment year',
    value: '3 years and 3 months',
    unit: 'text',
    act1961: 'Section 149(1)(a)',
    act2025: 'Section 282(1)(a)',
    ...forReopening,
  },
  reopenLimitLarge: {
    label: 'Section 148 notice: longer time for large omissions',
    value: '5 years and 3 months',
    unit: 'text',
    act1961: 'Section 149(1)(b)',
    act2025: 'Section 282(1)(b)',
    ...forReopening,
  },
  reopenLargeIncome: {
    label: 'Section 148 notice: minimum omission for longer time',
    value: 5000000,
    unit: 'rupees',
    act1961: 'Section 149(1)(b)',
    act2025: 'Section 282(1)(b)',
    ...forReopening,
  },
} as const satisfies Record<string, TaxFact>
