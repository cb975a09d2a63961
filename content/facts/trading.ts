import { percent, rule, words, years } from './row.ts'
import { ACT_1961, ACT_2004, BOTH_ACTS, FINANCE_ACT_2026 } from './sources.ts'
import { carriedOver, FOUR_YEARS, type TaxFact, UNDER_1961_ACT } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const stt = rule(LATEST_YEAR, ACT_2004, undefined, undefined, {
  otherLaw: 'Finance (No. 2) Act 2004',
})
const financeNo2Act2004 = rule('from 1 April 2026', FINANCE_ACT_2026, undefined, undefined, {
  otherLaw: 'Finance (No. 2) Act 2004, as changed by the Finance Act 2026',
})
const section43_5 = rule(FOUR_YEARS, BOTH_ACTS, 'Section 43(5)', 'Section 66')
const sections70And74 = rule(FOUR_YEARS, BOTH_ACTS, 'Sections 70 and 74', 'Sections 108 and 111')

const rules = {
  // Losses

  speculativeLossCarryForward: years(
    4,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 73', 'Section 113'),
    'Carry-forward of speculative (intraday) losses',
  ),

  // Securities transaction tax

  sttFutures: percent(0.02, stt, 'STT (securities transaction tax) on futures sold'),
  sttOptions: percent(0.1, stt, 'STT (securities transaction tax) on options sold (premium)'),
  sttFutures2026: percent(
    0.05,
    financeNo2Act2004,
    'STT (securities transaction tax) on futures sold',
  ),
  sttOptions2026: percent(
    0.15,
    financeNo2Act2004,
    'STT (securities transaction tax) on options sold (premium)',
  ),

  // Futures, options and intraday

  fnoTurnover: words(
    'the absolute values of every profit and loss, added up',
    rule(
      FOUR_YEARS,
      'Guidance Note on Tax Audit, Institute of Chartered Accountants of India, 8th edition 2022',
      'Section 44AB',
      'Section 63',
    ),
    'Turnover in futures, options and intraday trades',
  ),
  fnoBusiness: words(
    'non-speculative business',
    section43_5,
    'Futures and options on a recognised exchange',
  ),
  intradaySpeculative: words(
    'speculative business',
    section43_5,
    'Intraday share trading without delivery',
  ),
  businessLossSetOff: words(
    'against any income except salary, crypto gains and winnings',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 71 and 115BBH', 'Sections 109 and 194'),
    'Same-year set-off of non-speculative business loss',
  ),
  businessLossCarryForward: years(
    8,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 72', 'Section 112'),
    'Carry-forward of non-speculative business losses',
  ),
  speculativeLossSetOff: words(
    'against speculative profits only',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 73', 'Section 113'),
    'Set-off of speculative business loss',
  ),

  // Capital losses

  shortTermLossSetOff: words(
    'against short-term gains, then long-term gains, and no other income',
    sections70And74,
    'Set-off of short-term capital loss',
  ),
  longTermLossSetOff: words(
    'against long-term gains only',
    sections70And74,
    'Set-off of long-term capital loss',
  ),
  capitalLossCarryForward: years(
    8,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 74', 'Section 111'),
    'Carry-forward of capital losses',
  ),
  lossReturnInTime: words(
    'only if the return is filed by its due date',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 80 and 139(3)', 'Section 121'),
    'Condition for carrying a loss forward',
  ),
} as const satisfies Record<string, TaxFact>

export const tradingFacts = {
  ...rules,
  businessLossCarryForward2026: carriedOver(rules.businessLossCarryForward),
  speculativeLossCarryForward2026: carriedOver(rules.speculativeLossCarryForward),
  capitalLossCarryForward2026: carriedOver(rules.capitalLossCarryForward),
} as const satisfies Record<string, TaxFact>
