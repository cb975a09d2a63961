import { equityFacts } from '#content/facts/equity.ts'
import { formatFact } from '#content/facts/format.ts'
import { shown } from '../amount.ts'
import type { Outcome } from '../outcome.ts'

export interface GrandfatheredInput {
  /** in rupees and paise, all three per unit or all three for the whole holding */
  cost: number
  /** highest quoted price, or net asset value of a fund, on 31 January 2018 */
  fmv: number
  sale: number
}

/**
 * What counts as the cost of listed equity that was bought by 31 January 2018: gains up to that day
 * stay free of tax, and no loss can come of it. Section 55(2)(ac) of the 1961 Act, section 90(7) and
 * (8) of the 2025 Act.
 */
export function grandfatheredCost(input: GrandfatheredInput): Outcome<{ cost: number }> {
  const { cost, fmv, sale } = input
  const lower = Math.min(fmv, sale)
  const result = Math.max(cost, lower)
  return {
    result: { cost: result },
    lines: [
      { label: 'What you paid', amount: shown(cost), rule: 'grandfatheredCost' },
      {
        label: `Lower of the value on ${formatFact(equityFacts.grandfatheringDate)} and the sale price`,
        amount: shown(lower),
        rule: 'grandfatheredCost',
      },
      {
        label: 'Cost: the higher of the two',
        amount: shown(result),
        rule: 'grandfatheredCost',
      },
    ],
    notes: [],
  }
}
