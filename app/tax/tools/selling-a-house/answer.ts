import { type Amount, nearestRupee, percentOf, sum } from '#app/tax/engine/amount.ts'
import { addDays, addMonths, financialYearOf } from '#app/tax/engine/days.ts'
import { type PlannedSale, plannedSale } from '#app/tax/engine/gains/planned-sale.ts'
import type { PropertyGain, PropertySale } from '#app/tax/engine/gains/property-gain.ts'
import type { AddedTax } from '#app/tax/engine/income-tax/added-tax.ts'
import { type SurchargeStep, surchargeStep } from '#app/tax/engine/income-tax/surcharge-step.ts'
import type { Line } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline, Working } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { yearName } from '#content/en/tools/page.ts'
import { words } from '#content/en/tools/selling-a-house/form.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { propertyFacts as facts } from '#content/facts/property.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { incomeTaxPart } from '../parts/income-tax/later.ts'
import { type BuyerTds, buyerTds } from './buyer-tds.ts'
import { notesOf } from './notes.ts'
import type { HouseSale } from './read.ts'
import { chartOf, savingTable } from './saving.ts'

export function answerOf(house: HouseSale, today: string): Answer {
  const planned = plannedSale(house)
  const paid = paidOn(house, planned)
  const tds = buyerTds(house, planned.before)
  const chart = chartOf(planned.before)
  const table = savingTable(house, today)
  return {
    headline: headlineOf(house, planned, paid),
    figures: [...figuresOf(planned, paid), tds.figure],
    ...(chart && { chart }),
    ...(table && { tables: [table] }),
    workings: workingsOf(planned, paid, tds),
    notes: notesOf(house, planned, paid?.now, tds),
    assumptions: assumptionsOf(planned),
  }
}

/** What the sale adds to the year’s tax, where the rest of the income is known. */
interface Paid {
  now: AddedTax
  /** without the exemptions of the plan */
  unplanned: number
  /** if indexation were not allowed */
  plain: number
  /** in the other reading of the law */
  otherReading?: number | undefined
}

function paidOn({ sale, otherIncome }: HouseSale, { before, after }: PlannedSale) {
  const engine = incomeTaxPart()
  if (otherIncome === undefined || !engine) return undefined
  const { result } = after
  const year = financialYearOf(sale.sold) as FinancialYear
  const person = { year, regime: 'new', age: 'lt60', individual: true } as const
  const addedBy = engine.addedTax({ ...person, resident: sale.resident ?? true }, otherIncome)
  const added = (gain: PropertyGain, indexBenefit?: Amount) =>
    addedBy({
      [incomeOf(gain, sale.sold)]: Math.max(0, gain.taxableGain),
      indexBenefit,
    })
  const { indexBenefitOtherReading: other } = result
  const now = added(result, result.indexBenefit)
  const paid: Paid = {
    now,
    unplanned: before === result ? now.added : added(before, before.indexBenefit).added,
    plain: result.indexBenefit ? added(result).added : now.added,
    otherReading: other && added(result, other).added,
  }
  return paid
}

function incomeOf({ term }: PropertyGain, sold: string) {
  if (term === 'short') return 'slab'
  return sold < equityFacts.capitalGainsChange.value ? 'ltcg11220' : 'ltcg112'
}

function headlineOf(house: HouseSale, { before, after }: PlannedSale, paid?: Paid): Headline {
  const year = yearName(financialYearOf(house.sale.sold))
  const { result } = after
  const { term, tax } = result
  if (term === 'short' && (!paid || result.gain <= 0)) return shortTerm(house, result, year)
  const label = words.headline.tax(year)
  if (paid && paid.now.added > 0) {
    const text = [...whyPaid(house, result, paid), words.headline.paid].join(' ')
    return { label, value: rupeesInFull(paid.now.added), text }
  }
  if (tax && !paid) {
    const text = [whyOf(house, result), ...otherReading(tax, result.taxOtherReading)].join(' ')
    return { label, value: words.headline.before(rupeesInFull(tax)), text }
  }
  return { label, value: words.headline.none, text: whyNone(before, result), tone: 'good' }
}

function whyNone(before: PropertyGain, { taxableGain, gain, tax, taxOtherReading }: PropertyGain) {
  const { headline } = words
  if (taxableGain < 0) return headline.loss(rupeesInFull(-taxableGain))
  if (gain === 0) return headline.noGain
  if (tax !== 0) return headline.within
  if (before.tax === 0) return headline.indexedAway
  return [headline.saved, ...otherReading(tax, taxOtherReading)].join(' ')
}

/** What is to be paid if the exemption lowers the plain gain only, where that is another sum. */
function otherReading(paid: number, other: number | undefined): string[] {
  if (other === undefined || other === paid) return []
  return [words.headline.otherReading(rupeesInFull(other))]
}

