import { lowerFirst } from '#app/ui/text/lower-first.ts'
import { formatFact } from '#content/facts/format.ts'
import { returnFormFacts as facts } from '#content/facts/return-forms.ts'
import type { Line, Outcome } from './outcome.ts'

/*
 * The return form of an individual for AY 2026-27: rule 12 of the Income-tax Rules 1962 as notified
 * for that year. The forms of later years are not notified. Amounts are rupees.
 */

export interface ReturnFormInput {
  status: 'ROR' | 'RNOR' | 'NR'
  /** as the return shows it, rounded to ten already */
  totalIncome: number
  business?: 'presumptive' | 'books' | 'fno' | 'intraday' | undefined
  /** a partner of a firm */
  firmPartner: boolean
  houses: number
  /** long-term gain on listed shares and equity funds, before the exempt amount */
  ltcg112a: number
  agri: number
  /** any other capital gain, or a capital loss */
  otherCg: boolean
  vda: boolean
  director: boolean
  /** held unlisted shares */
  unlisted: boolean
  /** income, assets or an account abroad that one may sign for */
  foreign: boolean
  /** of lotteries, games, races */
  winnings: boolean
  /** a loss brought forward, or to be carried forward */
  lossBf: boolean
  /** what it is from, as far as that is known */
  losses?: readonly Loss[]
  /** tax was deducted on cash withdrawals */
  tds194n: boolean
  /** tax on shares of a start-up employer was deferred */
  esopDeferred: boolean
}

export const LOSSES = ['house', 'capital', 'business', 'speculative'] as const
export type Loss = (typeof LOSSES)[number]

export interface ReturnForm {
  form: 'ITR-1' | 'ITR-2' | 'ITR-3' | 'ITR-4'
  /** why no simpler form will do */
  reasons: string[]
}

type Rule = keyof typeof facts

/** What ITR-1 and ITR-4 ask for, and whether somebody meets it. */
interface Condition {
  line: Line
  isMet: boolean
  /** a sentence for somebody who does not, with the form that is out of reach */
  reason: (form: string) => string
}

export function returnForm(input: ReturnFormInput): Outcome<ReturnForm> {
  const hasBusiness = input.business !== undefined || input.firmPartner
  const [simple, full] = hasBusiness ? (['ITR-4', 'ITR-3'] as const) : (['ITR-1', 'ITR-2'] as const)
  const conditions = [...figureConditions(input), ...tickedConditions(input, simple)]
  const business = notPresumptive(input) ?? businessLoss(input)
  const reasons = business
    ? [business]
    : conditions.flatMap(({ isMet, reason }) => (isMet ? [] : reason(simple)))
  const form = business ? 'ITR-3' : reasons.length > 0 ? full : simple
  const rule = hasBusiness ? 'itrBusiness' : 'itrWithoutBusiness'
  return {
    result: { form, reasons },
    lines: [
      line('Business or profession', 'itrBusiness', BUSINESS[businessKind(input)]),
      ...(business ? [] : conditions.map((condition) => condition.line)),
      line('Return form', business && !hasBusiness ? 'itrBusinessLoss' : rule, form),
    ],
    notes: [...reasons, ...limitsClose(input, form)],
  }
}

function businessKind({ business, firmPartner }: ReturnFormInput): keyof typeof BUSINESS {
  return firmPartner ? 'partner' : (business ?? 'none')
}

const BUSINESS = {
  none: 'none',
  presumptive: 'presumptive',
  books: 'with books',
  fno: 'F&O',
  intraday: 'intraday trading',
  partner: 'partner in a firm',
} as const

/** Why business income is more than ITR-4 can take, whatever else there is. */
function notPresumptive(input: ReturnFormInput): string | undefined {
  const kind = businessKind(input)
  if (kind === 'none' || kind === 'presumptive') return undefined
  return {
    books: 'Business or professional income with books needs ITR-3.',
    fno: 'F&O and intraday trading are business income, which needs ITR-3.',
    intraday: 'F&O and intraday trading are business income, which needs ITR-3.',
    partner: 'A partner in a firm needs ITR-3.',
  }[kind]
}

