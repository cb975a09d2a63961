import { formatFact } from '../../../facts/format.ts'
import { returnFormFacts as facts } from '../../../facts/return-forms.ts'
import { type Plan, plans } from '../../../plans.ts'
import type { Words } from '../../../same-keys.ts'
import { seasonWords } from '../../season/names.ts'
import { yearName } from '../page.ts'
import { slip, slipDue, slipForm } from '../slip.ts'
import { documentGroupTitles, documentHints, documentNames } from './documents.ts'
import { returnFormWords } from './reasons.ts'

const income = formatFact(facts.itr1Income)
const gains = formatFact(facts.itr1Gains)
const farming = formatFact(facts.itr1Agriculture)

/** What the form asks; `fieldsIn` makes its fields. */
const formWords = {
  incomes: slip.incomes,
  have: 'Documents you have',
  sales: {
    title: 'Sales, losses and crypto',
    gains: {
      label: 'Did you sell shares or funds?',
      options: { none: 'Nothing sold', listed: 'Long-term, listed only', any: 'Anything else' },
      hint: 'Listed means shares on an exchange and equity funds, kept for more than a year and sold without a loss.',
    },
    ltcg112a: {
      label: 'Long-term gain on listed shares and equity funds',
      hint: `ITR-1 and ITR-4 allow up to ${gains}.`,
    },
    vda: 'I sold or spent crypto',
    sold: 'I sold a house, land or gold',
    lossBf: 'I have a loss from earlier years, or one to carry forward',
    losses: {
      lossHouse: 'The loss is from a house',
      lossCapital: 'The loss is from capital gains',
      lossBusiness: 'The loss is from business, a profession or F&O',
      lossSpeculative: 'The loss is from intraday trading',
    },
  },
  business: {
    title: 'Business',
    kind: {
      label: 'How you declare it',
      hint: 'Presumptive means a fixed share of your receipts, without books.',
      options: { presumptive: 'Presumptive', books: 'With books' },
    },
    ticks: {
      firmPartner: 'I’m a partner in a firm',
      audit: 'My firm or I need a tax audit',
    },
  },
  you: {
    title: 'You and your income',
    status: {
      label: 'Residential status',
      hint: 'RNOR is a resident who isn’t ordinarily resident, often in the first years back in India.',
      options: { ROR: 'Resident', RNOR: 'RNOR', NR: 'Non-resident' },
    },
    totalIncome: {
      label: 'Total income, after deductions',
      hint: `Leave it empty if it’s below ${income}.`,
    },
    houses: 'Houses you own',
    agri: {
      label: 'Agricultural income',
      hint: `Leave it empty if it’s below ${farming}.`,
    },
  },
  lessCommon: {
    title: 'Less common',
    ticks: {
      director: 'I’m a director of a company',
      unlisted: 'I hold unlisted shares',
      winnings: 'I won money in lotteries, games or races',
      esopDeferred: 'Tax on my start-up ESOPs is deferred',
      tds194n: 'I had TDS on cash withdrawals (194N)',
    },
  },
} as const

/** What the answer says. */
const answerWords = {
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
    houses: `You own at most ${formatFact(facts.itr1Houses)} houses.`,
    agri: `Your agricultural income is at most ${farming}.`,
    individual: 'You file for yourself, not for an HUF, a firm or a company.',
  },
} as const

/** What this tool says, in one language. */
export const words = {
  form: formWords,
  answer: answerWords,
  reasons: returnFormWords,
  documents: { names: documentNames, hints: documentHints, groups: documentGroupTitles },
  planNames: Object.fromEntries(plans.map(({ id, name }) => [id, name])) as Record<
    Plan['id'],
    string
  >,
  due: slipDue,
  withScheduleFa: slipForm.withScheduleFa,
  yearName,
  season: seasonWords.own,
}
export type ReturnFormToolWords = Words<typeof words>
