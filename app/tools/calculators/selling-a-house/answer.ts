import { equityFacts } from '#app/content/tax-facts/equity.ts'
import { formatFact, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { propertyFacts as facts } from '#app/content/tax-facts/property.ts'
import { rateFacts } from '#app/content/tax-facts/rates.ts'
import { yearName } from '#app/content/tools/page.ts'
import { words } from '#app/content/tools/selling-a-house/form.ts'
import { nearestRupee, percentOf, sum } from '#app/tax/amount.ts'
import { addDays, addMonths, financialYearOf } from '#app/tax/days.ts'
import { type PlannedSale, plannedSale } from '#app/tax/gains/planned-sale.ts'
import type { PropertyGain } from '#app/tax/gains/property-gain.ts'
import { type SurchargeStep, surchargeStep } from '#app/tax/income-tax/surcharge-step.ts'
import type { Line } from '#app/tax/outcome.ts'
import { formatDay } from '#app/time/dates.ts'
import type { Answer, Figure, Headline, Working } from '#app/working/answer.ts'
import { type BuyerTds, buyerTds } from './buyer-tds.ts'
import { notesOf } from './notes.ts'
import type { HouseSale } from './read.ts'
import { chartOf, savingTable } from './saving.ts'

export function answerOf(house: HouseSale, today: string): Answer {
  const planned = plannedSale(house)
  const { taxableGain, tax } = planned.after.result
  // At most 15% on a long-term gain, so that the steps above don't count.
  const step = tax ? surchargeStep('new', taxableGain + (house.otherIncome ?? 0), 0) : undefined
  const tds = buyerTds(house.sale, planned.before)
  const chart = chartOf(planned.before)
  const table = savingTable(house, today)
  return {
    headline: headlineOf(house, planned),
    figures: figuresOf(house, planned, step, tds),
    ...(chart && { chart }),
    ...(table && { tables: [table] }),
    workings: workingsOf(planned, step, tds),
    notes: notesOf(house, planned, tds),
    assumptions: assumptionsOf(planned),
  }
}

function headlineOf(house: HouseSale, { before, after }: PlannedSale): Headline {
  const year = yearName(financialYearOf(house.sale.sold))
  const { result } = after
  const { tax, gain } = result
  if (tax === null) return shortTerm(house, result, year)
  if (tax > 0) {
    const text = [whyOf(house, result), ...otherReading(result)].join(' ')
    return { label: words.headline.tax(year), value: rupeesInFull(tax), text }
  }
  const isSaved = before.tax !== 0
  const text =
    result.taxableGain < 0
      ? words.headline.loss(rupeesInFull(-result.taxableGain))
      : gain === 0
        ? words.headline.noGain
        : isSaved
          ? [words.headline.saved, ...otherReading(result)].join(' ')
          : words.headline.indexedAway
  return { label: words.headline.tax(year), value: words.headline.none, text, tone: 'good' }
}

/** What is to be paid if the exemption lowers the plain gain only, where that is another sum. */
function otherReading({ tax, taxOtherReading }: PropertyGain): string[] {
  if (taxOtherReading === undefined || taxOtherReading === tax) return []
  return [words.headline.otherReading(rupeesInFull(taxOtherReading))]
}

function shortTerm({ sale }: HouseSale, { gain }: PropertyGain, year: string): Headline {
  const label = words.headline.short(year)
  if (gain <= 0) {
    const value = gain < 0 ? rupeesInFull(-gain) : words.headline.none
    return { label: gain < 0 ? words.headline.shortLoss : label, value }
  }
  const longFrom = addDays(addMonths(sale.bought, facts.holdingProperty.value), 1)
  return {
    label,
    value: words.headline.slab,
    text: words.headline.shortText(formatDay(longFrom)),
  }
}

function whyOf({ sale }: HouseSale, { tax, taxPlain, taxIndexed }: PropertyGain): string {
  if (taxPlain === undefined || taxIndexed === undefined) {
    return sale.sold < equityFacts.capitalGainsChange.value
      ? words.headline.oldRule(formatFact(facts.ltcgPropertyRate2023))
      : words.headline.onlyPlain(formatFact(facts.ltcgPropertyRate))
  }
  if (taxPlain === taxIndexed) return words.headline.same
  return tax === taxIndexed
    ? words.headline.indexed(rupeesInFull(taxPlain))
    : words.headline.plain(rupeesInFull(taxIndexed))
}

function figuresOf(
  { otherIncome }: HouseSale,
  { before, after }: PlannedSale,
  step: SurchargeStep | undefined,
  tds: BuyerTds,
): Figure[] {
  const { taxableGain, tax, taxPlain, taxIndexed } = after.result
  const figures: Figure[] = []
  const { figures: labels } = words
  if (tax) {
    const isWhole = otherIncome !== undefined
    const payable = sum(tax, percentOf(step?.rate ?? 0, tax))
    const text = step ? labels.estimate(isWhole) : labels.beforeSurcharge
    figures.push({
      label: labels.withCess(formatFact(rateFacts.cess), step?.rate),
      value: rupeesInFull(nearestRupee(sum(payable, percentOf(rateFacts.cess.value, payable)))),
      ...((step || !isWhole) && { text }),
      strong: true,
    })
  }
  figures.push({
    label: taxableGain < 0 ? labels.loss : labels.gain,
    value: rupeesInFull(Math.abs(taxableGain)),
  })
  if (taxPlain !== undefined && taxIndexed !== undefined) {
    const lower = (isLower: boolean) => (isLower ? { text: labels.lower } : {})
    figures.push(
      {
        label: labels.plain(formatFact(facts.ltcgPropertyRate)),
        value: rupeesInFull(taxPlain),
        ...lower(taxPlain < taxIndexed),
      },
      {
        label: labels.indexed(formatFact(facts.ltcgPropertyIndexedRate)),
        value: rupeesInFull(taxIndexed),
        ...lower(taxIndexed < taxPlain),
      },
    )
  }
  const saved = (before.tax ?? 0) - (tax ?? 0)
  if (saved > 0) {
    const exempt = rupeesInFull(before.taxableGain - taxableGain)
    figures.push({
      label: labels.saved,
      value: rupeesInFull(saved),
      text: labels.savedText(exempt),
    })
  }
  return [...figures, tds.figure]
}

function workingsOf(
  { after, house, bonds }: PlannedSale,
  step: SurchargeStep | undefined,
  tds: BuyerTds,
): Working[] {
  const { workings: titles } = words
  const surcharge: Line[] = step
    ? [{ label: titles.surcharge, amount: step.rate, unit: 'percent', rule: step.rule }]
    : []
  return [
    { title: titles.tax, lines: [...after.lines, ...surcharge] },
    ...(house ? [{ title: titles.house, lines: house.lines }] : []),
    ...(bonds ? [{ title: titles.bonds, lines: bonds.lines }] : []),
    { title: titles.tds, lines: tds.lines },
  ]
}

function assumptionsOf({ house, bonds }: PlannedSale): string[] {
  const { owner, asset, dates, plan } = words.assumptions
  return house || bonds ? [owner, asset, dates, plan] : [owner, asset, dates]
}
