import { rateFacts } from '#content/facts/rates.ts'
import { type Amount, percentOf, sum } from '../amount.ts'
import { SPECIAL_KINDS } from './special-rates.ts'
import type { Incomes } from './taxpayer.ts'

/** Tax by what bears the full rate of surcharge and what bears at most 15%. */
export interface TaxToSurcharge {
  full: Amount
  capped: Amount
}

export function cappedRate(rate: number): number {
  return Math.min(rate, rateFacts.surchargeMostGains.value)
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
