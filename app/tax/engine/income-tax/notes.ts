import { lowerFirst } from '#app/ui/text/lower-first.ts'
import { computationFacts } from '#content/facts/computation.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { isMore, least, percentOf, sum } from '../amount.ts'
import { firstDayOf, lastDayOf } from '../days.ts'
import { type Computation, compute, type Reading, withCess } from './computation.ts'
import { isForSlabTaxOnly, rebateLimits } from './rebate.ts'
import { slabTaxWithAgriculture } from './slab-tax.ts'
import { type Kind, SPECIAL_KINDS } from './special-rates.ts'
import { surchargeOn } from './surcharge.ts'
import type { Taxpayer } from './taxpayer.ts'

/** What a reader of a computation has to know: disputed readings with the other figure, estimates. */
export function notesOf(computation: Computation, reading: Reading): string[] {
  return [
    rebateLimitNote,
    rebateBaseNote,
    digitalAssetsNote,
    exemptionOrderNote,
    surchargeNote,
    equityAtStepNote,
    agriculturalReliefNote,
    ratesOfYearNote,
    indexedHouseNote,
    nonResidentNote,
  ].flatMap((note) => note(computation, reading) ?? [])
}

type Note = (computation: Computation, reading: Reading) => string | undefined

/** Whether income at special rates counts towards the rebate's limit. */
const rebateLimitNote: Note = (computation, reading) => {
  const { taxpayer, payable } = computation
  if (!isForSlabTaxOnly(taxpayer)) return undefined
  const view = reading.view === 'statute' ? 'slab-only' : 'statute'
  const other = otherFigure(computation, { ...reading, view })
  if (other === payable) return undefined
  const limit = rupees(rebateLimits(taxpayer).limit)
  return view === 'slab-only'
    ? `The law is disputed. We count all income towards the rebate’s limit of ${limit}, as the text of the Act does. If only income at slab rates counted, the tax would be ${rupees(other)}.`
    : `The law is disputed. This figure counts only income at slab rates towards the rebate’s limit of ${limit}. By the text of the Act, all income counts and the tax is ${rupees(other)}.`
}

/** FY 2023-24 and FY 2024-25: the return portal kept the rebate from tax on gains. */
const rebateBaseNote: Note = (computation, reading) => {
  const { taxpayer, payable } = computation
  if (taxpayer.regime === 'old' || isForSlabTaxOnly(taxpayer)) return undefined
  const other = otherFigure(computation, { ...reading, rebateBase: 'slab tax' })
  if (other === payable) return undefined
  return `The rebate reduces tax on income at special rates too, other than long-term gains on listed equity. Tribunals have read section 87A that way for this year. The return portal refused it, which makes the tax ${rupees(other)}.`
}

/** No text keeps the rebate from tax on digital assets and winnings. */
const digitalAssetsNote: Note = (computation, reading) => {
  if (isForSlabTaxOnly(computation.taxpayer)) return undefined
  const other = otherFigure(computation, { ...reading, rebateBase: 'all but digital assets' })
  if (other === computation.payable) return undefined
  return `The rebate also reduces tax on digital assets and winnings here, since no section says otherwise. But taxpayers have conceded the point. Without it, the tax is ${rupees(other)}.`
}

/** The Acts name no order in which the unused exemption comes off gains. */
const exemptionOrderNote: Note = (computation, reading) => {
  const isListed = ({ section }: (typeof SPECIAL_KINDS)[number]) => section === '112A'
  const kinds = [...SPECIAL_KINDS].sort(
    (a, b) => b.rate - a.rate || Number(isListed(a)) - Number(isListed(b)),
  )
  const other = otherFigure(computation, { ...reading, kinds })
  if (other >= computation.payable) return undefined
  return `The law doesn’t say which gains the unused exemption reduces first. We follow the return utility, which takes listed equity before other long-term gains. The other way round, the tax is ${rupees(other)}.`
}

