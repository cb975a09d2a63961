import { rupees } from '#app/content/tax-facts/format.ts'
import { words } from '#app/content/tools/selling-a-house/form.ts'
import { type WayToSave, waysToSave } from '#app/tax/gains/planned-sale.ts'
import type { PropertyGain } from '#app/tax/gains/property-gain.ts'
import { reinvestmentDays } from '#app/tax/gains/reinvestment-days.ts'
import { twoTaxes } from '#app/tax/gains/two-taxes.ts'
import { formatDay } from '#app/time/dates.ts'
import type { Curves, Table } from '#app/working/answer.ts'
import type { HouseSale } from './read.ts'

/** What each exemption would save, and by when; nothing where there is no tax to save. */
export function savingTable(house: HouseSale, today: string): Table | undefined {
  const ways = waysToSave(house)
  if (ways.length === 0) return undefined
  return {
    caption: words.saving.caption,
    head: [...words.saving.head],
    rows: ways.map((way) => [
      nameOf(way),
      rupees(way.putIn),
      taxLeft(way),
      lastDay(way, house.sale.sold, today),
    ]),
  }
}

function nameOf({ section }: WayToSave): string {
  const { house, bonds, sections } = words.saving
  return section === '54EC' ? bonds(sections[section]) : house(sections[section])
}

function taxLeft({ taxLeft, taxLeftOther }: WayToSave): string {
  return taxLeft === taxLeftOther
    ? rupees(taxLeft)
    : words.saving.either(rupees(taxLeft), rupees(taxLeftOther))
}

function lastDay({ section }: WayToSave, sold: string, today: string): string {
  const days = reinvestmentDays(sold)
  const name = (day: string) => (day < today ? words.saving.past(formatDay(day)) : formatDay(day))
  return section === '54EC'
    ? name(days.bondsBy)
    : words.saving.houseDays(name(days.houseBy), name(days.builtBy))
}

/** Both taxes by price, where the seller may choose. */
export function chartOf({ sale }: HouseSale, before: PropertyGain): Curves | undefined {
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
        rupees(price),
        rupees(plain),
        rupees(indexed),
      ]),
      mark: points.findIndex(({ price }) => price === netPrice),
    },
  }
}
