import type { Copy } from '../../en/copy.ts'
import { capitalGains } from './capital-gains.ts'
import { foreignIncome } from './foreign-income.ts'
import { professionals } from './professionals.ts'
import { salaryHouseRent } from './salary-house-rent.ts'
import { traders } from './traders.ts'

export const serviceTexts: Copy['serviceTexts'] = {
  'salary-house-rent-filing': salaryHouseRent,
  'professionals-filing': professionals,
  'capital-gains-filing': capitalGains,
  'traders-filing': traders,
  'foreign-income-filing': foreignIncome,
}
