import { amount, date, months, percent, rule, words } from './row.ts'
import { ACT_1961, BOTH_ACTS, FINANCE_ACT_2024, FINANCE_ACTS } from './sources.ts'
import {
  carriedOver,
  FOUR_YEARS,
  FROM_JULY_2024,
  type TaxFact,
  UNDER_1961_ACT,
  UP_TO_JULY_2024,
} from './tax-fact.ts'

const capitalGains = rule('FY 2024-25', FINANCE_ACT_2024, undefined, undefined, {
  otherLaw: 'Finance (No. 2) Act 2024',
})

const rules = {
  capitalGainsLastOldDay: date(
    '2024-07-22',
    capitalGains,
    'Last sale date under earlier capital gains rates',
  ),
  capitalGainsChange: date(
    '2024-07-23',
    capitalGains,
    'First sale date under today’s capital gains rates',
  ),
  ltcgEquityRate2023: percent(
    10,
    rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 112A', 'Section 198'),
    'Long-term listed-equity gains, sold before 23 July 2024',
  ),
  ltcgEquityExemption2023: amount(
    100000,
    rule('FY 2023-24', ACT_1961, 'Section 112A', 'Section 198'),
    'Yearly exemption for long-term listed-equity gains',
  ),
  ltcgEquityRate: percent(
    12.5,
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Section 112A', 'Section 198'),
    'Long-term listed-equity gains, sold from 23 July 2024',
  ),
  ltcgEquityExemption: amount(
    125000,
    rule('from FY 2024-25', FINANCE_ACT_2024, 'Section 112A', 'Section 198'),
    'Yearly exemption for long-term listed-equity gains',
  ),
  stcgEquityRate2023: percent(
    15,
    rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 111A', 'Section 196'),
    'Short-term listed-equity gains, sold before 23 July 2024',
  ),
  stcgEquityRate: percent(
    20,
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Section 111A', 'Section 196'),
    'Short-term listed-equity gains, sold from 23 July 2024',
  ),
  holdingEquity: months(
    12,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, listed equity and equity funds',
  ),
  grandfatheringDate: date(
    '2018-01-31',
    rule('bought on or before that day', ACT_1961, 'Section 55(2)(ac)', 'Sections 90(7) and 90(8)'),
    'Grandfathering date for listed equity',
  ),
  grandfatheredCost: words(
    'the higher of the cost and the lower of that day’s value and the sale price',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 55(2)(ac)', 'Sections 90(7) and 90(8)'),
    'Grandfathered cost of listed equity (31 January 2018)',
  ),
  ltcgEquityExemptionFirst: words(
    'on the gains with the higher rate',
    rule('FY 2024-25', FINANCE_ACT_2024, 'Section 112A'),
    'Equity exemption in a year with two rates',
  ),
  stcgOther: words(
    'taxed at your slab rate',
    rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
      otherLaw: 'First Schedule to the Finance Act of the year',
    }),
    'Short-term gains, other assets and equity without STT',
  ),
} as const satisfies Record<string, TaxFact>

export const equityFacts = {
  ...rules,
  holdingEquity2026: carriedOver(rules.holdingEquity),
} as const satisfies Record<string, TaxFact>
