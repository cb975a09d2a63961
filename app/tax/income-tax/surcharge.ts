import { computationFacts } from '#app/content/tax-facts/computation.ts'
import { rateFacts } from '#app/content/tax-facts/rates.ts'
import { type Amount, percentOf, sum } from '../amount.ts'
import { SPECIAL_KINDS } from './special-rates.ts'
import type { Incomes, Regime } from './taxpayer.ts'

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

const {
  surchargeFrom,
  surchargeFirstRate,
  surchargeMostNew,
  surchargeMostOld,
  surchargeMostGains,
} = rateFacts
const {
  surchargeSecondFrom,
  surchargeSecondRate,
  surchargeThirdFrom,
  surchargeThirdRate,
  surchargeFourthFrom,
} = computationFacts

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

/** Tax by what bears the full rate of surcharge and what bears at most 15%. */
export interface TaxToSurcharge {
  full: Amount
  capped: Amount
}

export function cappedRate(rate: number): number {
  return Math.min(rate, surchargeMostGains.value)
}

export function surchargeOn({ full, capped }: TaxToSurcharge, rate: number): Amount {
  return sum(percentOf(rate, full), percentOf(cappedRate(rate), capped))
}

/**
 * The same incomes with so much less, for the tax at a step. No text says which income is cut back:
 * here income at slab rates comes first, with dividends last in it, then winnings and digital assets,
 * then gains with the highest rate first. Where a step is tested without dividends and gains, those
 * stay as they are.
 */
export function cutBack(incomes: Incomes, by: number, isWithoutCapped: boolean): Incomes {
  const fromSlab = Math.min(by, incomes.slab - (isWithoutCapped ? incomes.dividend : 0))
  const slab = incomes.slab - fromSlab
  const rest = { ...incomes, slab, dividend: Math.min(incomes.dividend, slab) }
  let left = by - fromSlab
  for (const { id } of isWithoutCapped ? WITH_FULL_SURCHARGE : CUT_BACK_ORDER) {
    const less = Math.min(left, rest[id])
    rest[id] -= less
    left -= less
  }
  return rest
}

const WITH_FULL_SURCHARGE = SPECIAL_KINDS.filter(({ section }) => !section)
const CUT_BACK_ORDER = [...WITH_FULL_SURCHARGE, ...SPECIAL_KINDS.filter(({ section }) => section)]