/** Within marginal relief on mixed income the Finance Acts are silent. */
const surchargeNote: Note = ({ surcharge, incomes, specials }) => {
  if (!surcharge || !isMore(surcharge.relief, 0)) return undefined
  const { dividend, slab } = incomes
  const isMixed = dividend > 0 || specials.length > 1 || (specials.length > 0 && slab > 0)
  if (!isMixed) return undefined
  return 'This is an estimate. With mixed income, the law doesn’t say which part counts as earned above the surcharge step. We reduce income at slab rates first, and give dividends their share of slab tax. The return portal may differ.'
}

/** The ITR-2 utility forgets the exempt amount at the step. */
const equityAtStepNote: Note = ({ surcharge, specials, incomes, afterRebate, payable }) => {
  const [special, ...others] = specials
  if (!surcharge || !special || others.length > 0) return undefined
  if (incomes.slab > 0 || !isMore(surcharge.relief, 0)) return undefined
  const { step, atStep, excess } = surcharge
  const forgotten = percentOf(special.kind.rate, atStep.specials[0]?.exempt ?? 0)
  const { full, capped } = atStep.toSurcharge
  const toSurcharge = { full, capped: sum(capped, forgotten) }
  const most = sum(atStep.afterRebate, forgotten, surchargeOn(toSurcharge, step.rateBelow), excess)
  const other = withCess(least(most, sum(afterRebate, surcharge.onFull, surcharge.onCapped)))
  if (other === payable) return undefined
  return `The return utility leaves out the exempt ${formatFact(equityFacts.ltcgEquityExemption)} when it calculates marginal relief on surcharge, and shows ${rupees(other)}. We follow the Finance Act.`
}

/** By its text the relief above the limit can be larger than the rebate at the limit. */
const agriculturalReliefNote: Note = ({ taxpayer, rebate, incomes, table }) => {
  const { limit, most } = rebateLimits(taxpayer)
  const atLimit = slabTaxWithAgriculture(limit, incomes.agri, table.slabs)
  if (!rebate.isRelief || !isMore(atLimit, most)) return undefined
  return `With agricultural income, marginal relief can be more than the rebate of ${rupees(most)} at ${rupees(limit)}. We follow the text of the section. The return portal may not.`
}

/** Gains at rates of other years. */
const ratesOfYearNote: Note = ({ taxpayer, specials }) => {
  const change = equityFacts.capitalGainsChange.value
  const wrong = specials.filter(
    ({ kind }) =>
      !isIndexedHouse(kind, taxpayer) &&
      (kind.sold === 'before the change'
        ? firstDayOf(taxpayer.year) > change
        : lastDayOf(taxpayer.year) < change),
  )
  const [first] = wrong.filter(({ kind }) => kind.sold)
  if (!first) return undefined
  const { label, rate } = first.kind
  return `Rates changed on ${formatFact(equityFacts.capitalGainsChange)}, so no sale in that year is taxed at ${rate}%. Check the dates of your ${lowerFirst(label)}.`
}

/** After the change the index is left to residents who sell land or a house that they had before. */
const indexedHouseNote: Note = ({ taxpayer, specials }) => {
  if (!specials.some(({ kind }) => isIndexedHouse(kind, taxpayer))) return undefined
  const { longTermIndexedRate2023: rate } = computationFacts
  return `In that year, ${formatFact(rate)} with indexation is only for a resident’s land or a house bought before ${formatFact(equityFacts.capitalGainsChange)}. The gain without indexation counts towards total income, so you may reach a limit earlier.`
}

function isIndexedHouse({ id }: Kind, { year, resident }: Taxpayer): boolean {
  return id === 'ltcg11220' && resident && firstDayOf(year) > equityFacts.capitalGainsChange.value
}

/** Numbers of sections are those of the Act of 1961; tax year 2026-27 has another. */
const nonResidentNote: Note = ({ taxpayer: { resident, year } }) => {
  if (resident) return undefined
  const special =
    year < '2026-27' ? 'their special rates (sections 115A to 115I)' : 'their special rates'
  return `Non-residents get no rebate, and their unused exemption doesn’t reduce gains. This figure leaves out ${special} and tax treaties.`
}

function otherFigure({ taxpayer, incomes }: Computation, reading: Reading): number {
  return compute(taxpayer, incomes, reading).payable
}
