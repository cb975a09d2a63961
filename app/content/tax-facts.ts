import { LATEST_YEAR } from './tax-year.ts'

/**
 * Every rate, limit and date of tax law that the site shows, each with its year, its section and
 * its source. Pages never type a figure into a sentence: they take it from here through `fact`,
 * `factWithYear` or `factInWords`, and name the year with it. A figure that is not certain is left
 * out.
 *
 * How ids are named: without a year the record is the rule for the latest returns and today; with
 * a year (`…2023`) it is the rule for the financial year that begins in it; `…Ay2026` counts
 * assessment years. When the law changes, add a record for the old year and then change the rule.
 *
 * FY 2025-26 is assessed under the Income-tax Act 1961; from 1 April 2026 (tax year 2026-27) the
 * Income-tax Act 2025 applies. Due dates are those set by law and circular: extensions have to be
 * checked again each season.
 */

export interface TaxFact {
  label: string
  /** A number for rupees, percent, months, years and days; an ISO date for a date. */
  value: number | string
  unit: 'rupees' | 'percent' | 'months' | 'years' | 'days' | 'date' | 'text'
  year: string
  section: string
  /** Short name of the publication relied on. */
  source: string
  checkedOn: string
}

export { LATEST_YEAR }

const CHECKED = '2026-11-21'
const FOUR_YEARS = 'FY 2023-24 to FY 2026-27'
const UNDER_1961_ACT = 'FY 2023-24 to FY 2025-26'
const UP_TO_JULY_2024 = 'FY 2023-24 to 22 July 2024'
const FROM_JULY_2024 = 'from 23 July 2024'

