import { FORMS_YEAR, formsOf } from '../../../facts/tax-year.ts'
import { slipDocuments } from '../slip.ts'

/** What the checklist names besides the slip's documents. */
const furtherDocuments = {
  account: 'Bank account for the refund, with its IFSC',
  interest: 'Interest certificates of accounts and deposits',
  slips: 'Salary slips for months with a change',
  arrears: 'Salary arrears by year, for Form 10E',
  oldValues: 'Value on 31 January 2018, for shares bought by then',
  exchanges: 'Ledger of each crypto exchange, in rupees',
  deeds: 'Sale deed and purchase deed',
  improvements: 'Bills for improvements, by year',
  valuation: 'Valuation as on 1 April 2001, for older property',
  reinvestment: 'Proof of the new house, bonds or Capital Gains Account',
  buyerTds: 'TDS certificate from your buyer',
  trades: 'Profit and loss by segment and contract',
  audits: 'Audit reports and returns of the last five years',
  challans: 'Advance tax challans',
  inward: 'Bank advice for payments from abroad (FIRC or FIRA)',
  regime: 'Acknowledgement of Form 10-IEA, if you filed one',
  firm: 'Profit share, interest and salary from the firm',
  stock: 'RSU and ESOP statements: vesting and sales',
  credit: 'Form 67, if you claim foreign tax',
  residency: 'Tax residency certificate and Form 10F',
  nreAccounts: 'Statements of NRE, NRO and FCNR accounts',
  lowerDeduction: 'Lower deduction certificate, if you had one',
} as const

export const documentNames = { ...slipDocuments(formsOf(FORMS_YEAR)), ...furtherDocuments }
export type ChecklistId = keyof typeof documentNames

/** What is easily forgotten about a document. */
export const documentHints: Partial<Record<ChecklistId, string>> = {
  lastReturn: 'With the tax calculation. It shows your losses and the regime you chose.',
  statements: 'From the tax portal. We compare every entry with your documents.',
  form16: 'Both Part A and Part B.',
  slips: 'Where your pay, rent or city changed.',
  rentPaid: 'With bank entries, and Form 26QC if you deducted tax.',
  investments: 'Insurance, provident fund, school fees, health cover, donations, education loan.',
  homeLoan: 'Interest, principal, each borrower’s share and the date of possession.',
  brokers: 'With the scrip-wise report of long-term gains.',
  funds: 'From CAMS and KFintech, for all folios.',
  losses: 'Only a return filed on time keeps a capital or business loss.',
  deeds: 'With the stamp duty value, and the allotment letter if there was one.',
  invoices: 'Form 16A shows the tax your clients deducted.',
  banks: 'For the whole year, savings accounts too.',
  days: 'Every arrival and departure in the last eleven years.',
  foreignTax: 'Also the foreign tax assessment or transcript, once you have it.',
  foreignAssets: 'Opening, highest and closing balance of each, by calendar year.',
}

/** What each group of documents is for. */
export const documentGroupTitles = {
  everyone: 'For every return',
  salary: 'Salary',
  rent: 'Rent and home loan',
  investments: 'Shares, funds, F&O and crypto',
  sale: 'Sale of property or gold',
  business: 'Business and trading',
  abroad: 'Abroad',
} as const
export type DocumentGroup = keyof typeof documentGroupTitles
