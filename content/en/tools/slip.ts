import type { Phase, Season } from '../season/season.ts'

/** The copy of the slip on the home page on which a visitor ticks what a return has to show. */
export const slip = {
  title: 'Income tax return',
  question: (income: string) => `What income did you have in ${income}?`,
  incomes: {
    salary: 'Salary or pension',
    rent: 'Rent from property',
    shares: 'Shares, funds or crypto',
    fno: 'F&O or intraday',
    business: 'Business or freelance',
    abroad: 'Income abroad',
  },
  show: 'Show my form and price',
  rows: { form: 'Form', plan: 'Plan', due: 'Due', documents: 'Documents' },
  /** stands where nothing is ticked yet */
  blank: {
    form: 'Tick your income above',
    note: 'Your form, price, due date and documents appear here.',
    plan: '…',
    due: '…',
    documents: '…',
  },
  /** what stands below the plan: of returns that are late, `belated` while these are open for some */
  lateReturns: (earlierYear: string, belated: boolean) =>
    belated
      ? `Belated: same price. Earlier year: ${earlierYear}`
      : `A return for an earlier year: ${earlierYear}`,
  list: 'See the list',
  tool: 'Answer a few more questions and get a checklist',
  callBack: 'Call me back',
  chat: 'Send me this list on WhatsApp',
  stamp: 'MOST LIKELY',
} as const

export const slipDocuments = (forms: Season['forms']) => ({
  lastReturn: 'Last year’s return, if you filed one',
  statements: `AIS and ${forms.credits}`,
  form16: `${forms.salary} from each employer`,
  rentPaid: 'Rent receipts and agreement, if you pay rent',
  investments: 'Proofs of investments, for the old regime',
  rentReceived: 'Rent agreements and municipal tax receipts',
  homeLoan: 'Interest certificate of the home loan',
  brokers: 'Tax P&L from each broker',
  funds: 'Capital gains statements of funds and crypto',
  losses: 'Returns with losses to carry forward',
  ledgers: 'Broker ledgers and contract notes',
  invoices: `Invoices or a list of clients, and ${forms.fees}`,
  banks: 'Statements of every bank account',
  expenses: 'Bills for your expenses',
  gst: 'GST returns, if you’re registered',
  days: 'Dates of your stays in India',
  foreignTax: 'Foreign payslips, tax returns and tax deducted',
  foreignAssets: 'Statements of accounts and shares abroad',
})

/** What is said below the form, by what it depends on. */
export const slipNotes = {
  'ITR-1': (limit: string) => `For an ordinarily resident person, income up to ${limit}.`,
  'ITR-2': (gains: string) => `ITR-1 will do for long-term gains up to ${gains} on listed equity.`,
  'ITR-3': 'With a balance sheet and profit and loss account.',
  'ITR-4': 'ITR-4 if you may declare presumptive income, ITR-3 if you keep books.',
  scheduleFa: 'Only if you’re ordinarily resident. NRIs and RNORs leave out Schedule FA.',
  /** where the forms of the year are not known yet */
  lastForms: (year: string) => `Going by last year’s forms: we don’t have those for ${year} yet.`,
} as const

export const slipForm = {
  books: 'ITR-4, or ITR-3 with books',
  withScheduleFa: (form: string) => `${form} with Schedule FA`,
} as const

/** When the return is due, and what is left once that day has passed. */
export const slipDue: Record<
  Phase | 'unknown',
  (due: string, season: Season, fee?: string) => string
> = {
  open: (due) => due,
  'last-week': (due) => due,
  belated: (due, { on, lateFee: { small, full } }, fee = `${small} or ${full}`) =>
    `Was ${due}. Belated return until ${on.belated}, late fee ${fee}`,
  closed: (due, { on }) => `Was ${due}. Updated return until ${on.updated}`,
  unknown: () => 'We’re still checking the date',
}

/** The message that the chat starts with. */
export const slipMessage = {
  empty: 'Hello, I would like to know which return form, plan and documents I need.',
  list: (year: string, incomes: string[], form: string, documents: string[]) =>
    [
      `Hello, I need help with my return for ${year}.`,
      `I had: ${incomes.join(', ')}.`,
      `Most likely form: ${form}.`,
      'Documents:',
      ...documents.map((document) => `- ${document}`),
    ].join('\n'),
} as const
