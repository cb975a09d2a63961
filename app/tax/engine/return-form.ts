import { lowerFirst } from '#app/ui/text/lower-first.ts'
import type { ReturnFormWords } from '#content/en/tools/return-form-and-documents/reasons.ts'
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

/** The form, with its reasons and its lines in the words of a language. */
export function returnForm(input: ReturnFormInput, words: ReturnFormWords): Outcome<ReturnForm> {
  const { form, simple, barred, figures, excluded } = assess(input)
  const reasons = barred
    ? [words.needsItr3[barred]]
    : [
        ...(isOrdinary(input) ? [] : [words.residence.reason(simple, words.status[input.status])]),
        ...figures.flatMap(({ name, isMet }) => (isMet ? [] : words.limits[name].reason(simple))),
        ...excluded.map((name) => words.notCovered(simple, lowerFirst(words.excluded[name]))),
      ]
  const hasBusiness = isBusiness(input)
  const rule = hasBusiness ? 'itrBusiness' : 'itrWithoutBusiness'
  return {
    result: { form, reasons },
    lines: [
      line(words.lines.business, 'itrBusiness', words.business[businessKind(input)]),
      ...(barred
        ? []
        : [
            line(words.residence.line, 'itr1Residence', words.status[input.status]),
            ...figures.map(({ name, rule, amount }) => line(words.limits[name].line, rule, amount)),
            ...excluded.map((name) =>
              line(words.excluded[name], EXCLUDED_BY[name] ?? 'itr1Excluded', words.lines.yes),
            ),
          ]),
      line(words.lines.form, barred && !hasBusiness ? 'itrBusinessLoss' : rule, form),
    ],
    notes: [...reasons, ...limitsClose(input, form, words)],
  }
}

/** The form alone. */
export function formFor(input: ReturnFormInput): ReturnForm['form'] {
  return assess(input).form
}

/** The form, the simplest one of its kind, and what stands in the way of that. */
function assess(input: ReturnFormInput) {
  const [simple, full] = isBusiness(input)
    ? (['ITR-4', 'ITR-3'] as const)
    : (['ITR-1', 'ITR-2'] as const)
  const barred = notPresumptive(input) ?? businessLoss(input)
  const figures = figuresOf(input)
  const excluded = excludedIn(input, simple)
  const fits = isOrdinary(input) && figures.every(({ isMet }) => isMet) && excluded.length === 0
  const form: ReturnForm['form'] = barred ? 'ITR-3' : fits ? simple : full
  return { form, simple, barred, figures, excluded }
}

type Barred = keyof ReturnFormWords['needsItr3']

function isOrdinary({ status }: ReturnFormInput): boolean {
  return status === 'ROR'
}

function isBusiness({ business, firmPartner }: ReturnFormInput): boolean {
  return business !== undefined || firmPartner
}

function businessKind({
  business,
  firmPartner,
}: ReturnFormInput): keyof ReturnFormWords['business'] {
  return firmPartner ? 'partner' : (business ?? 'none')
}

/** What makes business income more than ITR-4 can take, whatever else there is. */
function notPresumptive(input: ReturnFormInput): Barred | undefined {
  const kind = businessKind(input)
  return kind === 'none' || kind === 'presumptive' ? undefined : kind
}

/** Only ITR-3 has a place for such a loss, even where there is no business any more. */
function businessLoss({ losses = [] }: ReturnFormInput): Barred | undefined {
  return losses.some((loss) => loss === 'business' || loss === 'speculative') ? 'loss' : undefined
}

/** A figure that ITR-1 and ITR-4 limit, and whether it is within the limit. */
interface LimitedFigure {
  name: keyof ReturnFormWords['limits']
  rule: Rule
  amount: number | string
  isMet: boolean
}

function figuresOf({ totalIncome, houses, ltcg112a, agri }: ReturnFormInput): LimitedFigure[] {
  return [
    {
      name: 'income',
      rule: 'itr1Income',
      amount: totalIncome,
      isMet: totalIncome <= facts.itr1Income.value,
    },
    { name: 'houses', rule: 'itr1Houses', amount: String(houses), isMet: houses <= MAX_HOUSES },
    {
      name: 'gains',
      rule: 'itr1Gains',
      amount: ltcg112a,
      isMet: ltcg112a <= facts.itr1Gains.value,
    },
    {
      name: 'agriculture',
      rule: 'itr1Agriculture',
      amount: agri,
      isMet: agri <= facts.itr1Agriculture.value,
    },
  ]
}

const MAX_HOUSES = { two: 2 }[facts.itr1Houses.value]

/** What the simple form cannot take at all, as far as it is there. */
function excludedIn(input: ReturnFormInput, simple: 'ITR-1' | 'ITR-4'): Excluded[] {
  return EXCLUDED.filter((name) => input[name] && !(name === 'tds194n' && simple === 'ITR-4'))
}

const EXCLUDED = [
  'otherCg',
  'vda',
  'foreign',
  'director',
  'unlisted',
  'winnings',
  'lossBf',
  'tds194n',
  'esopDeferred',
] as const
type Excluded = (typeof EXCLUDED)[number]

const EXCLUDED_BY: Partial<Record<Excluded, Rule>> = {
  lossBf: 'itr1Losses',
  tds194n: 'itr1CashTds',
}

function limitsClose(
  { ltcg112a }: ReturnFormInput,
  form: ReturnForm['form'],
  words: ReturnFormWords,
): string[] {
  const isSimple = form === 'ITR-1' || form === 'ITR-4'
  return isSimple && ltcg112a > 0
    ? [words.gainWithin(form, form === 'ITR-1' ? 'ITR-2' : 'ITR-3')]
    : []
}

function line(label: string, rule: Rule, amount: number | string): Line {
  return { label, amount, rule }
}
