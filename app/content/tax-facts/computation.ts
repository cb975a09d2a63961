import { LATEST_YEAR } from '../tax-year.ts'
import { rupees } from './format.ts'
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
  CHECKED,
  carriedOver,
  END_OF_YEAR,
  FOUR_YEARS,
  FROM_JULY_2024,
  NEXT_BUDGET,
  type TaxFact,
  UNDER_1961_ACT,
  UP_TO_JULY_2024,
} from './tax-fact.ts'

/*
 * How tax on total income is worked out, step by step. A step without a figure of its own says its
 * rule in a few words.
 */

const FINANCE_ACT_OF_THE_YEAR = 'Finance Act of the year'
const FIRST_SCHEDULE = 'First Schedule to the Finance Act of the year'

const rules = {
  // Slabs

  slabsNew2023: {
    label: 'Slab rates, new regime',
    value: slabsInWords(newRegimeSlabs['FY 2023-24']),
    unit: 'text',
    year: 'FY 2023-24',
    act1961: 'Section 115BAC(1A)',
    act2025: 'Section 202(1)',
    source: FINANCE_ACT_2023,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  slabsNew2024: {
    label: 'Slab rates, new regime',
    value: slabsInWords(newRegimeSlabs['FY 2024-25']),
    unit: 'text',
    year: 'FY 2024-25',
    act1961: 'Section 115BAC(1A)',
    act2025: 'Section 202(1)',
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  slabsNew: {
    label: 'Slab rates, new regime',
    value: slabsInWords(newRegimeSlabs['FY 2025-26']),
    unit: 'text',
    year: LATEST_YEAR,
    act1961: 'Section 115BAC(1A)',
    act2025: 'Section 202(1)',
    source: FINANCE_ACT_2025,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  slabsNew2026: {
    label: 'Slab rates, new regime',
    value: slabsInWords(newRegimeSlabs['FY 2026-27']),
    unit: 'text',
    year: 'FY 2026-27',
    act1961: 'Section 115BAC(1A)',
    act2025: 'Section 202(1)',
    source: ACT_2025,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  slabsOld: {
    label: 'Slab rates, old regime, below 60, HUFs and non-residents',
    value: slabsInWords(oldRegimeSlabs['FY 2025-26'].below60),
    unit: 'text',
    year: FOUR_YEARS,
    otherLaw: FIRST_SCHEDULE,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  slabsOldSenior: {
    label: 'Slab rates, old regime, residents aged 60 to 79',
    value: slabsInWords(oldRegimeSlabs['FY 2025-26'].from60To79),
    unit: 'text',
    year: FOUR_YEARS,
    otherLaw: FIRST_SCHEDULE,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  slabsOldVerySenior: {
    label: 'Slab rates, old regime, residents aged 80 or more',
    value: slabsInWords(oldRegimeSlabs['FY 2025-26'].from80),
    unit: 'text',
    year: FOUR_YEARS,
    otherLaw: FIRST_SCHEDULE,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // Total income

  totalIncomeRounding: {
    label: 'Rounding of total income',
    value: 'paise ignored, then to the nearest ₹10, with ₹5 rounded up',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 288A',
    act2025: 'Section 516',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  incomeAtSlabRates: {
    label: 'Income taxed at slab rates',
    value: 'taxed at slab rates after deductions, and never below nil',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 80A',
    act2025: 'Section 122',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  salaryIncome: {
    label: 'Salary taxed at slab rates',
    value: 'pay, allowances, perquisites and pension, before deductions',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Sections 15 to 17',
    act2025: 'Sections 15 to 18',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  businessIncome: {
    label: 'Business income taxed at slab rates',
    value: 'profit of a business or profession',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 28',
    act2025: 'Section 26',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  otherSourcesIncome: {
    label: 'Interest and dividends taxed at slab rates',
    value: 'added to other income',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 56',
    act2025: 'Section 92',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // Income with a rate of its own

  longTermIndexedRate2023: {
    label: 'Long-term gains with indexation, other than listed equity',
    value: 20,
    unit: 'percent',
    year: UP_TO_JULY_2024,
    act1961: 'Section 112',
    act2025: 'Section 197',
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  longTermRate: {
    label: 'Long-term gains without indexation, other than listed equity',
    value: 12.5,
    unit: 'percent',
    year: FROM_JULY_2024,
    act1961: 'Section 112',
    act2025: 'Section 197',
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  winningsRate: {
    label: 'Tax on lottery, game-show, betting and online-game winnings',
    value: 30,
    unit: 'percent',
    year: UNDER_1961_ACT,
    act1961: 'Sections 115BB and 115BBJ',
    act2025: 'Section 194(1)',
    source: ACT_1961,
    checkedOn: CHECKED,
    validUntil: END_OF_YEAR,
  },
  unusedExemption: {
    label: 'Unused basic exemption against special-rate gains',
    value: 'residents deduct it from gains under sections 111A, 112A and 112, highest rate first',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Provisos to sections 111A(1), 112(1) and 112A(2)',
    act2025: 'Sections 196, 197 and 198',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  taxOnTotalIncome: {
    label: 'Tax on total income',
    value: 'tax at slab rates and tax at special rates, added up',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Sections 111A to 115BBJ',
    act2025: 'Sections 194 to 198',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // Rebate

  rebateRelief: {
    label: 'Marginal relief on the new-regime rebate',
    value: 'tax before cess is at most the income above the limit, apart from tax at special rates',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'First proviso to section 87A',
    act2025: 'Section 156',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  rebateOnSlabTaxOnlyFrom: {
    label: 'New-regime rebate limited to slab-rate tax: start date',
    value: '2025-04-01',
    unit: 'date',
    year: 'from FY 2025-26',
    act1961: 'Second proviso to section 87A',
    act2025: 'Section 156(3)',
    source: FINANCE_ACT_2025,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  rebateNotOnEquityGains: {
    label: 'Tax on long-term gains on listed equity',
    value: 'not reduced by the rebate in either regime',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 112A(6)',
    act2025: 'Section 198(7)',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // Surcharge

  ...surchargeFacts,
  surchargeRelief: {
    label: 'Marginal relief on surcharge',
    value: 'tax and surcharge go up by at most the income above the step',
    unit: 'text',
    year: FOUR_YEARS,
    otherLaw: FINANCE_ACT_OF_THE_YEAR,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // Agricultural income

  agriculturalFrom: {
    label: 'Net agricultural income limit for rate purposes',
    value: 5000,
    unit: 'rupees',
    year: FOUR_YEARS,
    act1961: 'Section 10(1)',
    otherLaw: FINANCE_ACT_OF_THE_YEAR,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
  agriculturalMethod: {
    label: 'Tax with agricultural income (partial integration)',
    value:
      'slab tax on both together, less slab tax on agricultural income plus the basic exemption',
    unit: 'text',
    year: FOUR_YEARS,
    otherLaw: FINANCE_ACT_OF_THE_YEAR,
    source: FINANCE_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },

  // The end

  taxRounding: {
    label: 'Rounding of tax payable',
    value: 'paise ignored, then to the nearest ₹10, with ₹5 rounded up, once at the end',
    unit: 'text',
    year: FOUR_YEARS,
    act1961: 'Section 288B',
    act2025: 'Section 516',
    source: BOTH_ACTS,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  },
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
