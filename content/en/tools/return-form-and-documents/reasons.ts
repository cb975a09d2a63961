import { formatFact } from '../../../facts/format.ts'
import { returnFormFacts as facts } from '../../../facts/return-forms.ts'
import type { Words } from '../../../same-keys.ts'

const income = formatFact(facts.itr1Income)
const gains = formatFact(facts.itr1Gains)
const farming = formatFact(facts.itr1Agriculture)
const houses = formatFact(facts.itr1Houses)

const fnoNeedsItr3 = 'F&O and intraday trading are business income, which needs ITR-3.'

/** Why a return takes its form. */
export const returnFormWords = {
  lines: { business: 'Business or profession', form: 'Return form', yes: 'yes' },
  business: {
    none: 'none',
    presumptive: 'presumptive',
    books: 'with books',
    fno: 'F&O',
    intraday: 'intraday trading',
    partner: 'partner in a firm',
  },
  status: { ROR: 'ROR', RNOR: 'RNOR', NR: 'NR' },
  needsItr3: {
    books: 'Business or professional income with books needs ITR-3.',
    fno: fnoNeedsItr3,
    intraday: fnoNeedsItr3,
    partner: 'A partner in a firm needs ITR-3.',
    loss: 'A loss from business, F&O or intraday of earlier years is carried on in ITR-3 alone, even without a business this year.',
  },
  residence: {
    line: 'Residential status',
    reason: (form: string, status: string) =>
      `${form} is for people who are ordinarily resident, and you’re ${status}.`,
  },
  /** the figures that ITR-1 and ITR-4 limit, with a sentence for those who are above */
  limits: {
    income: {
      line: 'Total income',
      reason: (form: string) => `Your total income is above ${income}, the limit of ${form}.`,
    },
    houses: {
      line: 'Houses',
      reason: (form: string) => `${form} covers at most ${houses} houses.`,
    },
    gains: {
      line: 'Long-term gain on listed equity',
      reason: (form: string) => `${form} covers long-term gains on listed equity up to ${gains}.`,
    },
    agriculture: {
      line: 'Agricultural income',
      reason: (form: string) => `${form} covers agricultural income up to ${farming}.`,
    },
  },
  /** what the simple form cannot take at all */
  excluded: {
    otherCg: 'Other capital gains, or a capital loss',
    vda: 'Crypto and other virtual digital assets',
    foreign: 'Income, assets or accounts abroad',
    director: 'Director of a company',
    unlisted: 'Unlisted shares',
    winnings: 'Winnings from games, lotteries or races',
    lossBf: 'A loss brought forward or to be carried forward',
    tds194n: 'Tax deducted on cash withdrawals',
    esopDeferred: 'Deferred tax on ESOPs',
  },
  notCovered: (form: string, what: string) => `${form} doesn’t cover this: ${what}.`,
  gainWithin: (form: string, full: string) =>
    `${form} covers your gain only if no capital loss is set off against it or carried forward. Even one rupee above ${gains} needs ${full}.`,
  /** the answers to a question that is open, in the order of the question */
  ifs: {
    gains: [
      `If you sold nothing, or only listed shares and equity funds after a year, with gains up to ${gains} and no loss`,
      'If you sold anything else',
    ],
    ltcg112a: [`With a gain up to ${gains}`, 'With more'],
    losses: [
      'If the loss is from a house or from capital gains',
      'If any of it is from business, F&O or intraday',
    ],
  },
  ifSo: (answer: string, forms: string) => `${answer}: ${forms}.`,
  or: (values: readonly string[]) => [...new Set(values)].join(' or '),
} as const
export type ReturnFormWords = Words<typeof returnFormWords>
