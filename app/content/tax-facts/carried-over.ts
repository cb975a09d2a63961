import { advanceTaxFacts } from './advance-tax.ts'
import { businessFacts } from './business.ts'
import { deductionFacts } from './deductions.ts'
import { equityFacts } from './equity.ts'
import { houseRentFacts } from './house-rent.ts'
import { lateReturnFacts } from './late-returns.ts'
import { propertyFacts } from './property.ts'
import { rateFacts } from './rates.ts'
import { residenceFacts } from './residence.ts'
import { ACT_2025 } from './sources.ts'
import { CHECKED, type TaxFact } from './tax-fact.ts'
import { tradingFacts } from './trading.ts'

/*
 * Rules of FY 2025-26 that the Income-tax Act 2025 repeats with the same figure for FY 2026-27,
 * under a section of its own.
 */

export const carriedOverFacts = {
  rebateMostNew2026: carriedOver(rateFacts.rebateMostNew, 'Section 156'),
  marginalReliefEnd2026: carriedOver(rateFacts.marginalReliefEnd, 'Section 156'),
  taxFreeSalaryNew2026: carriedOver(rateFacts.taxFreeSalaryNew, 'Sections 19(1) and 156'),
  npsOwn2026: carriedOver(deductionFacts.npsOwn, 'Section 124'),
  npsEmployerNew2026: carriedOver(deductionFacts.npsEmployerNew, 'Section 124'),
  npsEmployerOld2026: carriedOver(deductionFacts.npsEmployerOld, 'Section 124'),
  healthPremium2026: carriedOver(deductionFacts.healthPremium, 'Section 126'),
  healthPremiumSenior2026: carriedOver(deductionFacts.healthPremiumSenior, 'Section 126'),
  savingsInterest2026: carriedOver(deductionFacts.savingsInterest, 'Section 153'),
  depositInterestSenior2026: carriedOver(deductionFacts.depositInterestSenior, 'Section 153'),
  homeLoanInterest2026: carriedOver(deductionFacts.homeLoanInterest, 'Section 22(2)'),
  rentStandardDeduction2026: carriedOver(deductionFacts.rentStandardDeduction, 'Section 22(1)'),
  houseLossSetOff2026: carriedOver(deductionFacts.houseLossSetOff, 'Section 109(1)(b)'),
  rentTdsMonthly2026: carriedOver(houseRentFacts.rentTdsMonthly, 'Section 393(1)'),
  stampValueTolerance2026: carriedOver(propertyFacts.stampValueTolerance, 'Section 78'),
  newHouseBefore2026: carriedOver(propertyFacts.newHouseBefore, 'Sections 82 and 86'),
  newHouseAfter2026: carriedOver(propertyFacts.newHouseAfter, 'Sections 82 and 86'),
  newHouseBuilt2026: carriedOver(propertyFacts.newHouseBuilt, 'Sections 82 and 86'),
  gainBondsLimit2026: carriedOver(propertyFacts.gainBondsLimit, 'Section 85'),
  gainBondsWindow2026: carriedOver(propertyFacts.gainBondsWindow, 'Section 85'),
  gainBondsLock2026: carriedOver(propertyFacts.gainBondsLock, 'Section 85'),
  propertyTdsFrom2026: carriedOver(propertyFacts.propertyTdsFrom, 'Section 393(1)'),
  propertyTdsRate2026: carriedOver(propertyFacts.propertyTdsRate, 'Section 393(1)'),
  holdingEquity2026: carriedOver(equityFacts.holdingEquity, 'Section 2'),
  holdingProperty2026: carriedOver(propertyFacts.holdingProperty, 'Section 2'),
  cryptoRate2026: carriedOver(tradingFacts.cryptoRate, 'Section 194(1)'),
  cryptoTds2026: carriedOver(tradingFacts.cryptoTds, 'Section 393(1)'),
  cryptoTdsFrom2026: carriedOver(tradingFacts.cryptoTdsFrom, 'Section 393(1)'),
  cryptoTdsFromSpecified2026: carriedOver(tradingFacts.cryptoTdsFromSpecified, 'Section 393(1)'),
  presumptiveTurnover2026: carriedOver(businessFacts.presumptiveTurnover, 'Section 58(2)'),
  presumptiveCashProfit2026: carriedOver(businessFacts.presumptiveCashProfit, 'Section 58(2)'),
  presumptiveDigitalProfit2026: carriedOver(
    businessFacts.presumptiveDigitalProfit,
    'Section 58(2)',
  ),
  presumptiveLockOut2026: carriedOver(businessFacts.presumptiveLockOut, 'Section 58(7)'),
  professionReceipts2026: carriedOver(businessFacts.professionReceipts, 'Section 58(2)'),
  professionProfit2026: carriedOver(businessFacts.professionProfit, 'Section 58(2)'),
  cashShare2026: carriedOver(businessFacts.cashShare, 'Sections 58(2) and 63'),
  auditTurnover2026: carriedOver(businessFacts.auditTurnover, 'Section 63'),
  auditTurnoverDigital2026: carriedOver(businessFacts.auditTurnoverDigital, 'Section 63'),
  auditProfession2026: carriedOver(businessFacts.auditProfession, 'Section 63'),
  advanceTaxFrom2026: carriedOver(advanceTaxFacts.advanceTaxFrom, 'Section 404'),
  advanceTaxDeferMonths2026: carriedOver(advanceTaxFacts.advanceTaxDeferMonths, 'Section 425'),
  advanceTaxEnough2026: carriedOver(advanceTaxFacts.advanceTaxEnough, 'Section 424'),
  interestMonthly2026: carriedOver(advanceTaxFacts.interestMonthly, 'Sections 423, 424 and 425'),
  lateFee2026: carriedOver(lateReturnFacts.lateFee, 'Section 428(a)'),
  lateFeeSmall2026: carriedOver(lateReturnFacts.lateFeeSmall, 'Section 428(a)'),
  residentDays2026: carriedOver(residenceFacts.residentDays, 'Section 6'),
  residentShortDays2026: carriedOver(residenceFacts.residentShortDays, 'Section 6'),
  residentEarlierDays2026: carriedOver(residenceFacts.residentEarlierDays, 'Section 6'),
  residentEarlierYears2026: carriedOver(residenceFacts.residentEarlierYears, 'Section 6'),
  visitorDays2026: carriedOver(residenceFacts.visitorDays, 'Section 6'),
  visitorIncome2026: carriedOver(residenceFacts.visitorIncome, 'Section 6'),
  rnorNonResidentYears2026: carriedOver(residenceFacts.rnorNonResidentYears, 'Section 6'),
  rnorLookBackYears2026: carriedOver(residenceFacts.rnorLookBackYears, 'Section 6'),
  rnorDays2026: carriedOver(residenceFacts.rnorDays, 'Section 6'),
  rnorDaysYears2026: carriedOver(residenceFacts.rnorDaysYears, 'Section 6'),
} as const satisfies Record<string, TaxFact>

function carriedOver<const Fact extends TaxFact>(
  { label, value, unit }: Fact,
  section: string,
): TaxFact & Pick<Fact, 'value' | 'unit'> {
  return {
    label,
    value,
    unit,
    year: 'FY 2026-27',
    section: `${section}, Income-tax Act 2025`,
    source: ACT_2025,
    checkedOn: CHECKED,
  }
}
