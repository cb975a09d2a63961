import { formatFact } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { propertyFacts as facts } from '#content/facts/property.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { percentOf, wholeRupees } from './amount.ts'
import type { Outcome } from './outcome.ts'

export interface PropertyTdsInput {
  /** in rupees; of a share, if the seller or the buyer has only that */
  price: number
  /** of all sellers and buyers together, where the price is that of a share: it decides whether tax is due */
  wholePrice?: number | undefined
  /** stamp duty value in rupees */
  stamp?: number
  sellerResident?: boolean
  /** the seller has given none */
  noPan?: boolean
  year?: FinancialYear
}

export interface PropertyTds {
  /** whole rupees; null where the rules are another section's */
  tds: number | null
  /** in percent; 0 where the rules are another section's */
  rate: number
}

/**
 * What the buyer of a house or land, other than rural agricultural land, deducts: section 194-IA of
 * the 1961 Act, section 393(1) of the 2025 Act.
 */
export function propertyTds({
  price,
  wholePrice = price,
  stamp = 0,
  sellerResident = true,
  noPan = false,
  year = '2026-27',
}: PropertyTdsInput): Outcome<PropertyTds> {
  const rate = noPan ? tdsFacts.noPanTdsRate.value : valueInYear(facts, 'propertyTdsRate', year)
  if (!sellerResident) return abroad()
  const higher = Math.max(price, stamp)
  const limit = valueInYear(facts, 'propertyTdsFrom', year)
  const isDue = Math.max(higher, wholePrice) >= limit
  const tds = isDue ? wholeRupees(percentOf(rate, higher)) : 0
  return {
    result: { tds, rate },
    lines: [
      {
        label: stamp > price ? 'Stamp duty value, which is higher' : 'Price',
        amount: higher,
        rule: 'propertyTdsOn',
      },
      ...(wholePrice === price
        ? []
        : [{ label: 'Price of the whole property', amount: wholePrice, rule: 'propertyTdsOn' }]),
      {
        label: 'TDS applies from',
        amount: limit,
        rule: idInYear(facts, 'propertyTdsFrom', year),
      },
      {
        label: tds > 0 ? `Tax to deduct, ${rate}%` : 'Tax to deduct',
        amount: tds,
        rule: noPan ? 'noPanTdsRate' : idInYear(facts, 'propertyTdsRate', year),
      },
    ],
    notes: notesOn(price, stamp, isDue),
  }
}

function notesOn(price: number, stamp: number, isDue: boolean): string[] {
  const limit = facts.propertyTdsFrom
  if (!isDue)
    return [
      `TDS applies only if the price or the stamp duty value is ${formatFact(limit)} or more, for all sellers and buyers together.`,
    ]
  return stamp > price
    ? ['The stamp duty value is above the price, so the TDS is calculated on it.']
    : []
}

function abroad(): Outcome<PropertyTds> {
  return {
    result: { tds: null, rate: 0 },
    lines: [{ label: 'Seller abroad', amount: 'other rules', rule: 'propertyTdsAbroad' }],
    notes: [
      `For a non-resident seller, section 195 of the 1961 Act (section 393(2) of the 2025 Act) applies. You deduct tax whatever the price: ${formatFact(facts.ltcgPropertyRate)} with surcharge and cess on a long-term gain, unless a certificate sets a lower rate.`,
      `A buyer who is a resident individual or HUF needs no TAN for this from ${formatFact(facts.buyerTanNotNeededFrom)}.`,
    ],
  }
}
