import { formatFact } from '#content/facts/format.ts'
import { returnFormFacts as facts } from '#content/facts/return-forms.ts'
import type { Field, FieldGroup } from '../form.ts'
import { slip } from '../slip.ts'

const income = formatFact(facts.itr1Income)
const gains = formatFact(facts.itr1Gains)
const farming = formatFact(facts.itr1Agriculture)

const { salary, rent, shares, fno, business, abroad } = slip.incomes

/** The rows of the slip on the home page, by the same names. */
export const basics = [
  { kind: 'tick', name: 'salary', label: salary },
  { kind: 'tick', name: 'rent', label: rent },
  { kind: 'tick', name: 'shares', label: shares },
  { kind: 'tick', name: 'fno', label: fno },
  { kind: 'tick', name: 'business', label: business },
  { kind: 'tick', name: 'abroad', label: abroad },
  { kind: 'kept', name: 'have', label: 'Documents you have' },
] as const satisfies readonly Field[]

const losses = [
  ['lossHouse', 'The loss is from a house'],
  ['lossCapital', 'The loss is from capital gains'],
  ['lossBusiness', 'The loss is from business, a profession or F&O'],
  ['lossSpeculative', 'The loss is from intraday trading'],
] as const

export const more = [
  {
    title: 'Sales, losses and crypto',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'gains',
        label: 'Did you sell shares or funds?',
        options: [
          ['none', 'Nothing sold'],
          ['listed', 'Long-term, listed only'],
          ['any', 'Anything else'],
        ],
        initial: '',
        hint: 'Listed means shares on an exchange and equity funds, kept for more than a year and sold without a loss.',
        when: { field: 'shares', is: ['on'] },
      },
      {
        kind: 'money',
        name: 'ltcg112a',
        label: 'Long-term gain on listed shares and equity funds',
        hint: `ITR-1 and ITR-4 allow up to ${gains}.`,
        when: { field: 'gains', is: ['listed'] },
      },
      { kind: 'tick', name: 'vda', label: 'I sold or spent crypto' },
      { kind: 'tick', name: 'sold', label: 'I sold a house, land or gold' },
      {
        kind: 'tick',
        name: 'lossBf',
        label: 'I have a loss from earlier years, or one to carry forward',
      },
      ...losses.map(
        ([name, label]) =>
          ({ kind: 'tick', name, label, when: { field: 'lossBf', is: ['on'] } }) as const,
      ),
    ],
  },
  {
    title: 'Business',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'kind',
        label: 'How you declare it',
        hint: 'Presumptive means a fixed share of your receipts, without books.',
        options: [
          ['presumptive', 'Presumptive'],
          ['books', 'With books'],
        ],
        initial: 'presumptive',
        when: { field: 'business', is: ['on'] },
      },
      { kind: 'tick', name: 'firmPartner', label: 'I’m a partner in a firm' },
      { kind: 'tick', name: 'audit', label: 'My firm or I need a tax audit' },
    ],
  },
  {
    title: 'You and your income',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: 'Residential status',
        hint: 'RNOR is a resident who isn’t ordinarily resident, often in the first years back in India.',
        options: [
          ['ROR', 'Resident'],
          ['RNOR', 'RNOR'],
          ['NR', 'Non-resident'],
        ],
        initial: 'ROR',
      },
      {
        kind: 'money',
        name: 'totalIncome',
        label: 'Total income, after deductions',
        hint: `Leave it empty if it’s below ${income}.`,
      },
      { kind: 'number', name: 'houses', label: 'Houses you own', max: 99 },
      {
        kind: 'money',
        name: 'agri',
        label: 'Agricultural income',
        hint: `Leave it empty if it’s below ${farming}.`,
      },
    ],
  },
  {
    title: 'Less common',
    open: true,
    fields: [
      { kind: 'tick', name: 'director', label: 'I’m a director of a company' },
      { kind: 'tick', name: 'unlisted', label: 'I hold unlisted shares' },
      { kind: 'tick', name: 'winnings', label: 'I won money in lotteries, games or races' },
      { kind: 'tick', name: 'esopDeferred', label: 'Tax on my start-up ESOPs is deferred' },
      { kind: 'tick', name: 'tds194n', label: 'I had TDS on cash withdrawals (194N)' },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const words = {
  missing: 'Tick the income you had, and your form appears here.',
  label: (year: string) => `Your form for ${year}`,
  faults: {
    audit:
      'A tax audit needs a business, a profession or a firm. Add yours, or leave the audit out.',
  },
  depends: 'It depends',
  ask: {
    gains: 'Answer “Did you sell shares or funds?”.',
    ltcg112a: 'Enter the gain.',
    losses: 'Tick what the loss is from.',
  },
  or: (values: readonly string[]) => [...new Set(values)].join(' or '),
  plan: 'Our plan',
  due: 'Due',
  feeOrNone: (fee: string) => `${fee}, or none if you didn’t have to file`,
  documents: 'Documents',
  ready: (ready: number, all: number) => `${ready} of ${all} ready`,
  fits: {
    'ITR-1': 'The simplest form, for people ordinarily resident, with no business.',
    'ITR-4': 'The simple form for presumptive income.',
  },
  others: {
    caption: 'Why not another form',
    head: ['Form', 'Why'],
    yours: 'Yours',
    noBusiness: 'Only for business or professional income',
    withBusiness: 'Not for business or professional income',
    worksToo: 'Also works, but asks for more',
    noBusinessLoss: 'Has no place for your loss from business or trading',
    withBooks: 'If you keep books, or declare less than the presumptive income',
  },
  checklist: {
    title: 'Your documents',
    text: 'Your ticks are kept in this page’s link and nowhere else. Bookmark it, or copy the link, to find them again. We never ask for passwords.',
    whatsapp: 'Send the list to yourself on WhatsApp',
    email: 'Send it by email',
    subject: (year: string) => `Documents for my return, ${year}`,
  },
  heading: (year: string, form: string) => `My return for ${year}: ${form}`,
  notes: {
    extensions: 'This is the due date in the law. Check for an extension before you rely on it.',
    residence: 'Not sure whether you’re a resident? Use our tool “Resident, RNOR or NR”.',
    scheduleFa: 'In Schedule FA, list every account and asset abroad, even if it earned nothing.',
  },
  assumptions: {
    totalIncome: `Your total income is at most ${income}.`,
    houses: `You own at most ${facts.itr1Houses.value} houses.`,
    agri: `Your agricultural income is at most ${farming}.`,
    individual: 'You file for yourself, not for an HUF, a firm or a company.',
  },
} as const

export const example = {
  salary: 'on',
  rent: 'on',
  shares: 'on',
  gains: 'listed',
  ltcg112a: '1,10,000',
  totalIncome: '18,40,000',
  houses: '2',
} as const
