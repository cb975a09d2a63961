import { amount, percent } from '../row.ts'
import { FINANCE_ACT_2026 } from '../sources.ts'
import { CHECKED, END_OF_YEAR, FILING_CHECKED, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

const collected = {
  act1961: 'Section 206C(1G)',
  act2025: 'Section 394',
  checkedOn: FILING_CHECKED,
} as const
const in2025 = { ...collected, year: 'FY 2025-26', validUntil: END_OF_YEAR } as const
const fromApril2025 = { ...collected, year: 'from 1 April 2025', validUntil: NEXT_BUDGET } as const
const fromApril2026 = { ...collected, year: 'from 1 April 2026', validUntil: NEXT_BUDGET } as const

const MINT = 'Mint, 1 February 2026'

/** The scheme’s sections were renumbered when the Bill became the Act, so none is named. */
const scheme = {
  year: 'scheme of 2026',
  otherLaw: 'Finance Act 2026, Foreign Assets of Small Taxpayers Disclosure Scheme',
  source: 'Deccan Herald; CA Nitin Pathak; Tax Management India',
  checkedOn: FILING_CHECKED,
  validUntil: NEXT_BUDGET,
} as const

/** Money sent abroad, and assets abroad that were left out of a return. */
export const abroadFacts = {
  remittanceLimit: amount(
    1000000,
    { ...fromApril2025, source: MINT },
    'Yearly money sent abroad without TCS',
  ),
  remittanceTcs: percent(
    20,
    { ...fromApril2025, source: 'Business Standard, 1 February 2026' },
    'TCS on money sent abroad, other purposes',
  ),
  studyTcs: percent(
    5,
    { ...in2025, source: MINT },
    'TCS on money sent abroad, education or medical treatment',
  ),
  tcsStudyAbroad2026: percent(
    2,
    { ...fromApril2026, source: FINANCE_ACT_2026, checkedOn: CHECKED },
    'TCS on money sent abroad, education or medical treatment',
  ),
  tourTcs: percent(5, { ...in2025, source: MINT }, 'TCS on foreign tour packages up to ₹10 lakh'),
  tourTcsAbove: percent(
    20,
    { ...in2025, source: MINT },
    'TCS on foreign tour packages above ₹10 lakh',
  ),
  tourTcs2026: percent(
    2,
    { ...fromApril2026, source: `${MINT}; Taxscan` },
    'TCS on foreign tour packages, any amount',
  ),
  disclosureTaxed: amount(
    50000000,
    scheme,
    'Disclosure scheme: limit, taxed or non-resident purchases',
  ),
  disclosureUntaxed: amount(
    10000000,
    scheme,
    'Disclosure scheme: limit, never-taxed assets or income',
  ),
  disclosureTax: percent(30, scheme, 'Disclosure scheme: tax on untaxed assets, plus equal amount'),
  disclosureFee: amount(100000, scheme, 'Disclosure scheme: fee for missed reporting alone'),
} as const satisfies Record<string, TaxFact>
