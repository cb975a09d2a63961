import { propertyFacts } from '#content/facts/property.ts'
import { type Amount, amount, leftOf, nearestRupee, percentOf, wholeRupees } from '../amount.ts'

export interface TwoTaxes {
  /** the price up to which the tax with indexation is the lower one */
  equalAt: number
  /** the corners of both curves by rising price */
  points: { price: number; plain: number; indexed: number }[]
}

/**
 * The two taxes of section 112 over the price of a sale whose costs are known, before exemptions.
 * Undefined where the index raises nothing: then the plain tax is never the higher one.
 *
 * @param costs of the purchase, the improvements and the sale, in rupees
 * @param indexedCosts the same with the index, and the costs of the sale as they are
 */
export function twoTaxes(costs: number, indexedCosts: number, price: number): TwoTaxes | undefined {
  if (indexedCosts <= costs) return undefined
  const plainRate = propertyFacts.ltcgPropertyRate.value
  const indexedRate = propertyFacts.ltcgPropertyIndexedRate.value
  const equalAt = wholeRupees(
    percentOf(indexedRate, indexedCosts)
      .sub(percentOf(plainRate, costs))
      .div(percentOf(indexedRate - plainRate, 1)),
  )
  const last = Math.max(equalAt, price)
  const prices = [costs, indexedCosts, equalAt, price, last + Math.round((last - costs) / 4)]
  return {
    equalAt,
    points: [...new Set(prices)]
      .filter((one) => one >= costs)
      .sort((a, b) => a - b)
      .map((one) => ({
        price: one,
        plain: taxOn(one, costs, plainRate),
        indexed: taxOn(one, indexedCosts, indexedRate),
      })),
  }
}

function taxOn(price: number, costs: number, rate: number): number {
  const gain: Amount = leftOf(amount(price), costs)
  return nearestRupee(percentOf(rate, gain))
}
