import { digitalAssetFacts } from '#content/facts/digital-assets.ts'
import { rupees } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { percentOf, shown } from '../amount.ts'
import type { Line, Outcome } from '../outcome.ts'

export interface VdaTransfer {
  /** cost of acquisition in rupees, without fees */
  cost: number
  price: number
}

export interface Vda {
  /** the gains of the year in whole rupees, no loss taken off */
  taxable: number
}

/**
 * Gains on crypto and other virtual digital assets, each transfer by itself: a loss lowers nothing.
 * Section 115BBH of the 1961 Act, section 194 of the 2025 Act.
 */
export function vda(
  { transfers }: { transfers: readonly VdaTransfer[] },
  year: FinancialYear = '2025-26',
): Outcome<Vda> {
  const results = transfers.map(({ cost, price }) => price - cost)
  const taxable = results.reduce((total, result) => total + Math.max(0, result), 0)
  const ignored = results.reduce((total, result) => total + Math.max(0, -result), 0)
  const rate = valueInYear(digitalAssetFacts, 'cryptoRate', year)
  return {
    result: { taxable },
    lines: [
      ...results.map(resultLine),
      { label: 'Taxable gains on virtual digital assets', amount: taxable, rule: 'cryptoLosses' },
      {
        label: `Tax on them at ${rate}%, before cess`,
        amount: shown(percentOf(rate, taxable)),
        rule: idInYear(digitalAssetFacts, 'cryptoRate', year),
      },
    ],
    notes:
      ignored > 0
        ? [
            `You can’t set off losses of ${rupees(ignored)} on virtual digital assets, this year or later.`,
          ]
        : [],
  }
}

function resultLine(result: number, index: number): Line {
  return {
    label: `Transfer ${index + 1}: ${result < 0 ? 'loss, which is ignored' : 'gain'}`,
    amount: result,
    rule: result < 0 ? 'cryptoLosses' : 'cryptoCost',
  }
}
