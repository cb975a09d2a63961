import { advanceTaxFacts } from '../tax-facts/advance-tax.ts'
import { businessFacts } from '../tax-facts/business.ts'
import { calendarFacts } from '../tax-facts/calendar.ts'
import { capitalGainFacts } from '../tax-facts/capital-gains.ts'
import { computationFacts } from '../tax-facts/computation.ts'
import { costInflationFacts } from '../tax-facts/cost-inflation.ts'
import { deductionFacts } from '../tax-facts/deductions.ts'
import { digitalAssetFacts } from '../tax-facts/digital-assets.ts'
import { dueDateFacts } from '../tax-facts/due-dates.ts'
import { equityFacts } from '../tax-facts/equity.ts'
import { abroadFacts } from '../tax-facts/filing/abroad.ts'
import { dutyToFileFacts } from '../tax-facts/filing/duty-to-file.ts'
import { giftFacts } from '../tax-facts/filing/gifts.ts'
import { noticeFacts } from '../tax-facts/filing/notices.ts'
import { paymentFacts } from '../tax-facts/filing/payments.ts'
import { refundFacts } from '../tax-facts/filing/refunds.ts'
import { retirementFacts } from '../tax-facts/filing/retirement.ts'
import { houseRules } from '../tax-facts/house-property.ts'
import { houseRentFacts } from '../tax-facts/house-rent.ts'
import { lateReturnFacts } from '../tax-facts/late-returns.ts'
import { propertyFacts } from '../tax-facts/property.ts'
import { rateFacts } from '../tax-facts/rates.ts'
import { residenceFacts } from '../tax-facts/residence.ts'
import { returnFormFacts } from '../tax-facts/return-forms.ts'
import type { TaxFact } from '../tax-facts/tax-fact.ts'
import { tdsFacts } from '../tax-facts/tds.ts'
import { tradingFacts } from '../tax-facts/trading.ts'

/** The facts by subject, in the order of the register. */
const subjects: readonly [name: string, facts: Record<string, TaxFact>][] = [
  ['Regimes, rates and rebate', rateFacts],
  ['How tax is calculated', computationFacts],
  ['Deductions', deductionFacts],
  ['House property', houseRules],
  ['Rent and HRA', houseRentFacts],
  ['TDS', { ...tdsFacts, ...paymentFacts }],
  ['Shares and funds', equityFacts],
  ['Houses and other property', propertyFacts],
  ['Cost inflation index', costInflationFacts],
  ['Capital gains', capitalGainFacts],
  ['Trading and F&O', { ...digitalAssetFacts, ...tradingFacts }],
  ['Business and profession', businessFacts],
  ['Advance tax', advanceTaxFacts],
  ['Due dates', { ...dueDateFacts, ...calendarFacts }],
  ['Late and updated returns', lateReturnFacts],
  ['Residential status', residenceFacts],
  ['Money and assets abroad', abroadFacts],
  ['Return forms', returnFormFacts],
  ['Who must file, and PAN', dutyToFileFacts],
  ['Notices and demands', noticeFacts],
  ['Refunds', refundFacts],
  ['Senior citizens and retirement', retirementFacts],
  ['Gifts and cash', giftFacts],
]

export const subjectNames = subjects.map(([name]) => name)

/** The subject of a fact; of one that stands in no list above, 'Other'. */
export function subjectOf(id: string): string {
  return subjects.find(([, facts]) => Object.hasOwn(facts, id))?.[0] ?? 'Other'
}