/** Only ITR-3 has a place for such a loss, even where there is no business any more. */
function businessLoss({ losses = [] }: ReturnFormInput): string | undefined {
  return losses.some((loss) => loss === 'business' || loss === 'speculative')
    ? 'A loss from business, F&O or intraday of earlier years is carried on in ITR-3 alone, even without a business this year.'
    : undefined
}

function figureConditions(input: ReturnFormInput): Condition[] {
  const { status, totalIncome, houses, ltcg112a, agri } = input
  return [
    {
      line: line('Residential status', 'itr1Residence', status),
      isMet: status === 'ROR',
      reason: (form) => `${form} is for ordinary residents, and you’re ${status}.`,
    },
    {
      line: line('Total income', 'itr1Income', totalIncome),
      isMet: totalIncome <= facts.itr1Income.value,
      reason: (form) => `Your total income is above ${shown('itr1Income')}, the limit of ${form}.`,
    },
    {
      line: line('Houses', 'itr1Houses', String(houses)),
      isMet: houses <= MAX_HOUSES,
      reason: (form) => `${form} covers at most ${shown('itr1Houses')} houses.`,
    },
    {
      line: line('Long-term gain on listed equity', 'itr1Gains', ltcg112a),
      isMet: ltcg112a <= facts.itr1Gains.value,
      reason: (form) =>
        `${form} covers long-term gains on listed equity up to ${shown('itr1Gains')}.`,
    },
    {
      line: line('Agricultural income', 'itr1Agriculture', agri),
      isMet: agri <= facts.itr1Agriculture.value,
      reason: (form) => `${form} covers agricultural income up to ${shown('itr1Agriculture')}.`,
    },
  ]
}

const MAX_HOUSES = { two: 2 }[facts.itr1Houses.value]

/** What the simple form cannot take at all, each where it is ticked. */
function tickedConditions(input: ReturnFormInput, simple: 'ITR-1' | 'ITR-4'): Condition[] {
  const names = Object.keys(EXCLUDED) as (keyof typeof EXCLUDED)[]
  return names
    .filter((name) => input[name] && !(name === 'tds194n' && simple === 'ITR-4'))
    .map((name) => ({
      line: line(EXCLUDED[name], EXCLUDED_BY[name] ?? 'itr1Excluded', 'yes'),
      isMet: false,
      reason: (form) => `${form} doesn’t cover this: ${lowerFirst(EXCLUDED[name])}.`,
    }))
}

const EXCLUDED = {
  otherCg: 'Other capital gains, or a capital loss',
  vda: 'Crypto and other virtual digital assets',
  foreign: 'Income, assets or accounts abroad',
  director: 'Director of a company',
  unlisted: 'Unlisted shares',
  winnings: 'Winnings from games, lotteries or races',
  lossBf: 'A loss brought forward or to be carried forward',
  tds194n: 'Tax deducted on cash withdrawals',
  esopDeferred: 'Deferred tax on ESOPs',
} as const

const EXCLUDED_BY: Partial<Record<keyof typeof EXCLUDED, Rule>> = {
  lossBf: 'itr1Losses',
  tds194n: 'itr1CashTds',
}

function limitsClose({ ltcg112a }: ReturnFormInput, form: ReturnForm['form']): string[] {
  const isSimple = form === 'ITR-1' || form === 'ITR-4'
  return isSimple && ltcg112a > 0
    ? [
        `${form} covers your gain only if no capital loss is set off against it or carried forward. Even one rupee above ${shown('itr1Gains')} needs ${form === 'ITR-1' ? 'ITR-2' : 'ITR-3'}.`,
      ]
    : []
}

function line(label: string, rule: Rule, amount: number | string): Line {
  return { label, amount, rule }
}

function shown(rule: Rule): string {
  return formatFact(facts[rule])
}
