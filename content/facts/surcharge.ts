import { amount, percent, rule } from './row.ts'
import { FINANCE_ACTS } from './sources.ts'
import { FOUR_YEARS, type TaxFact } from './tax-fact.ts'

const financeAct = rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
  otherLaw: 'Finance Act of the year',
})

/** The steps of surcharge after the first one. */
export const surchargeFacts = {
  surchargeSecondFrom: amount(10000000, financeAct, 'Second surcharge threshold'),
  surchargeSecondRate: percent(15, financeAct, 'Second surcharge rate'),
  surchargeThirdFrom: amount(
    20000000,
    financeAct,
    'Third surcharge threshold, excluding dividends and special-rate gains',
  ),
  surchargeThirdRate: percent(25, financeAct, 'Third surcharge rate'),
  surchargeFourthFrom: amount(
    50000000,
    financeAct,
    'Old-regime fourth surcharge threshold, excluding dividends and special-rate gains',
  ),
} as const satisfies Record<string, TaxFact>