export const taxFacts = {
  // Rates and slabs: the new regime

  basicExemptionNew2023: {
    label: 'Income free of tax in the new regime',
    value: 300000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 115BAC, Income-tax Act 1961',
    source: 'Business Today, 1 February 2023',
    checkedOn: CHECKED,
  },
  basicExemptionNew2024: {
    label: 'Income free of tax in the new regime',
    value: 300000,
    unit: 'rupees',
    year: 'FY 2024-25',
    section: 'Section 115BAC, Income-tax Act 1961',
    source: 'CA Sahuja, slab rates',
    checkedOn: CHECKED,
  },
  basicExemptionNew: {
    label: 'Income free of tax in the new regime',
    value: 400000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 115BAC, Income-tax Act 1961',
    source: 'Ministry of Finance FAQ on the Finance Act 2025',
    checkedOn: CHECKED,
  },
  basicExemptionNew2026: {
    label: 'Income free of tax in the new regime',
    value: 400000,
    unit: 'rupees',
    year: 'FY 2026-27',
    section: 'Default regime, Income-tax Act 2025',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  topRateFromNew2023: {
    label: 'Income above which the highest slab of the new regime applies',
    value: 1500000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 115BAC, Income-tax Act 1961',
    source: 'Business Today, 1 February 2023',
    checkedOn: CHECKED,
  },
  topRateFromNew: {
    label: 'Income above which the highest slab of the new regime applies',
    value: 2400000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 115BAC, Income-tax Act 1961',
    source: 'Ministry of Finance FAQ on the Finance Act 2025',
    checkedOn: CHECKED,
  },
  topRate: {
    label: 'Rate of the highest slab, both regimes',
    value: 30,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 115BAC of the 1961 Act and First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },

  // Rates and slabs: the old regime

  basicExemptionOld: {
    label: 'Income free of tax in the old regime, below 60 years of age',
    value: 250000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  basicExemptionOldSenior: {
    label: 'Income free of tax in the old regime, residents from 60 to below 80 years of age',
    value: 300000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  basicExemptionOldVerySenior: {
    label: 'Income free of tax in the old regime, residents of 80 years of age and above',
    value: 500000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  topRateFromOld: {
    label: 'Income above which the highest slab of the old regime applies',
    value: 1000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'First Schedule to the Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },

  // Rates and slabs: rebate, cess, surcharge

  rebateIncomeNew2023: {
    label: 'Total income up to which the new-regime rebate leaves no tax (residents)',
    value: 700000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'CA Sahuja, section 87A note',
    checkedOn: CHECKED,
  },
  rebateMostNew2023: {
    label: 'Largest new-regime rebate',
    value: 25000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'CA Sahuja, section 87A note',
    checkedOn: CHECKED,
  },
  rebateIncomeNew2024: {
    label: 'Total income up to which the new-regime rebate leaves no tax (residents)',
    value: 700000,
    unit: 'rupees',
    year: 'FY 2024-25',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'CA Sahuja, section 87A note',
    checkedOn: CHECKED,
  },
  rebateMostNew2024: {
    label: 'Largest new-regime rebate',
    value: 25000,
    unit: 'rupees',
    year: 'FY 2024-25',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'CA Sahuja, section 87A note',
    checkedOn: CHECKED,
  },
  rebateIncomeNew: {
    label: 'Total income up to which the new-regime rebate leaves no tax (residents)',
    value: 1200000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 87A, Income-tax Act 1961',
    source: 'Ministry of Finance FAQ on the Finance Act 2025',
    checkedOn: CHECKED,
  },
  rebateMostNew: {
    label: 'Largest new-regime rebate',
    value: 60000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 87A, Income-tax Act 1961',
    source: 'Ministry of Finance FAQ on the Finance Act 2025',
    checkedOn: CHECKED,
  },
  rebateIncomeNew2026: {
    label: 'Total income up to which the new-regime rebate leaves no tax (residents)',
    value: 1200000,
    unit: 'rupees',
    year: 'FY 2026-27',
    section: 'Rebate provision of the Income-tax Act 2025 (section 87A of the 1961 Act)',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  rebateIncomeOld: {
    label: 'Total income up to which the old-regime rebate leaves no tax (residents)',
    value: 500000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Section 87A of the 1961 Act; rebate provision of the 2025 Act',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  rebateMostOld: {
    label: 'Largest old-regime rebate',
    value: 12500,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Section 87A of the 1961 Act; rebate provision of the 2025 Act',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  marginalReliefEnd2023: {
    label: 'Total income at which marginal relief on the rebate runs out, new regime',
    value: 727777,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'Worked out from the slabs of the year',
    checkedOn: CHECKED,
  },
  marginalReliefEnd2024: {
    label: 'Total income at which marginal relief on the rebate runs out, new regime',
    value: 722222,
    unit: 'rupees',
    year: 'FY 2024-25',
    section: 'Section 87A, Income-tax Act 1961',
    source: 'Worked out from the slabs of the year',
    checkedOn: CHECKED,
  },
  marginalReliefEnd: {
    label: 'Total income at which marginal relief on the rebate runs out, new regime',
    value: 1270588,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 87A, Income-tax Act 1961',
    source: 'Worked out from the slabs of the year',
    checkedOn: CHECKED,
  },
  taxFreeSalaryNew: {
    label: 'Gross salary without other income on which the new regime leaves no tax (residents)',
    value: 1275000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Sections 16(ia) and 87A, Income-tax Act 1961',
    source: 'Worked out from rebate and standard deduction; india-tax-guru test figures',
    checkedOn: CHECKED,
  },
  cess: {
    label: 'Health and education cess on tax and surcharge',
    value: 4,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'RNM India, budget note 2026',
    checkedOn: CHECKED,
  },
  surchargeFrom: {
    label: 'Total income above which surcharge begins',
    value: 5000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'TaxGuru, surcharge page',
    checkedOn: CHECKED,
  },
  surchargeFirstRate: {
    label: 'Surcharge at its first step',
    value: 10,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'TaxGuru, surcharge page',
    checkedOn: CHECKED,
  },
  surchargeMostNew: {
    label: 'Highest surcharge in the new regime',
    value: 25,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'TaxGuru, surcharge page',
    checkedOn: CHECKED,
  },
  surchargeMostOld: {
    label: 'Highest surcharge in the old regime',
    value: 37,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'TaxGuru, surcharge page',
    checkedOn: CHECKED,
  },
  surchargeMostGains: {
    label: 'Highest surcharge on tax on equity and other long-term capital gains and dividends',
    value: 15,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Finance Act of the year',
    source: 'TaxGuru, surcharge page',
    checkedOn: CHECKED,
  },

  // Deductions

  standardDeductionNew2023: {
    label: 'Standard deduction from salary, new regime',
    value: 50000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 16(ia), Income-tax Act 1961',
    source: 'Karnan LG, section 16(ia) note',
    checkedOn: CHECKED,
  },
  standardDeductionNew2024: {
    label: 'Standard deduction from salary, new regime',
    value: 75000,
    unit: 'rupees',
    year: 'FY 2024-25',
    section: 'Section 16(ia), Income-tax Act 1961',
    source: 'Karnan LG, section 16(ia) note',
    checkedOn: CHECKED,
  },
  standardDeductionNew: {
    label: 'Standard deduction from salary, new regime',
    value: 75000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 16(ia), Income-tax Act 1961',
    source: 'Tax Management India, manual on section 16(ia)',
    checkedOn: CHECKED,
  },
  standardDeductionNew2026: {
    label: 'Standard deduction from salary, new regime',
    value: 75000,
    unit: 'rupees',
    year: 'FY 2026-27',
    section: 'Standard deduction from salary, Income-tax Act 2025',
    source: 'Mint, 1 February 2026',
    checkedOn: CHECKED,
  },
  standardDeductionOld: {
    label: 'Standard deduction from salary, old regime',
    value: 50000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Section 16(ia) of the 1961 Act; standard deduction of the 2025 Act',
    source: 'Tax Management India, manual on section 16(ia)',
    checkedOn: CHECKED,
  },
  section80c: {
    label: 'Provident fund, life insurance, ELSS, home loan principal and similar, old regime',
    value: 150000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80C, Income-tax Act 1961',
    source: 'Moneycontrol, deductions in the old regime, 2025',
    checkedOn: CHECKED,
  },
  section80c2026: {
    label: 'The same limit for provident fund, life insurance and similar, old regime',
    value: 150000,
    unit: 'rupees',
    year: 'FY 2026-27',
    section: 'Section 123, Income-tax Act 2025',
    source: 'AUBSP, text of section 123',
    checkedOn: CHECKED,
  },
  npsOwn: {
    label: 'Own contribution to the National Pension System beyond section 80C’s limit, old regime',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80CCD(1B), Income-tax Act 1961',
    source: 'CA Devesh Thakur, old-regime deductions',
    checkedOn: CHECKED,
  },
  npsEmployerNew: {
    label: 'Employer’s contribution to the National Pension System, share of salary, new regime',
    value: 14,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 80CCD(2), Income-tax Act 1961',
    source: 'Economic Times and CNBC-TV18 on the Finance (No. 2) Act 2024',
    checkedOn: CHECKED,
  },
  npsEmployerOld: {
    label:
      "Employer's contribution to the National Pension System, share of salary, old regime, employers other than government",
    value: 10,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 80CCD(2), Income-tax Act 1961',
    source: 'The Tribune, employer NPS contributions',
    checkedOn: CHECKED,
  },
  healthPremium: {
    label: 'Health insurance premium for oneself and family, old regime',
    value: 25000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80D, Income-tax Act 1961',
    source: 'Moneycontrol, deductions in the old regime, 2025',
    checkedOn: CHECKED,
  },
  healthPremiumSenior: {
    label: 'Health insurance premium where the insured is 60 or older, old regime',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80D, Income-tax Act 1961',
    source: 'Moneycontrol, deductions in the old regime, 2025',
    checkedOn: CHECKED,
  },
  savingsInterest: {
    label: 'Savings account interest, below 60 years of age, old regime',
    value: 10000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80TTA, Income-tax Act 1961',
    source: 'Moneycontrol, deductions in the old regime, 2025',
    checkedOn: CHECKED,
  },
  depositInterestSenior: {
    label: 'Deposit interest, residents of 60 and older, old regime',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 80TTB, Income-tax Act 1961',
    source: 'UrbanPro, budget changes in sections 80TTA and 80TTB',
    checkedOn: CHECKED,
  },
  homeLoanInterest: {
    label: 'Interest on the loan for a self-occupied house, old regime',
    value: 200000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 24(b), Income-tax Act 1961',
    source: 'Outlook Money, home loan benefits',
    checkedOn: CHECKED,
  },
  houseLossSetOff: {
    label:
      'Loss from house property that may be set off against other income in a year, old regime',
    value: 200000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 71(3A), Income-tax Act 1961',
    source: 'Mint, house property rules; The Tax Talk, February 2025',
    checkedOn: CHECKED,
  },
  rentStandardDeduction: {
    label: 'Share of net rent deducted for repairs and the like, both regimes',
    value: 30,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 24(a), Income-tax Act 1961',
    source: 'Outlook Money, taxation of rental property',
    checkedOn: CHECKED,
  },
  leaveEncashment: {
    label:
      'Leave encashment free of tax on retirement of any kind, employees other than of government',
    value: 2500000,
    unit: 'rupees',
    year: 'from FY 2023-24',
    section: 'Section 10(10AA), Income-tax Act 1961; notification 31/2023',
    source: 'PIB, 25 May 2023',
    checkedOn: CHECKED,
  },
  insurancePremium: {
    label:
      'Yearly premium of life policies, other than unit-linked ones, above which maturity money is taxed',
    value: 500000,
    unit: 'rupees',
    year: 'policies issued from 1 April 2023',
    section: 'Section 10(10D), Income-tax Act 1961',
    source: 'Mint, August 2023',
    checkedOn: CHECKED,
  },

  // House rent allowance

  hraMetroShare: {
    label: 'Share of salary that limits HRA in the listed cities',
    value: 50,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 10(13A) and rule 2A; Income-tax Rules 2026 from 1 April 2026',
    source: 'Angel One, HRA note, February 2026',
    checkedOn: CHECKED,
  },
  hraOtherShare: {
    label: 'Share of salary that limits HRA elsewhere',
    value: 40,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 10(13A) and rule 2A; Income-tax Rules 2026 from 1 April 2026',
    source: 'Angel One, HRA note, February 2026',
    checkedOn: CHECKED,
  },
  hraRentLess: {
    label: 'Share of salary taken off the rent paid in working out HRA',
    value: 10,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 10(13A) and rule 2A; Income-tax Rules 2026 from 1 April 2026',
    source: 'Angel One, HRA note, February 2026',
    checkedOn: CHECKED,
  },
  hraMetroCities: {
    label: 'Cities with the higher HRA share',
    value: 'Delhi, Mumbai, Kolkata and Chennai',
    unit: 'text',
    year: 'up to FY 2025-26',
    section: 'Rule 2A, Income-tax Rules 1962',
    source: 'Angel One, HRA note, February 2026',
    checkedOn: CHECKED,
  },
  hraNewMetroCities: {
    label: 'Cities added to those with the higher HRA share',
    value: 'Bengaluru, Hyderabad, Pune and Ahmedabad',
    unit: 'text',
    year: 'from 1 April 2026',
    section: 'Income-tax Rules 2026',
    source: 'Mint, 9 February 2026; AIRR News, March 2026',
    checkedOn: CHECKED,
  },
  landlordPanRent: {
    label: 'Yearly rent above which the landlord’s PAN has to be given',
    value: 100000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Rule 26C with Form 12BB; Form 124 from 1 April 2026',
    source: 'Angel One, February 2026; Times of India on Form 124',
    checkedOn: CHECKED,
  },
  rentTdsMonthly: {
    label: 'Monthly rent above which a tenant deducts tax for a resident landlord',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194-IB, Income-tax Act 1961',
    source: 'TaxGuru, section 194-IB',
    checkedOn: CHECKED,
  },
  rentTdsRate: {
    label: 'Tax a tenant deducts from rent above the monthly limit',
    value: 2,
    unit: 'percent',
    year: 'from 1 October 2024',
    section: 'Section 194-IB, Income-tax Act 1961',
    source: 'TaxGuru, section 194-IB',
    checkedOn: CHECKED,
  },

  // Capital gains: listed equity and equity funds

  capitalGainsLastOldDay: {
    label: 'Last day of sale under the earlier capital gains rates',
    value: '2024-07-22',
    unit: 'date',
    year: 'FY 2024-25',
    section: 'Finance (No. 2) Act 2024',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  capitalGainsChange: {
    label: 'First day of sale under today’s capital gains rates',
    value: '2024-07-23',
    unit: 'date',
    year: 'FY 2024-25',
    section: 'Finance (No. 2) Act 2024',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgEquityRate2023: {
    label: 'Long-term capital gains on listed equity, sold up to 22 July 2024',
    value: 10,
    unit: 'percent',
    year: UP_TO_JULY_2024,
    section: 'Section 112A, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgEquityExemption2023: {
    label: 'Long-term gains on listed equity free of tax in a year',
    value: 100000,
    unit: 'rupees',
    year: 'FY 2023-24',
    section: 'Section 112A, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgEquityRate: {
    label: 'Long-term capital gains on listed equity, sold from 23 July 2024',
    value: 12.5,
    unit: 'percent',
    year: FROM_JULY_2024,
    section: 'Section 112A, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgEquityExemption: {
    label: 'Long-term gains on listed equity free of tax in a year',
    value: 125000,
    unit: 'rupees',
    year: 'from FY 2024-25',
    section: 'Section 112A, Income-tax Act 1961',
    source: 'Freefincal, June 2025',
    checkedOn: CHECKED,
  },
  stcgEquityRate2023: {
    label: 'Short-term capital gains on listed equity, sold up to 22 July 2024',
    value: 15,
    unit: 'percent',
    year: UP_TO_JULY_2024,
    section: 'Section 111A, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  stcgEquityRate: {
    label: 'Short-term capital gains on listed equity, sold from 23 July 2024',
    value: 20,
    unit: 'percent',
    year: FROM_JULY_2024,
    section: 'Section 111A, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  holdingEquity: {
    label: 'Holding period of listed equity and equity funds: long term when held for more than',
    value: 12,
    unit: 'months',
    year: UNDER_1961_ACT,
    section: 'Section 2(42A), Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  grandfatheringDate: {
    label: 'Day whose price may stand in for the cost of older listed equity',
    value: '2018-01-31',
    unit: 'date',
    year: 'bought on or before that day',
    section: 'Section 55(2)(ac), Income-tax Act 1961',
    source: 'MS Associates, section 55(2)(ac)',
    checkedOn: CHECKED,
  },

  // Capital gains: property, funds and other assets

  ltcgPropertyRate2023: {
    label: 'Long-term gains on land and buildings with indexation, sold up to 22 July 2024',
    value: 20,
    unit: 'percent',
    year: UP_TO_JULY_2024,
    section: 'Section 112, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgPropertyRate: {
    label: 'Long-term gains on land and buildings without indexation, sold from 23 July 2024',
    value: 12.5,
    unit: 'percent',
    year: FROM_JULY_2024,
    section: 'Section 112, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgPropertyIndexedRate: {
    label:
      'Long-term gains on land and buildings bought before 23 July 2024, with indexation (resident individuals and HUFs)',
    value: 20,
    unit: 'percent',
    year: FROM_JULY_2024,
    section: 'Second proviso to section 112(1), Income-tax Act 1961',
    source: 'Income Tax Department tutorial on LTCG; Hindu BusinessLine, September 2024',
    checkedOn: CHECKED,
  },
  ltcgOtherRate2023: {
    label:
      'Long-term gains on unlisted shares, gold and other assets with indexation, sold up to 22 July 2024',
    value: 20,
    unit: 'percent',
    year: UP_TO_JULY_2024,
    section: 'Section 112, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  ltcgOtherRate: {
    label: 'Long-term gains on unlisted shares, gold and other assets, sold from 23 July 2024',
    value: 12.5,
    unit: 'percent',
    year: FROM_JULY_2024,
    section: 'Section 112, Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  holdingProperty: {
    label: 'Holding period of land and buildings: long term when held for more than',
    value: 24,
    unit: 'months',
    year: UNDER_1961_ACT,
    section: 'Section 2(42A), Income-tax Act 1961',
    source: 'CK Darji, capital gains after 23 July 2024',
    checkedOn: CHECKED,
  },
  holdingOther2023: {
    label: 'Holding period of gold, debt funds and other assets, sold up to 22 July 2024',
    value: 36,
    unit: 'months',
    year: UP_TO_JULY_2024,
    section: 'Section 2(42A), Income-tax Act 1961',
    source: 'CA Sonit H Shetty, holding periods',
    checkedOn: CHECKED,
  },
  holdingOther: {
    label: 'Holding period of gold, debt and other assets, sold from 23 July 2024',
    value: 24,
    unit: 'months',
    year: FROM_JULY_2024,
    section: 'Section 2(42A), Income-tax Act 1961',
    source: 'CA Sonit H Shetty, holding periods',
    checkedOn: CHECKED,
  },
  debtFundCutOff: {
    label:
      'Debt fund units bought from this day are taxed at slab rates however long they are held',
    value: '2023-04-01',
    unit: 'date',
    year: 'from FY 2023-24',
    section: 'Section 50AA, Income-tax Act 1961',
    source: 'india-tax-guru, documentation',
    checkedOn: CHECKED,
  },
  buybackGainsFrom: {
    label: 'Buybacks of shares are taxed as capital gains from',
    value: '2026-04-01',
    unit: 'date',
    year: 'FY 2026-27',
    section: 'Finance Act 2026',
    source: 'Finsafe and News18, budget notes 2026',
    checkedOn: CHECKED,
  },
  goldBondRuleFrom: {
    label: 'Sovereign gold bonds: redemption free of tax for the original subscriber only, from',
    value: '2026-04-01',
    unit: 'date',
    year: 'FY 2026-27',
    section: 'Finance Act 2026',
    source: 'Tax Management India, note 15789; Finsafe',
    checkedOn: CHECKED,
  },
  propertyValueDate: {
    label: 'Day whose market value may stand in for the cost of older property',
    value: '2001-04-01',
    unit: 'date',
    year: 'acquired before that day',
    section: 'Section 55(2)(b), Income-tax Act 1961',
    source: 'Income Tax Department tutorial on LTCG',
    checkedOn: CHECKED,
  },
  inflationIndexBase: {
    label: 'Cost inflation index of the base year',
    value: '100',
    unit: 'text',
    year: 'FY 2001-02',
    section: 'Section 48, Income-tax Act 1961',
    source: 'Taxindiainternational, notification 44/2024',
    checkedOn: CHECKED,
  },
  inflationIndex2010: {
    label: 'Cost inflation index',
    value: '167',
    unit: 'text',
    year: 'FY 2010-11',
    section: 'Section 48, Income-tax Act 1961',
    source: 'Index tables of five public tax calculators, compared',
    checkedOn: CHECKED,
  },
  inflationIndex2018: {
    label: 'Cost inflation index',
    value: '280',
    unit: 'text',
    year: 'FY 2018-19',
    section: 'Section 48, Income-tax Act 1961',
    source: 'Index tables of five public tax calculators, compared',
    checkedOn: CHECKED,
  },
  inflationIndex2024: {
    label: 'Cost inflation index',
    value: '363',
    unit: 'text',
    year: 'FY 2024-25',
    section: 'Section 48, Income-tax Act 1961',
    source: 'Taxindiainternational, notification 44/2024',
    checkedOn: CHECKED,
  },
  inflationIndex: {
    label: 'Cost inflation index',
    value: '376',
    unit: 'text',
    year: LATEST_YEAR,
    section: 'Section 48, Income-tax Act 1961',
    source: 'ABCAUS, cost inflation index',
    checkedOn: CHECKED,
  },
  stampValueTolerance: {
    label: 'Excess of the stamp duty value over the sale price that is overlooked',
    value: 10,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 50C, Income-tax Act 1961',
    source: 'Tax Management India, text of section 50C',
    checkedOn: CHECKED,
  },
  newHouseBefore: {
    label: 'A new house may be bought this long before the sale',
    value: 1,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Sections 54 and 54F, Income-tax Act 1961',
    source: 'NRSCO, exemptions on immovable property 2025-26',
    checkedOn: CHECKED,
  },
  newHouseAfter: {
    label: 'A new house may be bought this long after the sale',
    value: 2,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Sections 54 and 54F, Income-tax Act 1961',
    source: 'NRSCO, exemptions on immovable property 2025-26',
    checkedOn: CHECKED,
  },
  newHouseBuilt: {
    label: 'A new house may be built within this time of the sale',
    value: 3,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Sections 54 and 54F, Income-tax Act 1961',
    source: 'NRSCO, exemptions on immovable property 2025-26',
    checkedOn: CHECKED,
  },
  newHouseCeiling: {
    label: 'Cost of a new house beyond which nothing more is exempt',
    value: 100000000,
    unit: 'rupees',
    year: 'from FY 2023-24',
    section: 'Sections 54 and 54F, Income-tax Act 1961',
    source: 'Tax Management India, Finance Act 2023, section 25',
    checkedOn: CHECKED,
  },
  gainBondsLimit: {
    label: 'Most that may be put into capital gains bonds',
    value: 5000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 54EC, Income-tax Act 1961',
    source: 'NRSCO, exemptions on immovable property 2025-26',
    checkedOn: CHECKED,
  },
  gainBondsWindow: {
    label: 'Time after the sale to buy capital gains bonds',
    value: 6,
    unit: 'months',
    year: LATEST_YEAR,
    section: 'Section 54EC, Income-tax Act 1961',
    source: 'NRSCO, exemptions on immovable property 2025-26',
    checkedOn: CHECKED,
  },
  gainBondsLock: {
    label: 'Capital gains bonds are held for',
    value: 5,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 54EC, Income-tax Act 1961',
    source: 'CA Rajput, bonds under section 54EC',
    checkedOn: CHECKED,
  },
  propertyTdsFrom: {
    label:
      'Price or stamp duty value from which the buyer of a house deducts tax, seller resident in India',
    value: 5000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194-IA, Income-tax Act 1961',
    source: 'ClearTax, section 194-IA',
    checkedOn: CHECKED,
  },
  propertyTdsRate: {
    label: 'Tax the buyer of a house deducts, seller resident in India',
    value: 1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194-IA, Income-tax Act 1961',
    source: 'ClearTax, section 194-IA',
    checkedOn: CHECKED,
  },

  // Capital gains: digital assets

  cryptoRate: {
    label: 'Tax on gains from virtual digital assets, whatever the slab',
    value: 30,
    unit: 'percent',
    year: 'FY 2022-23 to FY 2025-26',
    section: 'Section 115BBH, Income-tax Act 1961',
    source: 'Text of section 115BBH at CAclubindia',
    checkedOn: CHECKED,
  },
  cryptoTds: {
    label: 'Tax deducted at source on a transfer of virtual digital assets',
    value: 1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: 'CAclubindia, sections 194S and 115BBH',
    checkedOn: CHECKED,
  },
  cryptoTdsFrom: {
    label: 'Value above which tax is deducted on virtual digital assets',
    value: 10000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: 'Mint, crypto taxation',
    checkedOn: CHECKED,
  },
  cryptoTdsFromSpecified: {
    label: 'The same for specified persons, among them most individuals without business income',
    value: 50000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 194S, Income-tax Act 1961',
    source: 'Mint, crypto taxation',
    checkedOn: CHECKED,
  },

  // Losses

  lossCarryForward: {
    label: 'Capital, business and house property losses may be carried forward for',
    value: 8,
    unit: 'years',
    year: UNDER_1961_ACT,
    section: 'Sections 71B, 72 and 74, Income-tax Act 1961',
    source: 'CA Rajput, F&O page; The Tax Talk, February 2025',
    checkedOn: CHECKED,
  },
  speculativeLossCarryForward: {
    label: 'Losses from intraday equity trading (speculative) may be carried forward for',
    value: 4,
    unit: 'years',
    year: UNDER_1961_ACT,
    section: 'Section 73, Income-tax Act 1961',
    source: 'CA Rajput, F&O page; qna.tax',
    checkedOn: CHECKED,
  },

  // Traders: securities transaction tax

  sttFutures: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.02,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Finance (No. 2) Act 2004',
    source: 'Finsafe and News18, budget notes 2026',
    checkedOn: CHECKED,
  },
  sttOptions: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Finance (No. 2) Act 2004',
    source: 'Finsafe and News18, budget notes 2026',
    checkedOn: CHECKED,
  },
  sttFutures2026: {
    label: 'Securities transaction tax on the sale of futures',
    value: 0.05,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Finance Act 2026',
    source: 'Tax Management India, note 15789; Upstox',
    checkedOn: CHECKED,
  },
  sttOptions2026: {
    label: 'Securities transaction tax on the sale of options, on the premium',
    value: 0.15,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Finance Act 2026',
    source: 'Tax Management India, note 15789; Upstox',
    checkedOn: CHECKED,
  },

  // Presumptive taxation, audit, books, GST

  presumptiveTurnover: {
    label: 'Turnover up to which a business may use presumptive taxation',
    value: 20000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 44AD, Income-tax Act 1961',
    source: 'Tax Management India, note 4086',
    checkedOn: CHECKED,
  },
  presumptiveTurnoverDigital: {
    label: 'The same where cash receipts stay within the cash share',
    value: 30000000,
    unit: 'rupees',
    year: 'from FY 2023-24',
    section: 'Section 44AD, Income-tax Act 1961',
    source: 'Tax Management India, note 4086',
    checkedOn: CHECKED,
  },
  presumptiveCashProfit: {
    label: 'Profit declared on turnover received in cash, at least',
    value: 8,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 44AD, Income-tax Act 1961',
    source: 'Tax Management India, note 4086',
    checkedOn: CHECKED,
  },
  presumptiveDigitalProfit: {
    label: 'Profit declared on turnover received by bank or digitally, at least',
    value: 6,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 44AD, Income-tax Act 1961',
    source: 'Tax Management India, note 4086',
    checkedOn: CHECKED,
  },
  presumptiveLockOut: {
    label: 'A business that leaves presumptive taxation early stays out of it for',
    value: 5,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 44AD(4), Income-tax Act 1961',
    source: 'Tax Management India, note on section 44AB',
    checkedOn: CHECKED,
  },
  professionReceipts: {
    label: 'Receipts up to which a professional may use presumptive taxation',
    value: 5000000,
    unit: 'rupees',
    year: UNDER_1961_ACT,
    section: 'Section 44ADA, Income-tax Act 1961',
    source: 'Tax Management India, note 1582',
    checkedOn: CHECKED,
  },
  professionReceiptsDigital: {
    label: 'The same where cash receipts stay within the cash share',
    value: 7500000,
    unit: 'rupees',
    year: 'from FY 2023-24',
    section: 'Section 44ADA, Income-tax Act 1961',
    source: 'Tax Management India, notes 1582 and 41194',
    checkedOn: CHECKED,
  },
  professionProfit: {
    label: 'Share of receipts declared as profit by a professional, at least',
    value: 50,
    unit: 'percent',
    year: UNDER_1961_ACT,
    section: 'Section 44ADA, Income-tax Act 1961',
    source: 'Tax Management India, note 1582',
    checkedOn: CHECKED,
  },
  cashShare: {
    label: 'Most of the receipts (and for audit also of the payments) that may be in cash',
    value: 5,
    unit: 'percent',
    year: UNDER_1961_ACT,
    section: 'Sections 44AB, 44AD and 44ADA, Income-tax Act 1961',
    source: 'Tax Management India, notes 4086 and 41194',
    checkedOn: CHECKED,
  },
  auditTurnover: {
    label: 'Business turnover above which accounts are audited',
    value: 10000000,
    unit: 'rupees',
    year: UNDER_1961_ACT,
    section: 'Section 44AB, Income-tax Act 1961',
    source: 'CA Rajput, F&O page',
    checkedOn: CHECKED,
  },
  auditTurnoverDigital: {
    label: 'The same where cash receipts and payments stay within the cash share',
    value: 100000000,
    unit: 'rupees',
    year: UNDER_1961_ACT,
    section: 'Section 44AB, Income-tax Act 1961',
    source: 'CA Rajput, F&O page',
    checkedOn: CHECKED,
  },
  auditProfit: {
    label: 'Share of turnover below which a declared profit can lead to an audit',
    value: 6,
    unit: 'percent',
    year: UNDER_1961_ACT,
    section: 'Sections 44AB(e) and 44AD(4), Income-tax Act 1961',
    source: 'The Tax Talk, option trading turnover, July 2023',
    checkedOn: CHECKED,
  },
  auditProfession: {
    label: 'Professional receipts above which accounts are audited',
    value: 5000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 44AB(b), Income-tax Act 1961',
    source: 'Tax Management India, manual on section 44AB; HABCO',
    checkedOn: CHECKED,
  },
  booksProfession: {
    label:
      'Receipts in each of the last three years above which a profession keeps prescribed books',
    value: 150000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 44AA and rule 6F',
    source: 'Madhu Vridhi, accounts and audit requirements',
    checkedOn: CHECKED,
  },
  gstServices: {
    label: 'Yearly turnover from services above which GST registration is needed',
    value: 2000000,
    unit: 'rupees',
    year: FOUR_YEARS,
    section: 'Section 22, CGST Act 2017',
    source: 'Instabiz Filings, GST thresholds',
    checkedOn: CHECKED,
  },
  gstServicesSpecial: {
    label: 'The same in the special category states',
    value: 1000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 22, CGST Act 2017',
    source: 'Instabiz Filings, GST thresholds',
    checkedOn: CHECKED,
  },

  // Advance tax

  advanceTaxFrom: {
    label: 'Tax for the year, after TDS, from which advance tax is due',
    value: 10000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 208, Income-tax Act 1961',
    source: 'Quicko help centre',
    checkedOn: CHECKED,
  },
  advanceTaxJune: {
    label: 'First instalment of advance tax, by',
    value: '15 June',
    unit: 'text',
    year: 'each year',
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxSeptember: {
    label: 'Second instalment of advance tax, by',
    value: '15 September',
    unit: 'text',
    year: 'each year',
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxDecember: {
    label: 'Third instalment of advance tax, by',
    value: '15 December',
    unit: 'text',
    year: 'each year',
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxMarch: {
    label: 'Last instalment of advance tax, and the only one under presumptive taxation, by',
    value: '15 March',
    unit: 'text',
    year: 'each year',
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxJuneShare: {
    label: 'Share of the year’s tax to be paid by the first instalment',
    value: 15,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxSeptemberShare: {
    label: 'Share of the year’s tax to be paid by the second instalment',
    value: 45,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxDecemberShare: {
    label: 'Share of the year’s tax to be paid by the third instalment',
    value: 75,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxMarchShare: {
    label: 'Share of the year’s tax to be paid by the last instalment',
    value: 100,
    unit: 'percent',
    year: FOUR_YEARS,
    section: 'Section 211 of the 1961 Act; section 408 of the 2025 Act',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxDeferMonths: {
    label: 'Months of interest on a shortfall in one of the first three instalments',
    value: 3,
    unit: 'months',
    year: LATEST_YEAR,
    section: 'Section 234C, Income-tax Act 1961',
    source: 'Mint, March 2025; incometaxmanagement.in',
    checkedOn: CHECKED,
  },
  advanceTaxDateDecember2026: {
    label: 'Third instalment of advance tax',
    value: '2026-12-15',
    unit: 'date',
    year: 'FY 2026-27',
    section: 'Section 408, Income-tax Act 2025',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },
  advanceTaxDateMarch2027: {
    label: 'Last instalment of advance tax',
    value: '2027-03-15',
    unit: 'date',
    year: 'FY 2026-27',
    section: 'Section 408, Income-tax Act 2025',
    source: 'AUBSP, text of section 408',
    checkedOn: CHECKED,
  },

  // Due dates

  dueDateAy2025: {
    label: 'Return without audit, as the law first set it',
    value: '2025-07-31',
    unit: 'date',
    year: 'FY 2024-25 (AY 2025-26)',
    section: 'Section 139(1), Income-tax Act 1961',
    source: 'CBDT press release of 27 May 2025, at Mondaq',
    checkedOn: CHECKED,
  },
  dueDateAy2025Extended: {
    label: 'Return without audit, after the extensions',
    value: '2025-09-16',
    unit: 'date',
    year: 'FY 2024-25 (AY 2025-26)',
    section: 'CBDT circulars 6/2025 and 12/2025',
    source: 'Taxheal, circular 12/2025',
    checkedOn: CHECKED,
  },
  dueDateAuditAy2025: {
    label: 'Return with audit, as the law first set it',
    value: '2025-10-31',
    unit: 'date',
    year: 'FY 2024-25 (AY 2025-26)',
    section: 'Section 139(1), Income-tax Act 1961',
    source: 'ABCAUS, circular 15/2025',
    checkedOn: CHECKED,
  },
  dueDateAuditAy2025Extended: {
    label: 'Return with audit, after the extension',
    value: '2025-12-10',
    unit: 'date',
    year: 'FY 2024-25 (AY 2025-26)',
    section: 'CBDT circular 15/2025',
    source: 'ABCAUS, circular 15/2025',
    checkedOn: CHECKED,
  },
  belatedDateAy2025: {
    label: 'Belated return',
    value: '2025-12-31',
    unit: 'date',
    year: 'FY 2024-25 (AY 2025-26)',
    section: 'Section 139(4), Income-tax Act 1961',
    source: 'ClearTax, due dates',
    checkedOn: CHECKED,
  },
  dueDateAy2026: {
    label: 'Return without business or professional income (ITR-1 and ITR-2)',
    value: '2026-07-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(1), Income-tax Act 1961',
    source: 'ClearTax, due dates; Practical Tax Planning',
    checkedOn: CHECKED,
  },
  dueDateBusinessAy2026: {
    label: 'Return with business or professional income, without audit (ITR-3 and ITR-4)',
    value: '2026-08-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(1), Income-tax Act 1961, as changed by the Finance Act 2026',
    source: 'CAclubindia, February 2026; ClearTax, due dates',
    checkedOn: CHECKED,
  },
  dueDateAuditAy2026: {
    label: 'Return with audit',
    value: '2026-10-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(1), Income-tax Act 1961',
    source: 'ClearTax, due dates',
    checkedOn: CHECKED,
  },
  dueDateTransferPricingAy2026: {
    label: 'Return where a transfer pricing report is needed',
    value: '2026-11-30',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(1), Income-tax Act 1961',
    source: 'ClearTax, due dates',
    checkedOn: CHECKED,
  },
  belatedDateAy2026: {
    label: 'Belated return',
    value: '2026-12-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(4), Income-tax Act 1961',
    source: 'ClearTax, due dates',
    checkedOn: CHECKED,
  },
  revisedDateAy2026: {
    label: 'Revised return',
    value: '2027-03-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(5), Income-tax Act 1961, as changed by the Finance Act 2026',
    source: 'Practical Tax Planning; ClearTax, due dates',
    checkedOn: CHECKED,
  },
  updatedDateAy2026: {
    label: 'Updated return',
    value: '2031-03-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Section 139(8A), Income-tax Act 1961',
    source: 'ClearTax, due dates',
    checkedOn: CHECKED,
  },
  updatedReturnWindow: {
    label: 'Time for an updated return after the end of the assessment year',
    value: 48,
    unit: 'months',
    year: 'from 1 April 2025',
    section: 'Section 139(8A), Income-tax Act 1961',
    source: 'PTI on ITR-U, May 2025',
    checkedOn: CHECKED,
  },
  condonationWindow: {
    label:
      'Time after the end of the assessment year to ask for condonation of delay in claiming a refund or a loss',
    value: 5,
    unit: 'years',
    year: 'from 1 October 2024',
    section: 'Section 119(2)(b), Income-tax Act 1961; CBDT circular 11/2024',
    source: 'Dewan P. N. Chopra & Co. at Mondaq, November 2024',
    checkedOn: CHECKED,
  },
  verifyDays: {
    label: 'Time to verify a return after it is filed',
    value: 30,
    unit: 'days',
    year: 'from 1 August 2022',
    section: 'Rule 12, Income-tax Rules 1962; CBDT notification of July 2022',
    source: 'Taxscan, September 2025; News9, August 2023',
    checkedOn: CHECKED,
  },
  updatedReturnOldest: {
    label: 'Oldest assessment year open to an updated return until 31 March 2027',
    value: 'AY 2022-23',
    unit: 'text',
    year: 'until 31 March 2027',
    section: 'Section 139(8A), Income-tax Act 1961',
    source: 'Worked out from the window of the updated return',
    checkedOn: CHECKED,
  },
  updatedExtraTaxYear1: {
    label: 'Additional tax on an updated return in the first year, on tax and interest',
    value: 25,
    unit: 'percent',
    year: 'from 1 April 2025',
    section: 'Section 140B, Income-tax Act 1961',
    source: 'PTI on ITR-U, May 2025',
    checkedOn: CHECKED,
  },
  updatedExtraTaxYear2: {
    label: 'Additional tax on an updated return in the second year, on tax and interest',
    value: 50,
    unit: 'percent',
    year: 'from 1 April 2025',
    section: 'Section 140B, Income-tax Act 1961',
    source: 'PTI on ITR-U, May 2025',
    checkedOn: CHECKED,
  },
  updatedExtraTaxYear3: {
    label: 'Additional tax on an updated return in the third year, on tax and interest',
    value: 60,
    unit: 'percent',
    year: 'from 1 April 2025',
    section: 'Section 140B, Income-tax Act 1961',
    source: 'PTI on ITR-U, May 2025',
    checkedOn: CHECKED,
  },
  updatedExtraTaxYear4: {
    label: 'Additional tax on an updated return in the fourth year, on tax and interest',
    value: 70,
    unit: 'percent',
    year: 'from 1 April 2025',
    section: 'Section 140B, Income-tax Act 1961',
    source: 'PTI on ITR-U, May 2025',
    checkedOn: CHECKED,
  },

  // Fees and interest

  lateFee: {
    label: 'Fee for a belated return',
    value: 5000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 234F, Income-tax Act 1961',
    source: 'Practical Tax Planning',
    checkedOn: CHECKED,
  },
  lateFeeSmall: {
    label: 'Fee for a belated return with income within the limit',
    value: 1000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 234F, Income-tax Act 1961',
    source: 'Practical Tax Planning',
    checkedOn: CHECKED,
  },
  lateFeeIncome: {
    label: 'Total income up to which the smaller fee applies',
    value: 500000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Sections 234F and 234I, Income-tax Act 1961',
    source: 'Practical Tax Planning',
    checkedOn: CHECKED,
  },
  revisedFee: {
    label: 'Fee for a revised return filed after 31 December',
    value: 5000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 234I, Income-tax Act 1961',
    source: 'Practical Tax Planning',
    checkedOn: CHECKED,
  },
  revisedFeeSmall: {
    label: 'Fee for a revised return filed after 31 December with income within the limit',
    value: 1000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Section 234I, Income-tax Act 1961',
    source: 'Practical Tax Planning',
    checkedOn: CHECKED,
  },
  interestMonthly: {
    label: 'Interest for each month or part of a month on late or short payment of tax',
    value: 1,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Sections 234A, 234B and 234C, Income-tax Act 1961',
    source: 'TaxAdda, interest for defaults',
    checkedOn: CHECKED,
  },
  tcsStudyAbroad2026: {
    label: 'Tax collected on money sent abroad for education or medical treatment, above the limit',
    value: 2,
    unit: 'percent',
    year: 'from 1 April 2026',
    section: 'Finance Act 2026',
    source: 'Tax Management India, note 15789; Finsafe',
    checkedOn: CHECKED,
  },
  newActFrom: {
    label: 'First day of the Income-tax Act 2025',
    value: '2026-04-01',
    unit: 'date',
    year: 'tax year 2026-27',
    section: 'Section 1, Income-tax Act 2025',
    source: 'TaxGuru, FAQs on transitional provisions',
    checkedOn: CHECKED,
  },
  advanceTaxEnough: {
    label: 'Share of the year’s tax below which section 234B charges interest',
    value: 90,
    unit: 'percent',
    year: LATEST_YEAR,
    section: 'Section 234B, Income-tax Act 1961',
    source: 'TaxAdda, interest for defaults',
    checkedOn: CHECKED,
  },

  // Residence and foreign income

  residentDays: {
    label: 'Days in India in the year that make a person resident',
    value: 182,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Section 6(1), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  residentShortDays: {
    label: 'Days in India in the year that do so together with the earlier years',
    value: 60,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Section 6(1), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  residentEarlierDays: {
    label: 'Days in India in the earlier years that count with the shorter stay',
    value: 365,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Section 6(1), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  residentEarlierYears: {
    label: 'Earlier years that are looked at with the shorter stay',
    value: 4,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 6(1), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  visitorDays: {
    label:
      'Days that replace the shorter stay for visiting citizens and PIOs with larger Indian income',
    value: 120,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Explanation 1 to section 6(1), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  visitorIncome: {
    label: 'Income other than from foreign sources above which the stricter visitor rule applies',
    value: 1500000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Explanation 1 to section 6(1) and section 6(1A), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025; Tax Corner on the Finance Act 2020',
    checkedOn: CHECKED,
  },
  rnorNonResidentYears: {
    label:
      'Non-resident years out of the earlier ones that make a resident not ordinarily resident',
    value: 9,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 6(6), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  rnorLookBackYears: {
    label: 'Earlier years among which non-resident years are counted',
    value: 10,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 6(6), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  rnorDays: {
    label: 'Days in India in the earlier years up to which a resident is not ordinarily resident',
    value: 729,
    unit: 'days',
    year: LATEST_YEAR,
    section: 'Section 6(6), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  rnorDaysYears: {
    label: 'Earlier years in which those days are counted',
    value: 7,
    unit: 'years',
    year: LATEST_YEAR,
    section: 'Section 6(6), Income-tax Act 1961',
    source: 'CA Sahuja, residential status, 2025',
    checkedOn: CHECKED,
  },
  form67Date: {
    label: 'Form 67 for foreign tax credit, where the return is filed in time or belated',
    value: '2027-03-31',
    unit: 'date',
    year: LATEST_YEAR,
    section: 'Rule 128(9), Income-tax Rules 1962',
    source: 'Taxscan, notification 100/2022',
    checkedOn: CHECKED,
  },
  scheduleFaPeriod: {
    label: 'Period that Schedule FA covers for countries that keep the calendar year',
    value: '1 January 2025 to 31 December 2025',
    unit: 'text',
    year: LATEST_YEAR,
    section: 'Schedule FA of ITR-2 and ITR-3',
    source: 'Dinesh Aarjav & Associates, Schedule FA; Endovia Wealth, August 2025',
    checkedOn: CHECKED,
  },
  scheduleFaPenalty: {
    label: 'Penalty for foreign assets or income left out of the return',
    value: 1000000,
    unit: 'rupees',
    year: LATEST_YEAR,
    section: 'Sections 42 and 43, Black Money Act 2015',
    source: 'Mint, February 2026',
    checkedOn: CHECKED,
  },
  scheduleFaPenaltyFloor: {
    label:
      'Total value of foreign assets, not counting immovable property, up to which that penalty does not apply',
    value: 2000000,
    unit: 'rupees',
    year: 'from 1 October 2024',
    section: 'Provisos to sections 42 and 43, Black Money Act 2015',
    source: 'ABCAUS, CBDT instruction of 18 August 2025',
    checkedOn: CHECKED,
  },
} as const satisfies Record<string, TaxFact>

export type TaxFactId = keyof typeof taxFacts

/** Only amounts of money have a short form in lakh and crore. */
export type MoneyFactId = {
  [Id in TaxFactId]: (typeof taxFacts)[Id]['unit'] extends 'rupees' ? Id : never
}[TaxFactId]

export interface Slab {
  /** Income up to which the rate applies; null for the last slab. */
  upTo: number | null
  /** Percent. */
  rate: number
}

/** Section 115BAC of the 1961 Act; from FY 2026-27 the default regime of the 2025 Act. */
const newSlabsFrom2025 = [
  { upTo: 400000, rate: 0 },
  { upTo: 800000, rate: 5 },
  { upTo: 1200000, rate: 10 },
  { upTo: 1600000, rate: 15 },
  { upTo: 2000000, rate: 20 },
  { upTo: 2400000, rate: 25 },
  { upTo: null, rate: 30 },
] as const satisfies Slab[]

export const newRegimeSlabs = {
  'FY 2023-24': [
    { upTo: 300000, rate: 0 },
    { upTo: 600000, rate: 5 },
    { upTo: 900000, rate: 10 },
    { upTo: 1200000, rate: 15 },
    { upTo: 1500000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  'FY 2024-25': [
    { upTo: 300000, rate: 0 },
    { upTo: 700000, rate: 5 },
    { upTo: 1000000, rate: 10 },
    { upTo: 1200000, rate: 15 },
    { upTo: 1500000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  'FY 2025-26': newSlabsFrom2025,
  'FY 2026-27': newSlabsFrom2025,
} as const satisfies Record<string, readonly Slab[]>

export type SlabYear = keyof typeof newRegimeSlabs

/** Residents have the two higher exemptions by age; everyone else has the first table. */
const oldSlabs = {
  below60: [
    { upTo: 250000, rate: 0 },
    { upTo: 500000, rate: 5 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  from60To79: [
    { upTo: 300000, rate: 0 },
    { upTo: 500000, rate: 5 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  from80: [
    { upTo: 500000, rate: 0 },
    { upTo: 1000000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
} as const satisfies Record<string, readonly Slab[]>

export const oldRegimeSlabs = {
  'FY 2023-24': oldSlabs,
  'FY 2024-25': oldSlabs,
  'FY 2025-26': oldSlabs,
  'FY 2026-27': oldSlabs,
} as const satisfies Record<SlabYear, typeof oldSlabs>

/** The day since which every fact has been checked: YYYY-MM-DD. */
export const FACTS_CHECKED_ON = Object.values<TaxFact>(taxFacts)
  .map(({ checkedOn }) => checkedOn)
  .reduce((earliest, day) => (day < earliest ? day : earliest))

/** '₹1,00,000', '12.5%', '24 months', '31 July 2026' */
export function fact(id: TaxFactId): string {
  const { value, unit }: TaxFact = taxFacts[id]
  if (typeof value === 'string') return unit === 'date' ? longDate(value) : value
  if (unit === 'rupees') return rupees(value)
  if (unit === 'percent') return `${value}%`
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/** '₹1,00,000 (FY 2023-24)' */
export function factWithYear(id: TaxFactId): string {
  return `${fact(id)} (${yearOf(id)})`
}

/** '₹1.25 lakh', '₹10 crore'; amounts that would need more than two decimals stay in figures. */
export function factInWords(id: MoneyFactId): string {
  const { value } = taxFacts[id]
  const [size, word] = value >= 10000000 ? [10000000, 'crore'] : [100000, 'lakh']
  const count = value / size
  const isShort = count >= 1 && Number(count.toFixed(2)) === count
  return isShort ? `₹${count} ${word}` : rupees(value)
}

/** 'FY 2025-26, AY 2026-27': the year in a form that fits between brackets or in a table. */
export function yearOf(id: TaxFactId): string {
  return taxFacts[id].year.replace(/ \((.+)\)$/, ', $1')
}

/** Rows for a table of slabs: 'Up to ₹4,00,000' and 'Nil', '₹4,00,001 to ₹8,00,000' and '5%' … */
export function slabRows(slabs: readonly Slab[]): { income: string; rate: string }[] {
  return slabs.map(({ upTo, rate }, index) => {
    const from = slabs[index - 1]?.upTo ?? 0
    return { income: slabIncome(from, upTo), rate: rate === 0 ? 'Nil' : `${rate}%` }
  })
}

function slabIncome(from: number, upTo: number | null): string {
  if (upTo === null) return `Above ${rupees(from)}`
  return from === 0 ? `Up to ${rupees(upTo)}` : `${rupees(from + 1)} to ${rupees(upTo)}`
}

function rupees(amount: number): string {
  return `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(amount)}`
}

function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}
