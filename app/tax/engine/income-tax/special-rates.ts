import { computationFacts } from '#content/facts/computation.ts'
import { digitalAssetFacts } from '#content/facts/digital-assets.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { type Amount, isMore, leftOf, percentOf } from '../amount.ts'
import type { Incomes } from './taxpayer.ts'

/** Income with a rate of its own. */
export interface Kind {
  id: Exclude<keyof Incomes, 'slab' | 'dividend' | 'agri' | 'indexBenefit'>
  label: string
  rate: number
  /** the record of its rate in the register */
  rule(year: FinancialYear): string
  section?: '111A' | '112A' | '112'
  /** which sales have this rate */
  sold?: 'before the change' | 'after the change'
}

const { stcgEquityRate, stcgEquityRate2023, ltcgEquityRate, ltcgEquityRate2023 } = equityFacts
const { longTermRate, longTermIndexedRate2023, winningsRate } = computationFacts

/** Gains in the order in which the unused exemption comes off them, the highest rate first. */
export const SPECIAL_KINDS: readonly Kind[] = [
  {
    id: 'stcg111a',
    label: 'Short-term gains on listed equity',
    rate: stcgEquityRate.value,
    rule: () => 'stcgEquityRate',
    section: '111A',
    sold: 'after the change',
  },
  {
    id: 'ltcg11220',
    label: 'Long-term gains with indexation',
    rate: longTermIndexedRate2023.value,
    rule: (year) => (year > '2024-25' ? 'ltcgPropertyIndexedRate' : 'longTermIndexedRate2023'),
    section: '112',
    sold: 'before the change',
  },
  {
    id: 'stcg111a15',
    label: 'Short-term gains on listed equity, sold up to 22 July 2024',
    rate: stcgEquityRate2023.value,
    rule: () => 'stcgEquityRate2023',
    section: '111A',
    sold: 'before the change',
  },
  {
    id: 'ltcg112a',
    label: 'Long-term gains on listed equity',
    rate: ltcgEquityRate.value,
    rule: () => 'ltcgEquityRate',
    section: '112A',
    sold: 'after the change',
  },
  {
    id: 'ltcg112',
    label: 'Other long-term gains',
    rate: longTermRate.value,
    rule: () => 'longTermRate',
    section: '112',
    sold: 'after the change',
  },
  {
    id: 'ltcg112a10',
    label: 'Long-term gains on listed equity, sold up to 22 July 2024',
    rate: ltcgEquityRate2023.value,
    rule: () => 'ltcgEquityRate2023',
    section: '112A',
    sold: 'before the change',
  },
  {
    id: 'vda',
    label: 'Gains from virtual digital assets',
    rate: digitalAssetFacts.cryptoRate.value,
    rule: (year) => idInYear(digitalAssetFacts, 'cryptoRate', year),
  },
  {
    id: 'winnings',
    label: 'Winnings',
    rate: winningsRate.value,
    rule: (year) => idInYear(computationFacts, 'winningsRate', year),
  },
]

/** The tax on one kind of income: on what is left of it after `unused` and `exempt`. */
export interface SpecialTax {
  kind: Kind
  income: number
  /** taken off because income at slab rates left a part of the basic exemption unused */
  unused: number
  /** the exempt amount of section 112A */
  exempt: number
  taxed: number
  /** the rate and what it is applied to, where that is the gain with indexation */
  indexed?: { rate: number; taxed: Amount } | undefined
  tax: Amount
}

export function specialIncome(incomes: Incomes): number {
  return SPECIAL_KINDS.reduce((sum, { id }) => sum + incomes[id], 0)
}

/** The amount of a year for gains under section 112A; one for the whole of FY 2024-25. */
export function exemptEquityGains(year: FinancialYear): number {
  return valueInYear(equityFacts, 'ltcgEquityExemption', year)
}

/**
 * @param unusedExemption what income at slab rates leaves of the basic exemption; 0 for non-residents
 * @param kinds in the order in which it comes off gains
 */
export function specialTaxes(
  incomes: Incomes,
  unusedExemption: number,
  year: FinancialYear,
  kinds = SPECIAL_KINDS,
): SpecialTax[] {
  let unusedLeft = unusedExemption
  let exemptLeft = exemptEquityGains(year)
  return kinds.flatMap((kind) => {
    const income = incomes[kind.id]
    if (income === 0) return []
    const unused = kind.section ? Math.min(income, unusedLeft) : 0
    unusedLeft -= unused
    const exempt = kind.section === '112A' ? Math.min(income - unused, exemptLeft) : 0
    exemptLeft -= exempt
    const taxed = income - unused - exempt
    const plain = percentOf(kind.rate, taxed)
    const indexed =
      kind.id === 'ltcg112' ? withIndex(taxed, incomes.indexBenefit, plain) : undefined
    const tax = indexed ? percentOf(indexed.rate, indexed.taxed) : plain
    return [{ kind, income, unused, exempt, taxed, indexed, tax }]
  })
}

/** The gain with indexation, where the tax on it is the lower one. */
function withIndex(gain: number, benefit: Amount | undefined, plain: Amount) {
  if (!benefit) return undefined
  const rate = longTermIndexedRate2023.value
  const taxed = leftOf(gain, benefit)
  return isMore(plain, percentOf(rate, taxed)) ? { rate, taxed } : undefined
}
