import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { addMonths, financialYearOf } from '../days.ts'

/** ISO dates. */
export interface ReinvestmentDays {
  /** a new house may be bought from this day */
  houseFrom: string
  /** bought up to */
  houseBy: string
  /** built up to */
  builtBy: string
  bondsBy: string
  /** what isn't spent by then goes into the Capital Gains Account Scheme */
  accountBy: string
}

/** The last days to save the gain of a sale. Sections 54, 54EC and 54F; 82, 85 and 86. */
export function reinvestmentDays(sold: string): ReinvestmentDays {
  const year = financialYearOf(sold) as FinancialYear
  const account = idInYear(capitalGainFacts, 'gainAccountBy', year)
  const { newHouseBefore, newHouseAfter, newHouseBuilt, gainBondsWindow } = propertyFacts
  return {
    houseFrom: addMonths(sold, -12 * newHouseBefore.value),
    houseBy: addMonths(sold, 12 * newHouseAfter.value),
    builtBy: addMonths(sold, 12 * newHouseBuilt.value),
    bondsBy: addMonths(sold, gainBondsWindow.value),
    accountBy: String(capitalGainFacts[account].value),
  }
}
