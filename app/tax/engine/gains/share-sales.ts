import { computationFacts } from '#content/facts/computation.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { type Amount, amount, wholeRupees } from '../amount.ts'
import { financialYearOf } from '../days.ts'
import type { Line } from '../outcome.ts'
import { costInflationOf } from './cost-inflation.ts'
import { grandfatheredCost } from './grandfathered-cost.ts'
import { type HeldAsset, heldTerm } from './holding-term.ts'
import type { Term } from './set-off.ts'

/** `equity` is listed shares and equity funds on which securities transaction tax was paid. */
export const SOLD_ASSETS = [
  'equity',
  'debt_fund',
  'gold',
  'unlisted_share',
  'foreign_share',
] as const
type SoldAsset = (typeof SOLD_ASSETS)[number]

export interface ShareSale {
  asset: SoldAsset
  /** ISO dates */
  bought: string
  sold: string
  /** rupees for all units sold, the price less brokerage */
  cost: number
  price: number
  /** value of these units on 31 January 2018 */
  fmv2018?: number
}

/** Gains that are taxed alike; the names are those of `Incomes`, but for gains at slab rates. */
export const GAIN_BANDS = [
  { id: 'slab', term: 'short', label: 'Other short-term gains, at slab rates' },
  { id: 'stcg111a', term: 'short', label: 'Short-term gains on listed equity' },
  {
    id: 'stcg111a15',
    term: 'short',
    label: `Short-term gains on listed equity, sold up to ${formatFact(equityFacts.capitalGainsLastOldDay)}`,
  },
  { id: 'ltcg11220', term: 'long', label: 'Other long-term gains, with indexation' },
  { id: 'ltcg112', term: 'long', label: 'Other long-term gains' },
  { id: 'ltcg112a', term: 'long', label: 'Long-term gains on listed equity' },
  {
    id: 'ltcg112a10',
    term: 'long',
    label: `Long-term gains on listed equity, sold up to ${formatFact(equityFacts.capitalGainsLastOldDay)}`,
  },
] as const satisfies readonly { id: string; term: Term; label: string }[]
export type GainBand = (typeof GAIN_BANDS)[number]

export const bandRates: Record<Exclude<GainBand['id'], 'slab'>, number> = {
  stcg111a: equityFacts.stcgEquityRate.value,
  stcg111a15: equityFacts.stcgEquityRate2023.value,
  ltcg11220: computationFacts.longTermIndexedRate2023.value,
  ltcg112: computationFacts.longTermRate.value,
  ltcg112a: equityFacts.ltcgEquityRate.value,
  ltcg112a10: equityFacts.ltcgEquityRate2023.value,
}

export interface SoldShare {
  band: GainBand['id']
  term: Term
  /** whole rupees, below zero for a loss */
  gain: number
  /** with its paise */
  exact: Amount
  /** bought by 31 January 2018 without the value of that day */
  lacksFmv: boolean
  lines: Line[]
}

/** What one sale brought, and how it is taxed. Amounts of money with paise lose them in the gain. */
export function shareSale(sale: ShareSale, name: string): SoldShare {
  const { term, rule } = heldTerm({ ...sale, asset: heldAs(sale.asset) })
  const band = bandOf(sale, term)
  const { cost, lines } = costOf(sale, band, name)
  const exact = amount(sale.price).sub(cost)
  const gain = wholeRupees(exact)
  return {
    band,
    term,
    gain,
    exact,
    lacksFmv: isGrandfathered(sale) && sale.fmv2018 === undefined,
    lines: [
      ...lines,
      {
        label: `${name}: ${term}-term ${gain < 0 ? 'loss' : 'gain'}`,
        amount: gain,
        rule,
      },
    ],
  }
}

function heldAs(asset: SoldAsset): HeldAsset {
  return asset === 'equity' ? 'listed_share' : asset
}

function bandOf({ asset, sold }: ShareSale, term: Term): GainBand['id'] {
  const isNew = sold >= equityFacts.capitalGainsChange.value
  if (asset === 'equity') {
    if (term === 'short') return isNew ? 'stcg111a' : 'stcg111a15'
    return isNew ? 'ltcg112a' : 'ltcg112a10'
  }
  if (term === 'short') return 'slab'
  return isNew ? 'ltcg112' : 'ltcg11220'
}

interface Cost {
  cost: Amount
  lines: Line[]
}

function costOf(sale: ShareSale, band: GainBand['id'], name: string): Cost {
  if (band === 'ltcg11220') return indexedCost(sale, name)
  const { cost, price, fmv2018 } = sale
  if (!isGrandfathered(sale) || fmv2018 === undefined) return { cost: amount(cost), lines: [] }
  const { result } = grandfatheredCost({ cost, fmv: fmv2018, sale: price })
  return {
    cost: amount(result.cost),
    lines: [
      {
        label: `${name}: cost, with the value on ${formatFact(equityFacts.grandfatheringDate)}`,
        amount: wholeRupees(result.cost),
        rule: 'grandfatheredCost',
      },
    ],
  }
}

function indexedCost({ cost, bought, sold }: ShareSale, name: string): Cost {
  const from = costInflationOf(financialYearOf(bought))
  const to = costInflationOf(financialYearOf(sold))
  const indexed = amount(cost).mul(to.index).div(from.index)
  return {
    cost: indexed,
    lines: [
      {
        label: `${name}: cost of ${rupeesInFull(cost)} × ${to.index} ÷ ${from.index}`,
        amount: wholeRupees(indexed),
        rule: to.rule,
      },
    ],
  }
}

/** Held since then, its gain is long-term in every year that is offered. */
function isGrandfathered({ asset, bought }: ShareSale): boolean {
  return asset === 'equity' && bought <= equityFacts.grandfatheringDate.value
}
