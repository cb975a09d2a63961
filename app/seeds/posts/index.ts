import { advanceTax } from './advance-tax.ts'
import { aisAndForm26as } from './ais-and-form-26as.ts'
import { capitalGainsGuide } from './capital-gains-guide.ts'
import { cryptoTax } from './crypto-tax.ts'
import { fAndOTurnover } from './f-and-o-turnover.ts'
import { financeAct2026 } from './finance-act-2026.ts'
import { goldOverseasAndDebtFunds } from './gold-overseas-and-debt-funds.ts'
import { hraMonthByMonth } from './hra-month-by-month.ts'
import { incomeTaxAct2025 } from './income-tax-act-2025.ts'
import { lateReturns } from './late-returns.ts'
import { newRulesFy202324 } from './new-rules-fy-2023-24.ts'
import { nriRnorOrResident } from './nri-rnor-or-resident.ts'
import { oldOrNewRegime } from './old-or-new-regime.ts'
import type { PostSeed } from './post-seed.ts'
import { rebateAndShareGains } from './rebate-and-share-gains.ts'
import { rsuAndEspp } from './rsu-and-espp.ts'
import { scheduleFaAndForm67 } from './schedule-fa-and-form-67.ts'
import { section44ada } from './section-44ada.ts'
import { sellingAHouse } from './selling-a-house.ts'
import { taxPlanningForSalaried } from './tax-planning-for-salaried.ts'
import { updatedReturn } from './updated-return.ts'

/** Newest first. */
export const postSeeds: PostSeed[] = [
  rebateAndShareGains,
  goldOverseasAndDebtFunds,
  rsuAndEspp,
  updatedReturn,
  taxPlanningForSalaried,
  lateReturns,
  cryptoTax,
  sellingAHouse,
  capitalGainsGuide,
  scheduleFaAndForm67,
  fAndOTurnover,
  section44ada,
  hraMonthByMonth,
  advanceTax,
  financeAct2026,
  aisAndForm26as,
  incomeTaxAct2025,
  newRulesFy202324,
  oldOrNewRegime,
  nriRnorOrResident,
]
