import { FINANCE_ACTS } from './sources.ts'
import { CHECKED, FOUR_YEARS, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'

/** The steps of surcharge after the first one. */
export const surchargeFacts = {
  surchargeSecondFrom: {
    label: 'Total income above which surcharge rises to its second step',
    value: 10000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeSecondRate: {
    label: 'Surcharge at its second step',
    value: 15,
    unit: 'percent',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeThirdFrom: {
    label:
      'Income other than dividends and gains under sections 111A, 112 and 112A above which surcharge rises to its third step',
    value: 20000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeThirdRate: {
    label: 'Surcharge at its third step',
    value: 25,
    unit: 'percent',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  surchargeFourthFrom: {
    label:
      'Income other than dividends and gains under sections 111A, 112 and 112A above which surcharge rises to its fourth step, old regime',
    value: 50000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    otherLaw: 'Finance Act of the year',
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
} as const satisfies Record<string, TaxFact>
