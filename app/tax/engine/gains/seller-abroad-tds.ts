import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { leftOf, percentOf, shown, sum, wholeRupees } from '../amount.ts'
import { financialYearOf } from '../days.ts'
import { surchargeStep } from '../income-tax/surcharge-step.ts'
import type { Line, Outcome } from '../outcome.ts'
import type { Term } from './holding-term.ts'

export interface SellerAbroad {
  term: Term
  sold: string
  price: number
  /** what is taxed, before what is exempt */
  gain: number
}

export interface SellerAbroadTds {
  /** in percent, without surcharge and cess */
  rate: number
  /** in percent, on the price */
  surcharge: number
  /** with surcharge and cess, rounded down */
  onPrice: number
  onGain: number
}

/**
 * What the buyer deducts from a seller abroad, in whole rupees with surcharge and cess: from the whole
 * price, or from the gain if a certificate says so. What tax is deducted from decides the surcharge,
 * without marginal relief. Sections 195 and 197 of the 1961 Act, 393(2) and 395(1) of the 2025 Act.
 */
export function sellerAbroadTds(sale: SellerAbroad): Outcome<SellerAbroadTds> {
  const { price, gain, sold, term } = sale
  const { rate, rule } = rateOf(sale)
  const deducted = (amount: number, from: string) => {
    const step = surchargeStep('new', amount, term === 'long' ? 0 : amount)
    const surcharge = step?.rate ?? 0
    const tax = percentOf(rate, leftOf(amount, 0))
    const withSurcharge = sum(tax, percentOf(surcharge, tax))
    const lines: Line[] = step
      ? [
          {
            label: `Surcharge on the ${from}`,
            amount: surcharge,
            unit: 'percent',
            rule: step.rule,
          },
        ]
      : []
    return {
      surcharge,
      tax: sum(withSurcharge, percentOf(rateFacts.cess.value, withSurcharge)),
      lines,
    }
  }
  const onPrice = deducted(price, 'price')
  const onGain = deducted(gain, 'gain')
  const lines: Line[] = [
    { label: 'Rate', amount: rate, unit: 'percent', rule },
    { label: 'Cess', amount: rateFacts.cess.value, unit: 'percent', rule: 'cess' },
    ...onPrice.lines,
    { label: 'On the whole price', amount: shown(onPrice.tax), rule: 'propertyTdsAbroad' },
    ...onGain.lines,
    {
      label: 'On the gain, with a certificate',
      amount: shown(onGain.tax),
      rule: idInYear(capitalGainFacts, 'lowerTdsForm', financialYearOf(sold) as FinancialYear),
    },
  ]
  return {
    result: {
      rate,
      surcharge: onPrice.surcharge,
      onPrice: wholeRupees(onPrice.tax),
      onGain: wholeRupees(onGain.tax),
    },
    lines,
    notes: [tanNote(sold)],
  }
}

function rateOf({ term, sold }: SellerAbroad) {
  if (term === 'short') return { rate: rateFacts.topRate.value, rule: 'topRate' }
  const rule =
    sold < equityFacts.capitalGainsChange.value ? 'ltcgPropertyRate2023' : 'ltcgPropertyRate'
  return { rate: propertyFacts[rule].value, rule }
}

function tanNote(sold: string): string {
  const from = propertyFacts.buyerTanNotNeededFrom
  return sold < from.value
    ? `The buyer needs a TAN for payments before ${formatFact(from)}. From that date, a resident individual or HUF doesn’t.`
    : 'A buyer who is a resident individual or HUF needs no TAN for this. A PAN is enough.'
}
