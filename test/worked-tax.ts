import { amount, percentOf as exactPercentOf, roundToTen } from '#app/tax/engine/amount.ts'
import { slabTax as exactSlabTax } from '#app/tax/engine/income-tax/slab-tax.ts'
import { type IncomeTaxInput, incomeTax } from '#app/tax/engine/income-tax.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { type Slab, type SlabYear, taxFacts } from '#content/facts/tax-facts.ts'

/* The tax in the posts' worked examples, of residents below 60 years of age. */

/** With rebate, marginal relief and cess. */
export function newRegimeTax(totalIncome: number, year: SlabYear = 'FY 2025-26'): number {
  const financialYear = year.replace('FY ', '') as FinancialYear
  return incomeTax({ year: financialYear, regime: 'new', slab: totalIncome }).result.tax
}

/** With rebate and cess; the old regime has no marginal relief on the rebate. */
export function oldRegimeTax(totalIncome: number): number {
  return incomeTax({ regime: 'old', slab: totalIncome }).result.tax
}

/**
 * New-regime tax of FY 2025-26 with a gain on listed equity, by the two readings of the rebate's
 * limit: `text` counts the gain towards it, `slabOnly` does not. `beforeRebate` is without cess.
 */
export function rebateReadings(
  slab: number,
  gain: Partial<Pick<IncomeTaxInput, 'stcg111a' | 'ltcg112a'>>,
) {
  const read = (view: IncomeTaxInput['view']) => incomeTax({ slab, ...gain, view }).result
  const { tax: text, slabTax, specialTax } = read('statute')
  return { text, slabOnly: read('slab-only').tax, beforeRebate: slabTax + specialTax }
}

export function slabTax(totalIncome: number, slabs: readonly Slab[]): number {
  return exactSlabTax(totalIncome, slabs).valueOf()
}

/** Adds the cess and rounds to the nearest ten rupees, as the law does. */
export function withCess(tax: number): number {
  return roundToTen(amount(tax).add(exactPercentOf(taxFacts.cess.value, tax)))
}
