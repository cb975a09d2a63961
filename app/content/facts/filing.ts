import { rupees } from '../plans.ts'
import type { TaxFact } from '../tax-facts.ts'
import { LATEST_YEAR } from '../tax-year.ts'

/**
 * The limits and days that surround a return: who has to file, notices, refunds and what people ask
 * besides the rates. Records look like those of `tax-facts.ts`; questions and guides take a figure
 * from here and name its year with it.
 */

export interface FilingFact
  extends Pick<TaxFact, 'label' | 'value' | 'unit' | 'year' | 'source' | 'checkedOn'> {
  section: string
}

const CHECKED = '2026-11-22'

/** The day on which these facts were last checked: YYYY-MM-DD. */
export const FILING_CHECKED_ON = CHECKED

export const filingFacts = {
  // Who has to file whatever the income is

  currentDeposits: {
    label: 'Deposits in current accounts in the year',
    value: 10000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 139(1), seventh proviso, Income-tax Act 1961',
    source: 'Text of the proviso; Finance (No. 2) Act 2019',
    checkedOn: CHECKED,
  },
  savingsDeposits: {
    label: 'Deposits in savings accounts in the year',
    value: 5000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Rule 12AB, Income-tax Rules 1962',
    source: 'CBDT notification 37/2022',
    checkedOn: CHECKED,
  },
  foreignTravel: {
    label: 'Spending on foreign travel, for oneself or someone else',
    value: 200000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 139(1), seventh proviso, Income-tax Act 1961',
    source: 'Text of the proviso; Finance (No. 2) Act 2019',
    checkedOn: CHECKED,
  },
  electricityBills: {
    label: 'Electricity bills of the year',
    value: 100000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 139(1), seventh proviso, Income-tax Act 1961',
    source: 'Text of the proviso; Finance (No. 2) Act 2019',
    checkedOn: CHECKED,
  },
  tdsDuty: {
    label: 'TDS and TCS of the year together',
    value: 25000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Rule 12AB, Income-tax Rules 1962',
    source: 'CBDT notification 37/2022',
    checkedOn: CHECKED,
  },
  tdsDutySenior: {
    label: 'TDS and TCS of the year together, residents of 60 and older',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Rule 12AB, Income-tax Rules 1962',
    source: 'CBDT notification 37/2022',
    checkedOn: CHECKED,
  },
  salesDuty: {
    label: 'Sales of a business',
    value: 6000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Rule 12AB, Income-tax Rules 1962',
    source: 'CBDT notification 37/2022',
    checkedOn: CHECKED,
  },
  receiptsDuty: {
    label: 'Receipts of a profession',
    value: 1000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Rule 12AB, Income-tax Rules 1962',
    source: 'CBDT notification 37/2022',
    checkedOn: CHECKED,
  },

  // Notices and orders

  defectDays: {
    label: 'Time to correct a defective return',
    value: 15,
    unit: 'days',
    year: 'returns under the 1961 Act',
    section: 'Section 139(9), Income-tax Act 1961',
    source: 'Text of the section; TaxSmooth, defective returns',
    checkedOn: CHECKED,
  },
  adjustmentDays: {
    label: 'Time to answer a proposed adjustment before it is made',
    value: 30,
    unit: 'days',
    year: 'returns under the 1961 Act',
    section: 'Section 143(1), first proviso, Income-tax Act 1961',
    source: 'Text of the section; Tax Management India, section 270 compared',
    checkedOn: CHECKED,
  },
  processingMonths: {
    label:
      'Time for the department to send the intimation, from the end of the financial year of filing',
    value: 9,
    unit: 'months',
    year: 'returns under the 1961 Act',
    section: 'Section 143(1), second proviso, Income-tax Act 1961',
    source: 'Text of the section; BharatTax, section 143',
    checkedOn: CHECKED,
  },
  demandDays: {
    label: 'Time to pay or contest a demand',
    value: 30,
    unit: 'days',
    year: 'orders under the 1961 Act',
    section: 'Section 220(1), Income-tax Act 1961',
    source: 'Text of the section',
    checkedOn: CHECKED,
  },
  demandInterest: {
    label: 'Interest on a demand paid late, for each month or part of one',
    value: 1,
    unit: 'percent',
    year: 'orders under the 1961 Act',
    section: 'Section 220(2), Income-tax Act 1961',
    source: 'Text of the section',
    checkedOn: CHECKED,
  },
  appealDays: {
    label: 'Time to appeal to the Commissioner (Appeals)',
    value: 30,
    unit: 'days',
    year: 'orders under the 1961 Act',
    section: 'Section 249(2), Income-tax Act 1961',
    source: 'CBDT circular 668/1993; text of the section',
    checkedOn: CHECKED,
  },
  rectificationYears: {
    label:
      'Time to have a mistake in an order rectified, from the end of the financial year of the order',
    value: 4,
    unit: 'years',
    year: 'orders under the 1961 Act',
    section: 'Section 154(7), Income-tax Act 1961',
    source: 'BCAS Referencer, rectifications',
    checkedOn: CHECKED,
  },
  reopenLimit: {
    label: 'Time for a notice under section 148, from the end of the assessment year',
    value: '3 years and 3 months',
    unit: 'text',
    year: 'notices from 1 September 2024',
    section: 'Section 149(1)(a), Income-tax Act 1961',
    source: 'Tax Publishers; Tax Management India, section 149',
    checkedOn: CHECKED,
  },
  reopenLimitLarge: {
    label: 'The same where the income left out is large and there is evidence of it',
    value: '5 years and 3 months',
    unit: 'text',
    year: 'notices from 1 September 2024',
    section: 'Section 149(1)(b), Income-tax Act 1961',
    source: 'Tax Publishers; Tax Management India, section 149',
    checkedOn: CHECKED,
  },
  reopenLargeIncome: {
    label: 'Income left out from which the longer limit applies',
    value: 5000000,
    unit: 'rupees',
    year: 'notices from 1 September 2024',
    section: 'Section 149(1)(b), Income-tax Act 1961',
    source: 'Tax Publishers; Tax Management India, section 149',
    checkedOn: CHECKED,
  },

  // Refunds

  refundInterest: {
    label: 'Interest on a refund, for each month or part of one',
    value: 0.5,
    unit: 'percent',
    year: 'refunds under the 1961 Act',
    section: 'Section 244A, Income-tax Act 1961',
    source: 'Text of the section, incometaxindia.gov.in',
    checkedOn: CHECKED,
  },
  refundInterestLeast: {
    label: 'Refund, as a share of the tax, below which no interest is paid',
    value: 10,
    unit: 'percent',
    year: 'refunds under the 1961 Act',
    section: 'Section 244A(1), proviso, Income-tax Act 1961',
    source: 'Text of the section, incometaxindia.gov.in',
    checkedOn: CHECKED,
  },

  // Senior citizens

  seniorAge: {
    label: 'Age from which a resident is a senior citizen',
    value: 60,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  noReturnAge: {
    label: 'Age from which the bank’s deduction can replace the return',
    value: 75,
    unit: 'years',
    year: 'from FY 2021-22',
    section: 'Section 194P, Income-tax Act 1961',
    source: 'CAclubindia, article 53888; Angel One',
    checkedOn: CHECKED,
  },
  interestTdsSenior: {
    label: 'Bank interest of a year up to which no tax is deducted, residents of 60 and older',
    value: 100000,
    unit: 'rupees',
    year: 'from 1 April 2025',
    section: 'Section 194A(3), Income-tax Act 1961',
    source: 'TaxGuru, section 194A revised',
    checkedOn: CHECKED,
  },
  interestTds: {
    label: 'Bank interest of a year up to which no tax is deducted, everyone else',
    value: 50000,
    unit: 'rupees',
    year: 'from 1 April 2025',
    section: 'Section 194A(3), Income-tax Act 1961',
    source: 'TaxGuru, section 194A revised',
    checkedOn: CHECKED,
  },
  interestTdsRate: {
    label: 'Tax deducted from bank interest',
    value: 10,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194A, Income-tax Act 1961',
    source: 'TaxGuru, section 194A revised',
    checkedOn: CHECKED,
  },
  familyPensionNew: {
    label: 'Most that can be deducted from family pension, new regime',
    value: 25000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 57(iia), Income-tax Act 1961',
    source: 'TaxRing, budget 2024',
    checkedOn: CHECKED,
  },
  familyPensionOld: {
    label: 'Most that can be deducted from family pension, old regime',
    value: 15000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 57(iia), Income-tax Act 1961',
    source: 'TaxRing, budget 2024',
    checkedOn: CHECKED,
  },

  // Rent and houses

  rentTdsFormDays: {
    label: 'Time to file the challan statement, from the end of the month of deduction',
    value: 30,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Rule 30, Income-tax Rules 1962',
    source: 'TaxGuru, section 194-IB',
    checkedOn: CHECKED,
  },

  beforePossessionYears: {
    label: 'Interest from before possession is spread over',
    value: 5,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 24(b), Explanation, Income-tax Act 1961',
    source: 'Mint, house property rules',
    checkedOn: CHECKED,
  },

  // Salary and provident fund

  epfService: {
    label: 'Service after which a provident fund withdrawal is free of tax',
    value: 5,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Fourth Schedule, Part A, rule 8, Income-tax Act 1961',
    source: 'Tax Management India, manual 1241',
    checkedOn: CHECKED,
  },
  epfTdsFrom: {
    label: 'Taxable withdrawal from which tax is deducted',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 192A, Income-tax Act 1961',
    source: 'Tax Management India, manual 1241',
    checkedOn: CHECKED,
  },
  epfTds: {
    label: 'Tax deducted from an early withdrawal',
    value: 10,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 192A, Income-tax Act 1961',
    source: 'Tax Management India, manual 1241',
    checkedOn: CHECKED,
  },
  gratuityLimit: {
    label: 'Gratuity free of tax, employees other than of government',
    value: 2000000,
    unit: 'rupees',
    year: 'retirements from 29 March 2018',
    section: 'Section 10(10)(iii), Income-tax Act 1961',
    source: 'CBDT notification 16/2019',
    checkedOn: CHECKED,
  },

  // Professionals

  feesTdsFrom: {
    label: 'Fees from one client in a year up to which no tax is deducted',
    value: 50000,
    unit: 'rupees',
    year: 'from 1 April 2025',
    section: 'Section 194J, Income-tax Act 1961',
    source: 'TaxGuru, section 194J threshold',
    checkedOn: CHECKED,
  },
  feesTds: {
    label: 'Tax deducted from professional fees',
    value: 10,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194J, Income-tax Act 1961',
    source: 'TaxGuru, section 194J threshold',
    checkedOn: CHECKED,
  },
  technicalTds: {
    label: 'Tax deducted from fees for technical services',
    value: 2,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194J, Income-tax Act 1961',
    source: 'CA Guruji, section 194J',
    checkedOn: CHECKED,
  },

  // Investments and gifts

  giftLimit: {
    label: 'Gifts in a year from people who are not relatives, up to which they are free of tax',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 56(2)(x), Income-tax Act 1961',
    source: 'Cafemutual; text of the section',
    checkedOn: CHECKED,
  },
  giftCashLimit: {
    label: 'Cash from one person in a day that no one may accept',
    value: 200000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 269ST, Income-tax Act 1961',
    source: 'Text of the section',
    checkedOn: CHECKED,
  },

  // PAN, TCS and foreign assets

  panLinkFee: {
    label: 'Fee to link PAN with Aadhaar after the last day',
    value: 1000,
    unit: 'rupees',
    year: 'from 1 July 2023',
    section: 'Section 234H, Income-tax Act 1961',
    source: 'Zee News; text of the section',
    checkedOn: CHECKED,
  },
  noPanTds: {
    label: 'Lowest rate at which tax is deducted without an operative PAN',
    value: 20,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 206AA, Income-tax Act 1961',
    source: 'Text of the section',
    checkedOn: CHECKED,
  },
  remittanceLimit: {
    label: 'Money sent abroad in a year up to which no tax is collected',
    value: 1000000,
    unit: 'rupees',
    year: 'from 1 April 2025',
    section: 'Section 206C(1G), Income-tax Act 1961',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  remittanceTcs: {
    label: 'Tax collected on money sent abroad for other purposes, above the limit',
    value: 20,
    unit: 'percent',
    year: 'from 1 April 2025',
    section: 'Section 206C(1G), Income-tax Act 1961',
    source: 'Business Standard, 1 February 2026',
    checkedOn: CHECKED,
  },
  tourTcs: {
    label: 'Tax collected on a foreign tour package, first ₹10 lakh',
    value: 5,
    unit: 'percent',
    year: 'FY 2025-26',
    section: 'Section 206C(1G), Income-tax Act 1961',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  tourTcsAbove: {
    label: 'Tax collected on a foreign tour package, above ₹10 lakh',
    value: 20,
    unit: 'percent',
    year: 'FY 2025-26',
    section: 'Section 206C(1G), Income-tax Act 1961',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  studyTcs: {
    label: 'Tax collected on money sent abroad for education or treatment, above the limit',
    value: 5,
    unit: 'percent',
    year: 'FY 2025-26',
    section: 'Section 206C(1G), Income-tax Act 1961',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  tourTcs2026: {
    label: 'Tax collected on a foreign tour package, any amount',
    value: 2,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Section 394, Income-tax Act 2025',
    source: 'Mint, 1 February 2026; Taxscan',
    checkedOn: CHECKED,
  },
  disclosureTaxed: {
    label:
      'Foreign assets already taxed or bought as a non-resident: value up to which the scheme is open',
    value: 50000000,
    unit: 'rupees',
    year: 'scheme of 2026',
    section: 'Finance Act 2026, sections 114 to 128',
    source: 'Deccan Herald; CA Nitin Pathak',
    checkedOn: CHECKED,
  },
  disclosureUntaxed: {
    label: 'Foreign assets or income never taxed: value up to which the scheme is open',
    value: 10000000,
    unit: 'rupees',
    year: 'scheme of 2026',
    section: 'Finance Act 2026, sections 114 to 128',
    source: 'Deccan Herald; CA Nitin Pathak',
    checkedOn: CHECKED,
  },
  disclosureTax: {
    label: 'Tax of the scheme on what was never taxed, payable twice over',
    value: 30,
    unit: 'percent',
    year: 'scheme of 2026',
    section: 'Finance Act 2026, sections 114 to 128',
    source: 'Deccan Herald; CA Nitin Pathak',
    checkedOn: CHECKED,
  },
  disclosureFee: {
    label: 'Fee of the scheme where only the reporting was missed',
    value: 100000,
    unit: 'rupees',
    year: 'scheme of 2026',
    section: 'Finance Act 2026, sections 114 to 128',
    source: 'Deccan Herald; CA Nitin Pathak',
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, FilingFact>

export type FilingFactId = keyof typeof filingFacts

/** '₹25,000', '15 days', '0.5%' */
export function filingFact(id: FilingFactId): string {
  const { value, unit } = filingFacts[id]
  if (typeof value === 'string') return value
  if (unit === 'rupees') return rupees(value)
  return unit === 'percent' ? `${value}%` : `${value} ${unit}`
}

/** '₹1 crore', '₹2 lakh', '₹25,000' */
export function filingFactInWords(id: FilingFactId): string {
  const { value, unit }: FilingFact = filingFacts[id]
  if (typeof value === 'string' || unit !== 'rupees' || value < LAKH) return filingFact(id)
  return value < CRORE ? `₹${value / LAKH} lakh` : `₹${value / CRORE} crore`
}

const LAKH = 100000
const CRORE = 10000000

/** 'FY 2025-26, AY 2026-27': the year in a form that fits between brackets. */
export function filingYearOf(id: FilingFactId): string {
  return filingFacts[id].year.replace(/ \((.+)\)$/, ', $1')
}
