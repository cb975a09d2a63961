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
  remittanceLimit: {
    label: 'Yearly money sent abroad without TCS',
    value: 1000000,
    unit: 'rupees',
    source: MINT,
    ...fromApril2025,
  },
  remittanceTcs: {
    label: 'TCS on money sent abroad, other purposes',
    value: 20,
    unit: 'percent',
    source: 'Business Standard, 1 February 2026',
    ...fromApril2025,
  },
  studyTcs: {
    label: 'TCS on money sent abroad, education or medical treatment',
    value: 5,
    unit: 'percent',
    source: MINT,
    ...in2025,
  },
  tcsStudyAbroad2026: {
    label: 'TCS on money sent abroad, education or medical treatment',
    value: 2,
    unit: 'percent',
    source: FINANCE_ACT_2026,
    ...fromApril2026,
    checkedOn: CHECKED,
  },
  tourTcs: {
    label: 'TCS on foreign tour packages up to ₹10 lakh',
    value: 5,
    unit: 'percent',
    source: MINT,
    ...in2025,
  },
  tourTcsAbove: {
    label: 'TCS on foreign tour packages above ₹10 lakh',
    value: 20,
    unit: 'percent',
    source: MINT,
    ...in2025,
  },
  tourTcs2026: {
    label: 'TCS on foreign tour packages, any amount',
    value: 2,
    unit: 'percent',
    source: `${MINT}; Taxscan`,
    ...fromApril2026,
  },
  disclosureTaxed: {
    label: 'Disclosure scheme: limit, taxed or non-resident purchases',
    value: 50000000,
    unit: 'rupees',
    ...scheme,
  },
  disclosureUntaxed: {
    label: 'Disclosure scheme: limit, never-taxed assets or income',
    value: 10000000,
    unit: 'rupees',
    ...scheme,
  },
  disclosureTax: {
    label: 'Disclosure scheme: tax on untaxed assets, plus equal amount',
    value: 30,
    unit: 'percent',
    ...scheme,
  },
  disclosureFee: {
    label: 'Disclosure scheme: fee for missed reporting alone',
    value: 100000,
    unit: 'rupees',
    ...scheme,
  },
} as const satisfies Record<string, TaxFact>
