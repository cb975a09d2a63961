import { type WayToSave, waysToSave } from '#app/tax/engine/gains/planned-sale.ts'
import type { PropertyGain } from '#app/tax/engine/gains/property-gain.ts'
import { reinvestmentDays } from '#app/tax/engine/gains/reinvestment-days.ts'
import { twoTaxes } from '#app/tax/engine/gains/two-taxes.ts'
import type { Curves, Table } from '#app/tax/working/answer.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/selling-a-house/form.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import type { HouseSale } from './read.ts'

/** What each exemption would save, and by when; nothing where there is no tax to save. */
export function savingTable(house: HouseSale, today: string): Table | undefined {
  const ways = waysToSave(house)
  if (ways.length === 0) return undefined
  const { caption, ofHouse, ofLand } = words.saving
  return {
    caption: caption(house.isHouse ? ofHouse : ofLand),
    head: [...words.saving.head],
    rows: ways.flatMap((way) => rowsOf(way, house.sale.sold, today)),
  }
}

/** A house may be bought or built, each with its own last day. */
function rowsOf(way: WayToSave, sold: string, today: string): string[][] {
  const { bought, built, bonds } = words.saving
  const { houseBy, builtBy, bondsBy } = reinvestmentDays(sold)
  const row = (what: string, by: string) => [
    what,
    rupeesInFull(way.putIn),
    taxLeft(way),
    by < today ? words.saving.past(formatBriefDay(by)) : formatBriefDay(by),
  ]
  if (way.section === '54EC') return [row(bonds, bondsBy)]
  return [row(bought, houseBy), row(built, builtBy)]
}

function taxLeft({ taxLeft, taxLeftOther }: WayToSave): string {
  return taxLeft === taxLeftOther
    ? rupeesInFull(taxLeft)
    : words.saving.either(rupeesInFull(taxLeft), rupeesInFull(taxLeftOther))
}

/** Both taxes by price, where the seller may choose. */
export function chartOf(before: PropertyGain): Curves | undefined {
  const { netPrice, gain, indexedCost, taxPlain } = before
  if (taxPlain === undefined || indexedCost === undefined) return undefined
  const taxes = twoTaxes(netPrice - gain, indexedCost, netPrice)
  if (!taxes) return undefined
  const { chart } = words
  const { points } = taxes
  return {
    kind: 'curves',
    title: chart.title,
    xLabel: chart.x,
    curves: [
      { name: chart.plain, points: points.map(({ price, plain }) => [price, plain]) },
      { name: chart.indexed, points: points.map(({ price, indexed }) => [price, indexed]) },
    ],
    mark: { x: Math.max(netPrice, points[0]?.price ?? netPrice), label: chart.you },
    table: {
      caption: chart.title,
      head: [...chart.head],
      rows: points.map(({ price, plain, indexed }) => [
        rupeesInFull(price),
        rupeesInFull(plain),
        rupeesInFull(indexed),
      ]),
      mark: points.findIndex(({ price }) => price === netPrice),
    },
  }
}
