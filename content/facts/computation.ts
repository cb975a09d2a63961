import { rupees } from './format.ts'
import { amount, date, percent, rule, words } from './row.ts'
import { newRegimeSlabs, oldRegimeSlabs, type Slab } from './slabs.ts'
import {
  ACT_1961,
  ACT_2025,
  BOTH_ACTS,
  FINANCE_ACT_2023,
  FINANCE_ACT_2024,
  FINANCE_ACT_2025,
  FINANCE_ACTS,
} from './sources.ts'
import { surchargeFacts } from './surcharge.ts'
import {
  carriedOver,
  FOUR_YEARS,
  FROM_JULY_2024,
  type TaxFact,
  UNDER_1961_ACT,
  UP_TO_JULY_2024,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

/*
 * How tax on total income is worked out, step by step. A step without a figure of its own says its
 * rule in a few words.
 */

const FINANCE_ACT_OF_THE_YEAR = 'Finance Act of the year'
const FIRST_SCHEDULE = 'First Schedule to the Finance Act of the year'

const firstSchedule = rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
  otherLaw: FIRST_SCHEDULE,
})
const financeAct = rule(FOUR_YEARS, FINANCE_ACTS, undefined, undefined, {
  otherLaw: FINANCE_ACT_OF_THE_YEAR,
})

const rules = {
  // Slabs

  slabsNew2023: words(
    slabsInWords(newRegimeSlabs['FY 2023-24']),
    rule('FY 2023-24', FINANCE_ACT_2023, 'Section 115BAC(1A)', 'Section 202(1)'),
    'Slab rates, new regime',
  ),
  slabsNew2024: words(
    slabsInWords(newRegimeSlabs['FY 2024-25']),
    rule('FY 2024-25', FINANCE_ACT_2024, 'Section 115BAC(1A)', 'Section 202(1)'),
    'Slab rates, new regime',
  ),
  slabsNew: words(
    slabsInWords(newRegimeSlabs['FY 2025-26']),
    rule(LATEST_YEAR, FINANCE_ACT_2025, 'Section 115BAC(1A)', 'Section 202(1)'),
    'Slab rates, new regime',
  ),
  slabsNew2026: words(
    slabsInWords(newRegimeSlabs['FY 2026-27']),
    rule('FY 2026-27', ACT_2025, 'Section 115BAC(1A)', 'Section 202(1)'),
    'Slab rates, new regime',
  ),
  slabsOld: words(
    slabsInWords(oldRegimeSlabs['FY 2025-26'].below60),
    firstSchedule,
    'Slab rates, old regime, below 60, HUFs and non-residents',
  ),
  slabsOldSenior: words(
    slabsInWords(oldRegimeSlabs['FY 2025-26'].from60To79),
    firstSchedule,
    'Slab rates, old regime, residents aged 60 to 79',
  ),
  slabsOldVerySenior: words(
    slabsInWords(oldRegimeSlabs['FY 2025-26'].from80),
    firstSchedule,
    'Slab rates, old regime, residents aged 80 or more',
  ),

  // Total income

  totalIncomeRounding: words(
    'paise ignored, then to the nearest ₹10, with ₹5 rounded up',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 288A', 'Section 516'),
    'Rounding of total income',
  ),
  incomeAtSlabRates: words(
    'taxed at slab rates after deductions, and never below nil',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 80A', 'Section 122'),
    'Income taxed at slab rates',
  ),
  salaryIncome: words(
    'pay, allowances, perquisites and pension, before deductions',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 15 to 17', 'Sections 15 to 18'),
    'Salary taxed at slab rates',
  ),
  businessIncome: words(
    'profit of a business or profession',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 28', 'Section 26'),
    'Business income taxed at slab rates',
  ),
  otherSourcesIncome: words(
    'added to other income',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 56', 'Section 92'),
    'Interest and dividends taxed at slab rates',
  ),

  // Income with a rate of its own

  longTermIndexedRate2023: percent(
    20,
    rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 112', 'Section 197'),
    'Long-term gains with indexation, other than listed equity',
  ),
  longTermRate: percent(
    12.5,
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Section 112', 'Section 197'),
    'Long-term gains without indexation, other than listed equity',
  ),
  winningsRate: percent(
    30,
    rule(UNDER_1961_ACT, ACT_1961, 'Sections 115BB and 115BBJ', 'Section 194(1)'),
    'Tax on lottery, game-show, betting and online-game winnings',
  ),
  unusedExemption: words(
    'residents deduct it from gains under sections 111A, 112A and 112, highest rate first',
    rule(
      FOUR_YEARS,
      BOTH_ACTS,
      'Provisos to sections 111A(1), 112(1) and 112A(2)',
      'Sections 196, 197 and 198',
    ),
    'Unused basic exemption against special-rate gains',
  ),

  taxOnTotalIncome: words(
    'tax at slab rates and tax at special rates, added up',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 111A to 115BBJ', 'Sections 194 to 198'),
    'Tax on total income',
  ),

  // Rebate

  rebateRelief: words(
    'tax before cess is at most the income above the limit, apart from tax at special rates',
    rule(FOUR_YEARS, BOTH_ACTS, 'First proviso to section 87A', 'Section 156'),
    'Marginal relief on the new-regime rebate',
  ),
  rebateOnSlabTaxOnlyFrom: date(
    '2025-04-01',
    rule('from FY 2025-26', FINANCE_ACT_2025, 'Second proviso to section 87A', 'Section 156(3)'),
    'New-regime rebate limited to slab-rate tax: start date',
  ),
  rebateNotOnEquityGains: words(
    'not reduced by the rebate in either regime',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 112A(6)', 'Section 198(7)'),
    'Tax on long-term gains on listed equity',
  ),

  // Surcharge

  ...surchargeFacts,
  surchargeRelief: words(
    'tax and surcharge go up by at most the income above the step',
    financeAct,
    'Marginal relief on surcharge',
  ),

  // Agricultural income

  agriculturalFrom: amount(
    5000,
    rule(FOUR_YEARS, FINANCE_ACTS, 'Section 10(1)', undefined, {
      otherLaw: FINANCE_ACT_OF_THE_YEAR,
    }),
    'Net agricultural income limit for rate purposes',
  ),
  agriculturalMethod: words(
    'slab tax on both together, less slab tax on agricultural income plus the basic exemption',
    financeAct,
    'Tax with agricultural income (partial integration)',
  ),

  // The end

  taxRounding: words(
    'paise ignored, then to the nearest ₹10, with ₹5 rounded up, once at the end',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 288B', 'Section 516'),
    'Rounding of tax payable',
  ),
} as const satisfies Record<string, TaxFact>

export const computationFacts = {
  ...rules,
  winningsRate2026: carriedOver(rules.winningsRate),
} as const satisfies Record<string, TaxFact>

/** 'nil up to ₹4 lakh, 5% up to ₹8 lakh, 30% above' */
function slabsInWords(slabs: readonly Slab[]): string {
  return slabs
    .map(({ upTo, rate }) => {
      const share = rate === 0 ? 'nil' : `${rate}%`
      return upTo === null ? `${share} above` : `${share} up to ${rupees(upTo)}`
    })
    .join(', ')
}
