import { computationFacts } from '#content/facts/computation.ts'
import { idInYear, valueInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { type Amount, isMore, least, leftOf, sum, ZERO } from '../amount.ts'
import { firstDayOf } from '../days.ts'
import type { SpecialTax } from './special-rates.ts'
import type { RebateView, Taxpayer } from './taxpayer.ts'

/** What the rebate may be taken off; the narrower readings are those that the Act's text does not have. */
export type RebateBase = 'text' | 'slab tax' | 'all but digital assets'

interface Before {
  totalIncome: number
  slab: number
  slabTax: Amount
  specials: readonly SpecialTax[]
}

export interface Rebate {
  amount: Amount
  /** whether it is the marginal relief above the limit */
  isRelief: boolean
}

const NONE: Rebate = { amount: ZERO, isRelief: false }

/**
 * The rebate of section 87A (156 of the Act of 2025), in the new regime with its relief above the
 * limit. Resident individuals only.
 */
export function rebate(
  taxpayer: Taxpayer,
  { totalIncome, slab, slabTax, specials }: Before,
  view: RebateView,
  base: RebateBase,
): Rebate {
  if (!taxpayer.resident || !taxpayer.individual) return NONE
  const { limit, most } = rebateLimits(taxpayer)
  const counted = view === 'statute' ? totalIncome : slab
  const reducible = reducibleTax(taxpayer, slabTax, specials, base)
  if (counted <= limit) return { amount: least(most, reducible), isRelief: false }
  if (taxpayer.regime === 'old') return NONE
  const tax = view === 'statute' ? sum(slabTax, ...specials.map(({ tax }) => tax)) : slabTax
  const relief = least(reducible, leftOf(tax, counted - limit))
  return isMore(relief, 0) ? { amount: relief, isRelief: true } : NONE
}

/** From FY 2025-26 in the new regime tax at slab rates only; before, and in the old regime, all but 112A. */
function reducibleTax(
  taxpayer: Taxpayer,
  slabTax: Amount,
  specials: readonly SpecialTax[],
  base: RebateBase,
): Amount {
  if (base === 'slab tax' || isForSlabTaxOnly(taxpayer)) return slabTax
  const reducible = specials.filter(
    ({ kind }) =>
      kind.section !== '112A' && (base === 'text' || (kind.id !== 'vda' && kind.id !== 'winnings')),
  )
  return sum(slabTax, ...reducible.map(({ tax }) => tax))
}

export function isForSlabTaxOnly({ year, regime }: Taxpayer): boolean {
  const { value } = computationFacts.rebateOnSlabTaxOnlyFrom
  return regime === 'new' && firstDayOf(year) >= value
}

export function rebateLimits({ year, regime }: Pick<Taxpayer, 'year' | 'regime'>) {
  const [limit, most] =
    regime === 'new'
      ? (['rebateIncomeNew', 'rebateMostNew'] as const)
      : (['rebateIncomeOld', 'rebateMostOld'] as const)
  return {
    limit: valueInYear(rateFacts, limit, year),
    most: valueInYear(rateFacts, most, year),
    rule: idInYear(rateFacts, limit, year),
  }
}
