import { financialYearOf } from '#app/tax/engine/days.ts'
import type { PropertyGain, PropertySale } from '#app/tax/engine/gains/property-gain.ts'
import { sellerAbroadTds } from '#app/tax/engine/gains/seller-abroad-tds.ts'
import type { Line } from '#app/tax/engine/outcome.ts'
import { propertyTds } from '#app/tax/engine/property-tds.ts'
import type { Figure } from '#app/tax/working/answer.ts'
import { words } from '#content/en/tools/selling-a-house/form.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { propertyFacts as facts } from '#content/facts/property.ts'
import type { HouseSale } from './read.ts'

export interface BuyerTds {
  figure: Figure
  lines: Line[]
  notes: string[]
}

/** What the buyer keeps back for tax, which depends on where the seller lives. */
export function buyerTds({ sale, wholePrice }: HouseSale, gain: PropertyGain): BuyerTds {
  return sale.resident ? fromResident(sale, wholePrice) : fromAbroad(sale, gain)
}

function fromResident({ price, stamp = 0, sold }: PropertySale, ofWhole?: number): BuyerTds {
  const year = financialYearOf(sold) as FinancialYear
  const wholePrice = sold < facts.propertyTdsTogetherFrom.value ? undefined : ofWhole
  const { result, lines, notes } = propertyTds({ price, wholePrice, stamp, year })
  const tds = result.tds ?? 0
  const { tds: label, tdsNone, tdsBelow, tdsOfPrice, tdsOfStamp } = words.figures
  const rate = formatFact(facts.propertyTdsRate)
  return {
    figure:
      tds > 0
        ? {
            label,
            value: rupeesInFull(tds),
            text: stamp > price ? tdsOfStamp(rate) : tdsOfPrice(rate),
          }
        : { label, value: tdsNone, text: tdsBelow(formatFact(facts.propertyTdsFrom)) },
    lines,
    notes: tds > 0 ? notes : [],
  }
}

function fromAbroad({ price, sold }: PropertySale, { term, taxableGain }: PropertyGain): BuyerTds {
  const { result, lines, notes } = sellerAbroadTds({ term, sold, price, gain: taxableGain })
  return {
    figure: {
      label: words.figures.tds,
      value: rupeesInFull(result.onPrice),
      text: words.figures.tdsAbroad(`${result.rate}%`, result.surcharge),
    },
    lines,
    notes,
  }
}
