import { amount, date, days, months, percent, rule, words, years } from './row.ts'
import { ACT_1961, BOTH_ACTS, FINANCE_ACT_2025, FINANCE_ACT_2026 } from './sources.ts'
import {
  carriedOver,
  END_OF_YEAR,
  OPEN_UNDER_1961_ACT,
  OPEN_YEARS,
  type TaxFact,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const section234F = rule(OPEN_UNDER_1961_ACT, ACT_1961, 'Section 234F', 'Section 428(a)')
const section234I = rule(LATEST_YEAR, FINANCE_ACT_2026, 'Section 234-I', 'Section 428(b)')
const updatedReturn = rule(
  'from 1 April 2025',
  FINANCE_ACT_2025,
  'Section 139(8A)',
  'Section 263(6)',
)
const updatedExtraTax = rule('from 1 April 2025', FINANCE_ACT_2025, 'Section 140B', 'Section 267')
const lateInterest = rule(OPEN_YEARS, BOTH_ACTS, 'Section 234A', 'Section 423')
const section139_8A = rule(
  'from 1 March 2026',
  FINANCE_ACT_2026,
  'Section 139(8A)',
  'Section 263(6)',
)

const rules = {
  lateFee: amount(5000, section234F, 'Late fee for a belated return'),
  lateFeeSmall: amount(1000, section234F, 'Lower late fee for a belated return'),
  lateFeeIncome: amount(
    500000,
    rule(OPEN_UNDER_1961_ACT, ACT_1961, 'Sections 234F and 234-I', 'Sections 428(a) and 428(b)'),
    'Income limit for the lower late fee',
  ),
  revisedFee: amount(5000, section234I, 'Fee for a late revised return (wording unsettled)'),
  revisedFeeSmall: amount(1000, section234I, 'Lower fee for a late revised return'),
  updatedReturnWindow: months(48, updatedReturn, 'Updated return window after the assessment year'),
  updatedReturnWindowBefore: months(
    24,
    rule('1 April 2022 to 31 March 2025', 'Finance Act 2022', 'Section 139(8A)'),
    'Earlier updated return window after the assessment year',
  ),
  updatedReturnLonger: date(
    '2025-04-01',
    updatedReturn,
    'Start of the longer updated return window',
  ),
  condonationWindow: years(
    5,
    rule('from 1 October 2024', 'CBDT circular 11/2024', 'Section 119(2)(b)', undefined, {
      otherLaw: 'CBDT circular 11/2024',
    }),
    'Condonation of delay: time after the assessment year',
  ),
  verifyDays: days(
    30,
    rule(
      'from 1 August 2022',
      'Taxscan, September 2025; News9, August 2023',
      'Rule 12, Income-tax Rules 1962',
      undefined,
      { otherLaw: 'CBDT notification of July 2022' },
    ),
    'Time to verify a filed return',
  ),
  updatedReturnOldest: words(
    'AY 2022-23',
    rule(
      'until 31 March 2027',
      'Calculated from the window of the updated return',
      'Section 139(8A)',
      'Section 263(6)',
      { validUntil: END_OF_YEAR },
    ),
    'Oldest assessment year for an updated return',
  ),
  updatedExtraTaxYear1: percent(
    25,
    updatedExtraTax,
    'Additional tax on an updated return, first year',
  ),
  updatedExtraTaxYear2: percent(
    50,
    updatedExtraTax,
    'Additional tax on an updated return, second year',
  ),
  updatedExtraTaxYear3: percent(
    60,
    updatedExtraTax,
    'Additional tax on an updated return, third year',
  ),
  updatedExtraTaxYear4: percent(
    70,
    updatedExtraTax,
    'Additional tax on an updated return, fourth year',
  ),
  updatedNoticeExtra: percent(
    10,
    rule('from 1 March 2026', FINANCE_ACT_2026, 'Section 140B', 'Section 267'),
    'Extra additional tax, ITR-U after a section 148 notice',
  ),
  lateFeeNone: words(
    'none',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 234F', 'Section 428(a)'),
    'Late fee without a duty to file',
  ),
  lateFeeOnce: words(
    'only if no return was filed earlier',
    rule(OPEN_YEARS, BOTH_ACTS, 'Sections 140B and 234F', 'Sections 267 and 428(a)'),
    'Late fee for an updated return',
  ),
  lateInterestFrom: words(
    'from the day after the due date to the day of filing',
    lateInterest,
    'Period of interest for a late return',
  ),
  lateInterestRevised: words(
    'none',
    lateInterest,
    'Late filing interest on a corrected timely return',
  ),
  revisedBeforeAssessment: words(
    'until its last day, or until the assessment is completed if that is earlier',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 139(5)', 'Section 263(5)'),
    'Time to revise a return',
  ),
  updatedReturnFrom: words(
    '1 January after the last day for a belated return',
    updatedReturn,
    'First day for an updated return',
  ),
  updatedReturnLimits: words(
    'it can’t lower the tax, claim or raise a refund, declare a new loss or be filed twice',
    updatedReturn,
    'Limits of an updated return',
  ),
  updatedLowerLoss: words(
    'allowed',
    section139_8A,
    'Updated return reducing a timely declared loss',
  ),
  updatedNoticeFrom: date(
    '2026-03-01',
    section139_8A,
    'First day for ITR-U after a section 148 notice',
  ),
  updatedExtraTaxBase: words(
    'tax and interest, not of the late fee',
    rule('from 1 April 2025', FINANCE_ACT_2025, 'Section 140B(3)', 'Section 267'),
    'Base for the additional tax',
  ),
  lateLosses: words(
    'house property loss and unabsorbed depreciation',
    rule(OPEN_YEARS, BOTH_ACTS, 'Sections 80 and 139(3)', 'Sections 121 and 263(1)'),
    'Losses carried forward with a late return',
  ),
  lateRegime: words(
    'new',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 115BAC', 'Section 202'),
    'Regime of a late return without business income',
  ),
  payableRounding: words(
    'rounded to the nearest ₹10, once',
    rule(OPEN_YEARS, BOTH_ACTS, 'Section 288B', 'Section 516'),
    'Rounding of tax payable or refund',
  ),
} as const satisfies Record<string, TaxFact>

export const lateReturnFacts = {
  ...rules,
  lateFee2026: carriedOver(rules.lateFee),
  lateFeeSmall2026: carriedOver(rules.lateFeeSmall),
} as const satisfies Record<string, TaxFact>
