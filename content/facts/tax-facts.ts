import { advanceTaxFacts } from './advance-tax.ts'
import { businessFacts } from './business.ts'
import { calendarFacts } from './calendar.ts'
import { capitalGainFacts } from './capital-gains.ts'
import { computationFacts } from './computation.ts'
import { costInflationFacts } from './cost-inflation.ts'
import { deductionFacts } from './deductions.ts'
import { digitalAssetFacts } from './digital-assets.ts'
import { dueDateFacts } from './due-dates.ts'
import { equityFacts } from './equity.ts'
import { abroadFacts } from './filing/abroad.ts'
import { dutyToFileFacts } from './filing/duty-to-file.ts'
import { giftFacts } from './filing/gifts.ts'
import { noticeFacts } from './filing/notices.ts'
import { paymentFacts } from './filing/payments.ts'
import { refundFacts } from './filing/refunds.ts'
import { retirementFacts } from './filing/retirement.ts'
import { formatFact, rupeesInFull } from './format.ts'
import { houseRules } from './house-property.ts'
import { houseRentFacts } from './house-rent.ts'
import { lateReturnFacts } from './late-returns.ts'
import { propertyFacts } from './property.ts'
import { rateFacts } from './rates.ts'
import { residenceFacts } from './residence.ts'
import { returnFormFacts } from './return-forms.ts'
import type { Slab } from './slabs.ts'
import type { TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'
import { tdsFacts } from './tds.ts'
import { tradingFacts } from './trading.ts'

/**
 * Every rate, limit and date of tax law that the site shows, each with its year, its section in both
 * Acts, its source and the day until which it needs no new check. Pages never type a figure into a
 * sentence: they take it from here through `fact` or `factWithYear`, and name the
 * year with it. A page that needs the facts of one subject takes them from `writing/figures/` with
 * `formatFact` and `valueInYear`. A figure that is not certain is left out.
 *
 * How ids are named: without a year the record is the rule for the latest returns and today; with
 * a year (`…2023`) it is the rule for the financial year that begins in it; `…Ay2026` counts
 * assessment years. When the law changes, add a record for the old year and then change the rule.
 * Rules that FY 2026-27 repeats are `carriedOver` at the end of their subject.
 *
 * FY 2025-26 is assessed under the Income-tax Act 1961; from 1 April 2026 (tax year 2026-27) the
 * Income-tax Act 2025 applies. Due dates are those set by law and circular: extensions have to be
 * checked again each season.
 */

export * from './slabs.ts'
export { lawOf, mainLawOf, provisionsOf, type TaxFact } from './tax-fact.ts'
export { LATEST_YEAR }

export const taxFacts = {
  ...rateFacts,
  ...computationFacts,
  ...deductionFacts,
  ...houseRules,
  ...houseRentFacts,
  ...tdsFacts,
  ...paymentFacts,
  ...equityFacts,
  ...propertyFacts,
  ...costInflationFacts,
  ...capitalGainFacts,
  ...digitalAssetFacts,
  ...tradingFacts,
  ...businessFacts,
  ...advanceTaxFacts,
  ...dueDateFacts,
  ...calendarFacts,
  ...lateReturnFacts,
  ...residenceFacts,
  ...abroadFacts,
  ...returnFormFacts,
  ...dutyToFileFacts,
  ...noticeFacts,
  ...refundFacts,
  ...retirementFacts,
  ...giftFacts,
} as const satisfies Record<string, TaxFact>

export type TaxFactId = keyof typeof taxFacts

/** '₹1 lakh' (in a table '₹1,00,000'), '12.5%', '24 months', '31 July 2026' */
export function fact(id: TaxFactId, place?: 'prose' | 'table'): string {
  return formatFact(taxFacts[id], place)
}

/** '₹1 lakh (FY 2023-24)' */
export function factWithYear(id: TaxFactId): string {
  return `${fact(id)} (${yearOf(id)})`
}

/** 'FY 2025-26', without its assessment year: the year in a form that fits between brackets. */
export function yearOf(id: TaxFactId): string {
  return taxFacts[id].year.replace(/ \([^()]+\)$/, '')
}

/** Rows for a table of slabs: 'Up to ₹4,00,000' and 'Nil', '₹4,00,001 to ₹8,00,000' and '5%' … */
export function slabRows(slabs: readonly Slab[]): { income: string; rate: string }[] {
  return slabs.map(({ upTo, rate }, index) => {
    const from = slabs[index - 1]?.upTo ?? 0
    return { income: slabIncome(from, upTo), rate: rate === 0 ? 'Nil' : `${rate}%` }
  })
}

function slabIncome(from: number, upTo: number | null): string {
  if (upTo === null) return `Above ${rupeesInFull(from)}`
  return from === 0
    ? `Up to ${rupeesInFull(upTo)}`
    : `${rupeesInFull(from + 1)} to ${rupeesInFull(upTo)}`
}
