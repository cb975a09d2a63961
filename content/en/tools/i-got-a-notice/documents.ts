import type { NoticeKind } from './notice-kinds.ts'

const names = {
  genuine: 'Its number is found under Authenticate Notice/Order',
  portal: 'It’s in your account, under e-Proceedings',
  details: 'Name, PAN and year are right',
  notice: 'All pages, with the document number',
  return: 'The return and its acknowledgement',
  statements: 'Form 16 (130), 26AS (168) and AIS',
  error: 'Error code, from e-Proceedings',
  accounts: 'Balance sheet and P&L, with a business',
  challans: 'Challans of tax you paid',
  proof: 'Proof of what it questions',
  bank: 'Bank statements for that year',
  information: 'The information and order with it',
  order: 'The order behind the demand',
  oldDemand: 'The order behind the old demand',
  stay: 'Rectification, appeal or stay of it',
  donations: 'Donation receipts, with the donee’s PAN',
  account: 'A validated bank account',
} as const

export type NoticeDocument = keyof typeof names
export const noticeDocuments: Record<NoticeDocument, string> = names

export const firstChecks: readonly NoticeDocument[] = ['genuine', 'portal', 'details']

const always: readonly NoticeDocument[] = ['notice', 'return', 'statements']
const further: Record<NoticeKind, readonly NoticeDocument[]> = {
  '143-1-refund': ['account'],
  '143-1-same': [],
  '143-1-demand': ['challans', 'proof'],
  '143-1-a': ['proof'],
  '139-9': ['error', 'accounts', 'challans'],
  '142-1': ['bank', 'proof'],
  '143-2': ['bank', 'proof'],
  '148A': ['information', 'bank', 'proof'],
  '148': ['information', 'bank', 'proof'],
  '156': ['order', 'challans'],
  '245': ['oldDemand', 'challans', 'stay'],
  advisory: ['proof', 'donations'],
}

export function documentsFor(notice: NoticeKind): NoticeDocument[] {
  return [...always, ...further[notice]]
}
