import type { FinancialYear } from '#content/facts/in-year.ts'
import type { Amount } from '../amount.ts'

export type Regime = 'new' | 'old'
/** The oldest age reached at any time in the year. */
export type Age = 'lt60' | '60to79' | '80plus'

/** Whose tax it is, and under which rules. */
export interface Taxpayer {
  year: FinancialYear
  regime: Regime
  age: Age
  resident: boolean
  /** else a Hindu undivided family */
  individual: boolean
}

/** What a taxpayer earned in the year, each in whole rupees and after its own deductions. */
export interface Incomes {
  /** at slab rates after every deduction, dividends inside it */
  slab: number
  /** the part of `slab` that is dividend */
  dividend: number
  /** section 111A, sold from 23 July 2024, and before */
  stcg111a: number
  stcg111a15: number
  /** section 112A, the whole gain before its exempt amount: sold from 23 July 2024, and before */
  ltcg112a: number
  ltcg112a10: number
  /** section 112: without index, and with it */
  ltcg112: number
  ltcg11220: number
  /** what indexation takes off `ltcg112` where the lower of both taxes is due: a house bought before 23 July 2024 */
  indexBenefit?: Amount | undefined
  vda: number
  winnings: number
  /** net agricultural income, which is no part of total income */
  agri: number
}

/** Whether income at rates of its own counts towards the rebate's limit: the text of the Act says so. */
export type RebateView = 'statute' | 'slab-only'

export const NO_INCOME: Incomes = {
  slab: 0,
  dividend: 0,
  stcg111a: 0,
  stcg111a15: 0,
  ltcg112a: 0,
  ltcg112a10: 0,
  ltcg112: 0,
  ltcg11220: 0,
  vda: 0,
  winnings: 0,
  agri: 0,
}
