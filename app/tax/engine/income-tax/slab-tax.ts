import { computationFacts } from '#content/facts/computation.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { newRegimeSlabs, oldRegimeSlabs, type Slab } from '#content/facts/slabs.ts'
import { type Amount, amount, leftOf } from '../amount.ts'
import type { Taxpayer } from './taxpayer.ts'

/** The slabs of one taxpayer, and the record of the register that has them. */
export interface SlabTable {
  slabs: readonly Slab[]
  rule: string
}

/** Age counts in the old regime only, and there for resident individuals only. */
export function slabTable({ year, regime, age, resident, individual }: Taxpayer): SlabTable {
  const key = `FY ${year}` as const
  if (regime === 'new') return { slabs: newRegimeSlabs[key], rule: newSlabsRule(year) }
  const { below60, from60To79, from80 } = oldRegimeSlabs[key]
  if (!resident || !individual || age === 'lt60') return { slabs: below60, rule: 'slabsOld' }
  if (age === '60to79') return { slabs: from60To79, rule: 'slabsOldSenior' }
  return { slabs: from80, rule: 'slabsOldVerySenior' }
}

function newSlabsRule(year: FinancialYear): string {
  return idInYear(computationFacts, 'slabsNew', year)
}

/** Income free of tax. */
export function basicExemption(slabs: readonly Slab[]): number {
  return slabs[0]?.upTo ?? 0
}

/** One slab with what of an income falls into it. */
export interface SlabPart {
  from: number
  upTo: number | null
  rate: number
  income: number
}

export function slabParts(income: number, slabs: readonly Slab[]): SlabPart[] {
  return slabs.flatMap(({ upTo, rate }, index) => {
    const from = slabs[index - 1]?.upTo ?? 0
    const inside = Math.min(income, upTo ?? income) - from
    return inside > 0 ? [{ from, upTo, rate, income: inside }] : []
  })
}

/** Whole rupees at whole percentages are whole paise. */
export function slabTax(income: number, slabs: readonly Slab[]): Amount {
  const paise = slabParts(income, slabs).reduce((sum, part) => sum + part.income * part.rate, 0)
  return amount(paise).div(100)
}

/** Agricultural income raises the rate only above a small amount, and above the basic exemption. */
export function agriculturalCounts(slab: number, agri: number, slabs: readonly Slab[]): boolean {
  return agri > computationFacts.agriculturalFrom.value && slab > basicExemption(slabs)
}

/** Tax at slab rates, with the method for agricultural income of the Finance Act of the year. */
export function slabTaxWithAgriculture(slab: number, agri: number, slabs: readonly Slab[]): Amount {
  if (!agriculturalCounts(slab, agri, slabs)) return slabTax(slab, slabs)
  return leftOf(slabTax(slab + agri, slabs), slabTax(agri + basicExemption(slabs), slabs))
}
