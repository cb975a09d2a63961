import { INSTALMENTS, lastDayInTime } from '#app/tax/engine/advance-tax/dates.ts'
import { financialYearOf, lastDayOf } from '#app/tax/engine/days.ts'
import { holdingTerm } from '#app/tax/engine/gains/holding-term.ts'
import type { PlannedSale } from '#app/tax/engine/gains/planned-sale.ts'
import type { PropertyGain } from '#app/tax/engine/gains/property-gain.ts'
import { reinvestmentDays } from '#app/tax/engine/gains/reinvestment-days.ts'
import { twoTaxes } from '#app/tax/engine/gains/two-taxes.ts'
import type { AddedTax } from '#app/tax/engine/income-tax/added-tax.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/selling-a-house/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import type { BuyerTds } from './buyer-tds.ts'
import type { HouseSale } from './read.ts'

const { notes: texts } = words

export function notesOf(
  house: HouseSale,
  planned: PlannedSale,
  added: AddedTax | undefined,
  tds: BuyerTds,
): string[] {
  const { before, after } = planned
  const { sold, resident } = house.sale
  const year = financialYearOf(sold) as FinancialYear
  const isTaxed = after.result.taxableGain > 0
  return [
    ...after.notes.filter((note) => !isInHeadline(note, house)),
    ...(house.isInherited ? [texts.inherited] : []),
    ...equalAtNote(before),
    ...savingNotes(house, planned),
    ...(isTaxed && !added ? [texts.otherIncome(formatFact(rateFacts.surchargeFrom))] : []),
    ...(added?.whole.notes ?? []),
    ...(isTaxed ? [advanceTaxNote(sold, year)] : []),
    ...(resident ? [] : [texts.abroadTds(lowerTdsForm(year))]),
    ...tds.notes,
  ]
}

/** The day from which a short-term gain would be long-term. */
function isInHeadline(note: string, { sale: { bought, sold } }: HouseSale): boolean {
  return holdingTerm({ asset: 'property', bought, sold }).notes.includes(note)
}

function equalAtNote({ netPrice, gain, indexedCost, taxPlain }: PropertyGain): string[] {
  if (taxPlain === undefined || indexedCost === undefined) return []
  const taxes = twoTaxes(netPrice - gain, indexedCost, netPrice)
  return taxes ? [texts.equalAt(rupees(taxes.equalAt))] : []
}

function savingNotes(house: HouseSale, { before, ...planned }: PlannedSale): string[] {
  const { sale, isHouse, newHouse, bonds } = house
  if (before.term === 'short') return newHouse + bonds > 0 ? [texts.shortSave] : []
  if (before.taxableGain <= 0 || before.tax === 0) return []
  const days = reinvestmentDays(sale.sold)
  return [
    ...(planned.house?.notes ?? []),
    ...(planned.bonds?.notes ?? []),
    ...(!isHouse && newHouse > 0 && before.netPrice > sale.price ? [texts.stampShare] : []),
    texts.house(formatDay(days.houseFrom)),
    texts.account(formatDay(days.accountBy)),
  ]
}

/** A gain counts from the first instalment after it. */
function advanceTaxNote(sold: string, year: FinancialYear): string {
  const next = INSTALMENTS.map((one) => lastDayInTime(one, year)).find((day) => day >= sold)
  if (next === undefined) return texts.advanceTaxMarch(formatDay(lastDayOf(year)))
  const from = advanceTaxFacts[idInYear(advanceTaxFacts, 'advanceTaxFrom', year)]
  return texts.advanceTax(formatDay(next), formatFact(from))
}

function lowerTdsForm(year: FinancialYear): string {
  return formatFact(capitalGainFacts[idInYear(capitalGainFacts, 'lowerTdsForm', year)])
}
