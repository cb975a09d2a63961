import type { ChecklistId } from '../tools/return-form-and-documents/documents.ts'
import { documentHints, documentNames } from '../tools/return-form-and-documents/documents.ts'

/** Where clients find a document themselves. */
const places: Partial<Record<ChecklistId, string>> = {
  lastReturn: 'incometax.gov.in: e-File, Income Tax Returns, View Filed Returns',
  statements: 'incometax.gov.in: AIS under Services; Form 26AS under e-File, Income Tax Returns',
  form16: 'Your employer’s payroll portal or HR department',
  slips: 'Your employer’s payroll portal',
  homeLoan: 'Your bank’s website: loan statements, interest certificate',
  brokers: 'Your broker’s website: reports, tax P&L',
  funds: 'camsonline.com or mfs.kfintech.com: capital gains statement, all folios',
  interest: 'Your bank’s website: deposits, interest certificate',
  banks: 'Your bank’s website, as PDF or spreadsheet',
  challans: 'incometax.gov.in: e-File, e-Pay Tax, Payment History',
  ledgers: 'Your broker’s website: reports, ledger and contract notes',
}

export interface NewRequest {
  kind: 'document' | 'question'
  title: string
  why: string
  where: string
}

/** A document of the checklist as what a client is asked for. */
export function requestFor(id: ChecklistId): NewRequest {
  return {
    kind: 'document',
    title: documentNames[id],
    why: documentHints[id] ?? '',
    where: places[id] ?? '',
  }
}

/** What a return of each plan begins with, until staff have lists of their own. */
export const planRequests: Record<'basic' | 'professional' | 'premium', readonly ChecklistId[]> = {
  basic: ['lastReturn', 'statements', 'account', 'interest', 'form16', 'rentReceived', 'homeLoan'],
  professional: [
    'lastReturn',
    'statements',
    'account',
    'interest',
    'form16',
    'brokers',
    'funds',
    'invoices',
    'banks',
    'expenses',
    'challans',
  ],
  premium: [
    'lastReturn',
    'statements',
    'account',
    'interest',
    'form16',
    'brokers',
    'days',
    'foreignTax',
    'foreignAssets',
    'stock',
  ],
}
