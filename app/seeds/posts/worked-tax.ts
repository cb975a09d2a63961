import {
  newRegimeSlabs,
  oldRegimeSlabs,
  type Slab,
  type SlabYear,
  taxFacts,
} from '#app/content/tax-facts.ts'

/*
 * The tax in the posts' worked examples: residents below 60 years of age whose total
 * income is taxed by the slabs alone and stays below the first step of surcharge.
 */

const newRebateLimits: Record<SlabYear, number> = {
  'FY 2023-24': taxFacts.rebateIncomeNew2023.value,
  'FY 2024-25': taxFacts.rebateIncomeNew2024.value,
  'FY 2025-26': taxFacts.rebateIncomeNew.value,
  'FY 2026-27': taxFacts.rebateIncomeNew2026.value,
}

/** With rebate, marginal relief and cess. */
export function newRegimeTax(totalIncome: number, year: SlabYear = 'FY 2025-26'): number {
  const aboveRebate = Math.max(0, totalIncome - newRebateLimits[year])
  return withCess(Math.min(slabTax(totalIncome, newRegimeSlabs[year]), aboveRebate))
}

/**
 * New-regime tax of FY 2025-26 with a gain at a rate of its own, by the two readings of the
 * rebate's limit: `text` counts the gain towards it, `slabOnly` does not. The rebate itself never
 * reduces tax on the gain.
 */
export function rebateReadings(
  slabIncome: number,
  gain: { taxed: number; all: number; rate: number },
) {
  const limit = taxFacts.rebateIncomeNew.value
  const onSlabs = slabTax(slabIncome, newRegimeSlabs['FY 2025-26'])
  const onGain = percentOf(gain.rate, gain.taxed)
  const above = (income: number) => Math.max(0, income - limit)
  const withRelief = (income: number, tax: number) =>
    Math.max(tax - onSlabs, Math.min(tax, above(income)))
  return {
    onSlabs,
    onGain,
    text: withCess(withRelief(slabIncome + gain.all, onSlabs + onGain)),
    slabOnly: withCess(withRelief(slabIncome, onSlabs) + onGain),
  }
}

/** With rebate and cess; the old regime has no marginal relief on the rebate. */
export function oldRegimeTax(totalIncome: number): number {
  if (totalIncome <= taxFacts.rebateIncomeOld.value) return 0
  return withCess(slabTax(totalIncome, oldRegimeSlabs['FY 2025-26'].below60))
}

export function slabTax(totalIncome: number, slabs: readonly Slab[]): number {
  let tax = 0
  let from = 0
  for (const { upTo, rate } of slabs) {
    const to = Math.min(totalIncome, upTo ?? totalIncome)
    if (to > from) tax += percentOf(rate, to - from)
    from = upTo ?? from
  }
  return tax
}

/** Adds the cess and rounds to the nearest ten rupees, as the law does. */
export function withCess(tax: number): number {
  return Math.round((tax + percentOf(taxFacts.cess.value, tax)) / 10) * 10
}

export function percentOf(percent: number, amount: number): number {
  return (amount * percent) / 100
}
