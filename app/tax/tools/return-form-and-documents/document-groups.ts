import type {
  ChecklistId,
  DocumentGroup,
} from '#content/en/tools/return-form-and-documents/documents.ts'

/** In the order of the list. A document stands in one group. */
export const documentGroups: Record<DocumentGroup, readonly ChecklistId[]> = {
  everyone: ['lastReturn', 'statements', 'account', 'interest'],
  salary: ['form16', 'slips', 'rentPaid', 'investments', 'arrears'],
  rent: ['rentReceived', 'homeLoan'],
  investments: ['brokers', 'funds', 'oldValues', 'exchanges', 'trades', 'ledgers', 'losses'],
  sale: ['deeds', 'improvements', 'valuation', 'reinvestment', 'buyerTds'],
  business: [
    'invoices',
    'inward',
    'banks',
    'expenses',
    'gst',
    'challans',
    'regime',
    'audits',
    'firm',
  ],
  abroad: [
    'days',
    'foreignTax',
    'foreignAssets',
    'stock',
    'credit',
    'residency',
    'nreAccounts',
    'lowerDeduction',
  ],
}
