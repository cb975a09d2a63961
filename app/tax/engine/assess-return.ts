/** What a visitor may tick on the slip, in the order of its rows. */
export const INCOMES = ['salary', 'rent', 'shares', 'fno', 'business', 'abroad'] as const
export type Income = (typeof INCOMES)[number]

type DocumentId =
  | 'lastReturn'
  | 'statements'
  | 'form16'
  | 'rentPaid'
  | 'investments'
  | 'rentReceived'
  | 'homeLoan'
  | 'brokers'
  | 'funds'
  | 'losses'
  | 'ledgers'
  | 'invoices'
  | 'banks'
  | 'expenses'
  | 'gst'
  | 'days'
  | 'foreignTax'
  | 'foreignAssets'

export interface Assessment {
  form: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4'
  /** income or assets abroad may have to be listed in Schedule FA */
  scheduleFa: boolean
  plan: 'basic' | 'professional' | 'premium'
  /** which of the two due dates without an audit applies */
  dueDate: 'plain' | 'business'
  documents: DocumentId[]
}

/**
 * The return that a person with these incomes most likely files by the forms of AY 2026-27, and what it takes.
 * ITR-4 stands for income that may be declared presumptively; with books it becomes ITR-3.
 */
export function assessReturn(incomes: readonly Income[]): Assessment | undefined {
  if (incomes.length === 0) return undefined
  const has = (...any: Income[]) => any.some((income) => incomes.includes(income))
  return {
    form: formFor(has),
    scheduleFa: has('abroad'),
    plan: has('abroad') ? 'premium' : has('shares', 'fno', 'business') ? 'professional' : 'basic',
    dueDate: has('fno', 'business') ? 'business' : 'plain',
    documents: DOCUMENTS.filter(([, ...needed]) => has(...needed)).map(([id]) => id),
  }
}

function formFor(has: (...any: Income[]) => boolean): Assessment['form'] {
  if (has('fno')) return 'ITR-3'
  if (has('business')) return has('shares', 'abroad') ? 'ITR-3' : 'ITR-4'
  return has('shares', 'abroad') ? 'ITR-2' : 'ITR-1'
}

/** What only the old regime needs, which a late return without business income cannot have any more. */
export const OLD_REGIME_DOCUMENTS: readonly DocumentId[] = ['rentPaid', 'investments']

/** Each document with the incomes that need it, in the order in which the list names them. */
const DOCUMENTS: [DocumentId, ...Income[]][] = [
  ['lastReturn', ...INCOMES],
  ['statements', ...INCOMES],
  ['form16', 'salary'],
  ['rentPaid', 'salary'],
  ['investments', 'salary'],
  ['rentReceived', 'rent'],
  ['homeLoan', 'rent'],
  ['brokers', 'shares', 'fno'],
  ['funds', 'shares'],
  ['losses', 'shares', 'fno'],
  ['ledgers', 'fno'],
  ['invoices', 'business'],
  ['banks', 'fno', 'business'],
  ['expenses', 'fno', 'business'],
  ['gst', 'business'],
  ['days', 'abroad'],
  ['foreignTax', 'abroad'],
  ['foreignAssets', 'abroad'],
]

/** The ticks as the tool for forms and documents reads them from its address. */
export function incomesFragment(incomes: readonly Income[]): string {
  return incomes.map((income) => `${income}=on`).join('&')
}

/** The incomes that an address or a form names, once each and in the order of the rows. */
export function readIncomes(given: unknown): Income[] {
  const named = [given].flat()
  return INCOMES.filter((income) => named.includes(income))
}
