import { amount, rule, words } from './row.ts'
import { RETURN_FORMS_2026 } from './sources.ts'
import type { TaxFact } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const itr = rule(LATEST_YEAR, RETURN_FORMS_2026, 'Rule 12, Income-tax Rules 1962')

export const returnFormFacts = {
  itr1Income: amount(5000000, itr, 'ITR-1 and ITR-4: income limit'),
  itr1Houses: words('two', itr, 'ITR-1 and ITR-4: number of houses'),
  itr1Agriculture: amount(5000, itr, 'ITR-1 and ITR-4: agricultural income limit'),
  itr1Gains: amount(125000, itr, 'ITR-1 and ITR-4: long-term listed-equity gains limit'),
  itr1Residence: words(
    'residents who are ordinarily resident',
    itr,
    'ITR-1 and ITR-4: eligible taxpayers',
  ),
  itr1Losses: words(
    'none brought forward and none to carry forward',
    itr,
    'ITR-1 and ITR-4: losses',
  ),
  itr1Excluded: words(
    'other capital gains, crypto, winnings, foreign income or assets, a directorship, unlisted shares, deferred tax on ESOPs',
    itr,
    'ITR-1 and ITR-4: exclusions',
  ),
  itr1CashTds: words(
    'no ITR-1 with tax deducted under section 194N; ITR-4 takes it',
    rule(LATEST_YEAR, RETURN_FORMS_2026, 'Rule 12(1)(a), Income-tax Rules 1962'),
    'ITR-1: TDS on cash withdrawals',
  ),
  itrBusinessLoss: words(
    'ITR-3, whose Schedule CFL alone carries it on',
    rule(LATEST_YEAR, RETURN_FORMS_2026, 'Sections 72 and 73, and rule 12, Income-tax Rules 1962'),
    'Form with an earlier business or speculation loss',
  ),
  itrBusiness: words(
    'ITR-4 if the income is presumptive and the form covers everything, otherwise ITR-3',
    itr,
    'Form with business or professional income',
  ),
  itrWithoutBusiness: words(
    'ITR-1 if it covers everything, otherwise ITR-2',
    itr,
    'Form without business or professional income',
  ),
} as const satisfies Record<string, TaxFact>