function shortTerm({ sale }: HouseSale, { gain }: PropertyGain, year: string): Headline {
  const label = words.headline.short(year)
  if (gain <= 0) {
    const value = gain < 0 ? rupeesInFull(-gain) : words.headline.none
    return { label: gain < 0 ? words.headline.shortLoss : label, value }
  }
  return { label, value: words.headline.slab, text: longFrom(sale) }
}

function longFrom({ bought }: PropertySale): string {
  const day = addDays(addMonths(bought, facts.holdingProperty.value), 1)
  return words.headline.shortText(formatDay(day))
}

function whyPaid({ sale }: HouseSale, result: PropertyGain, paid: Paid): string[] {
  const { now, plain } = paid
  if (result.term === 'short') return [longFrom(sale)]
  if (!result.indexBenefit) return [singleRate(sale)]
  const { indexedPaid, lower } = words.headline
  const why = now.added < plain ? indexedPaid(rupeesInFull(plain)) : lower
  return [why, ...otherReading(now.added, paid.otherReading)]
}

function whyOf({ sale }: HouseSale, { tax, taxPlain, taxIndexed }: PropertyGain): string {
  if (taxPlain === undefined || taxIndexed === undefined) return singleRate(sale)
  if (taxPlain === taxIndexed) return words.headline.same
  return tax === taxIndexed
    ? words.headline.indexed(rupeesInFull(taxPlain))
    : words.headline.plain(rupeesInFull(taxIndexed))
}

function singleRate({ sold }: PropertySale): string {
  return sold < equityFacts.capitalGainsChange.value
    ? words.headline.oldRule(formatFact(facts.ltcgPropertyRate2023))
    : words.headline.onlyPlain(formatFact(facts.ltcgPropertyRate))
}

function figuresOf({ before, after }: PlannedSale, paid?: Paid): Figure[] {
  const { taxableGain, tax, taxPlain, taxIndexed } = after.result
  const { figures: labels } = words
  const figures: Figure[] = []
  if (paid) {
    const { tax: whole, totalIncome } = paid.now.whole.result
    const text = labels.wholeText(rupeesInFull(totalIncome))
    figures.push({ label: labels.whole, value: rupeesInFull(whole), text, strong: true })
  } else if (tax) {
    const rate = stepOf(after.result)?.rate ?? 0
    const payable = sum(tax, percentOf(rate, tax))
    figures.push({
      label: labels.withCess(formatFact(rateFacts.cess), rate),
      value: rupeesInFull(nearestRupee(sum(payable, percentOf(rateFacts.cess.value, payable)))),
      text: labels.estimate,
      strong: true,
    })
  }
  figures.push({
    label: taxableGain < 0 ? labels.loss : labels.gain,
    value: rupeesInFull(Math.abs(taxableGain)),
  })
  if (taxPlain !== undefined && taxIndexed !== undefined) {
    const lower = (isLower: boolean) => (isLower && !paid ? { text: labels.lower } : {})
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
  const saved = paid ? paid.unplanned - paid.now.added : (before.tax ?? 0) - (tax ?? 0)
  if (saved <= 0) return figures
  const exempt = rupeesInFull(before.taxableGain - taxableGain)
  const text = labels.savedText(exempt)
  return [...figures, { label: labels.saved, value: rupeesInFull(saved), text }]
}

/** Of the gain alone; at most 15% on a long-term gain, so that the steps above don't count. */
function stepOf({ taxableGain, tax }: PropertyGain): SurchargeStep | undefined {
  return tax ? surchargeStep('new', taxableGain, 0) : undefined
}

function workingsOf(
  { after, house, bonds }: PlannedSale,
  paid: Paid | undefined,
  tds: BuyerTds,
): Working[] {
  const { workings: titles } = words
  const step = paid ? undefined : stepOf(after.result)
  const surcharge: Line[] = step
    ? [{ label: titles.surcharge, amount: step.rate, unit: 'percent', rule: step.rule }]
    : []
  return [
    { title: titles.tax, lines: [...after.lines, ...surcharge] },
    ...(paid ? [{ title: titles.whole, lines: paid.now.whole.lines }] : []),
    ...(house ? [{ title: titles.house, lines: house.lines }] : []),
    ...(bonds ? [{ title: titles.bonds, lines: bonds.lines }] : []),
    { title: titles.tds, lines: tds.lines },
  ]
}

function assumptionsOf({ house, bonds }: PlannedSale): string[] {
  const { owner, asset, dates, plan } = words.assumptions
  return house || bonds ? [owner, asset, dates, plan] : [owner, asset, dates]
}
