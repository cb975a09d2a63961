import { rateFacts } from '#content/facts/rates.ts'
import { surchargeFacts } from '#content/facts/surcharge.ts'
import type { Regime } from './taxpayer.ts'

/** A step of surcharge that an income exceeds. */
export interface SurchargeStep {
  from: number
  rate: number
  /** the rate up to the step */
  rateBelow: number
  /** whether dividends and gains under sections 111A, 112 and 112A are left out of what is tested */
  isWithoutCapped: boolean
  rule: string
}

const { surchargeFrom, surchargeFirstRate, surchargeMostNew, surchargeMostOld } = rateFacts
const {
  surchargeSecondFrom,
  surchargeSecondRate,
  surchargeThirdFrom,
  surchargeThirdRate,
  surchargeFourthFrom,
} = surchargeFacts

const STEPS: readonly Omit<SurchargeStep, 'rateBelow'>[] = [
  {
    from: surchargeFrom.value,
    rate: surchargeFirstRate.value,
    isWithoutCapped: false,
    rule: 'surchargeFirstRate',
  },
  {
    from: surchargeSecondFrom.value,
    rate: surchargeSecondRate.value,
    isWithoutCapped: false,
    rule: 'surchargeSecondRate',
  },
  {
    from: surchargeThirdFrom.value,
    rate: surchargeThirdRate.value,
    isWithoutCapped: true,
    rule: 'surchargeThirdRate',
  },
  {
    from: surchargeFourthFrom.value,
    rate: surchargeMostOld.value,
    isWithoutCapped: true,
    rule: 'surchargeMostOld',
  },
]

/** The highest step that an income exceeds; the new regime has no fourth one. */
export function surchargeStep(
  regime: Regime,
  totalIncome: number,
  withoutCapped: number,
): SurchargeStep | undefined {
  const most = regime === 'new' ? surchargeMostNew.value : surchargeMostOld.value
  const steps = STEPS.filter(({ rate }) => rate <= most)
  const index = steps.findLastIndex(
    (step) => (step.isWithoutCapped ? withoutCapped : totalIncome) > step.from,
  )
  const step = steps[index]
  return step && { ...step, rateBelow: steps[index - 1]?.rate ?? 0 }
}
