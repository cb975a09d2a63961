import { formatFact } from '#app/content/tax-facts/format.ts'
import { returnFormFacts as facts } from '#app/content/tax-facts/return-forms.ts'
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
  { kind: 'kept', name: 'have', label: 'Documents at hand' },
] as const satisfies readonly Field[]

export const more = [
  {
    title: 'Gains and crypto',
    open: true,
    fields: [
      {
        kind: 'choice',
        name: 'gains',
        label: 'Your gains',
        options: [
          ['any', 'Any gains or losses'],
          ['listed', 'Long-term, listed only'],
          ['none', 'Nothing sold'],
        ],
        initial: 'any',
        hint: 'Listed means shares on an exchange and equity funds.',
        when: { field: 'shares', is: ['on'] },
      },
      {
        kind: 'money',
        name: 'ltcg112a',
        label: 'Long-term gain on listed shares and equity funds',
        hint: `Up to ${gains} fits the simple forms.`,
        when: { field: 'gains', is: ['listed'] },
      },
      { kind: 'tick', name: 'vda', label: 'Crypto sold or spent' },
      { kind: 'tick', name: 'sold', label: 'A house, land or gold sold' },
      { kind: 'tick', name: 'lossBf', label: 'A loss from earlier years, or one to carry forward' },
    ],
  },
  {
    title: 'Business',
    fields: [
      {
        kind: 'choice',
        name: 'kind',
        label: 'How you declare it',
        hint: 'Presumptive: a fixed share of your receipts, without books.',
        options: [
          ['presumptive', 'Presumptive'],
          ['books', 'With books'],
        ],
        initial: 'presumptive',
        when: { field: 'business', is: ['on'] },
      },
      { kind: 'tick', name: 'firmPartner', label: 'Partner of a firm' },
      { kind: 'tick', name: 'audit', label: 'A tax audit is needed, for me or for my firm' },
    ],
  },
  {
    title: 'You and your income',
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: 'You were',
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
    fields: [
      { kind: 'tick', name: 'director', label: 'Director of a company' },
      { kind: 'tick', name: 'unlisted', label: 'Shares of a company that isn’t listed' },
      { kind: 'tick', name: 'winnings', label: 'Winnings from lotteries, games or races' },
      { kind: 'tick', name: 'esopDeferred', label: 'Tax on start-up ESOPs put off' },
      { kind: 'tick', name: 'tds194n', label: 'Tax deducted on cash withdrawals (194N)' },
    ],
  },
] as const satisfies readonly FieldGroup[]

export const words = {
  missing: 'Tick what you had, and your form appears here.',
  label: (year: string) => `Your form for ${year}`,
  plan: 'Our plan',
  due: 'Due',
  documents: 'Documents',
  ready: (ready: number, all: number) => `${ready} of ${all} at hand`,
  fits: {
    'ITR-1': 'The simplest form, for ordinary residents without a business.',
    'ITR-4': 'The simple form for presumptive income.',
  },
  others: {
    caption: 'Why not another form',
    head: ['Form', 'For you'],
    yours: 'Yours',
    noBusiness: 'Only with business or professional income',
    withBusiness: 'Not with business or professional income',
    worksToo: 'Works too, but asks for more',
    withBooks: 'If you keep books, or declare less than the presumptive share',
  },
  checklist: {
    title: 'Your documents',
    text: 'Your ticks are kept in this page’s link and nowhere else. Bookmark it, or copy the link, to find them again. We never ask for passwords.',
    whatsapp: 'Send the list to yourself on WhatsApp',
    email: 'Send it by e-mail',
    subject: (year: string) => `Documents for my return, ${year}`,
  },
  message: (year: string, form: string, groups: { title: string; names: string[] }[]) =>
    [
      `My return for ${year}: ${form}`,
      ...groups.flatMap(({ title, names }) => ['', title, ...names.map((name) => `☐ ${name}`)]),
    ].join('\n'),
  notes: {
    extensions: 'The due date is the law’s. Look for an extension before you rely on it.',
    residence: 'Not sure whether you’re resident? Our day counter tells you.',
    scheduleFa: 'Schedule FA lists every account and asset abroad, even without income from it.',
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
