import { FINANCE_ACTS } from './sources.ts'
import { CHECKED, FOUR_YEARS, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'

/** The steps of surcharge after the first one. */
export const surchargeFacts = {
  surchargeSecondFrom: {
    label: 'Second surcharge threshold',
    value: 10000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeSecondRate: {
    label: 'Second surcharge rate',
    value: 15,
    unit: 'percent',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeThirdFrom: {
    label: 'Third surcharge threshold, excluding dividends and special-rate gains',
    value: 20000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeThirdRate: {
    label: 'Third surcharge rate',
    value: 25,
    unit: 'percent',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeFourthFrom: {
    label: 'Old-regime fourth surcharge threshold, excluding dividends and special-rate gains',
    value: 50000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>
