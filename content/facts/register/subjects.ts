import { advanceTaxFacts } from '../advance-tax.ts'
import { businessFacts } from '../business.ts'
import { calendarFacts } from '../calendar.ts'
import { capitalGainFacts } from '../capital-gains.ts'
import { computationFacts } from '../computation.ts'
import { costInflationFacts } from '../cost-inflation.ts'
import { deductionFacts } from '../deductions.ts'
import { digitalAssetFacts } from '../digital-assets.ts'
import { dueDateFacts } from '../due-dates.ts'
import { equityFacts } from '../equity.ts'
import { abroadFacts } from '../filing/abroad.ts'
import { dutyToFileFacts } from '../filing/duty-to-file.ts'
import { giftFacts } from '../filing/gifts.ts'
import { noticeFacts } from '../filing/notices.ts'
import { paymentFacts } from '../filing/payments.ts'
import { refundFacts } from '../filing/refunds.ts'
import { retirementFacts } from '../filing/retirement.ts'
import { houseRules } from '../house-property.ts'
import { houseRentFacts } from '../house-rent.ts'
import { lateReturnFacts } from '../late-returns.ts'
import { propertyFacts } from '../property.ts'
import { rateFacts } from '../rates.ts'
import { residenceFacts } from '../residence.ts'
import { returnFormFacts } from '../return-forms.ts'
import type { TaxFact } from '../tax-fact.ts'
import { tdsFacts } from '../tds.ts'
import { tradingFacts } from '../trading.ts'

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
