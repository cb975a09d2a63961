import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { propertyFacts } from '#content/facts/property.ts'
import {
  type Amount,
  amount,
  isMore,
  least,
  leftOf,
  nearestRupee,
  percentOf,
  shown,
  sum,
  wholeRupees,
} from '../amount.ts'
import type { Line, Outcome } from '../outcome.ts'
import { holdingTerm, type Term } from './holding-term.ts'
import { considerationOf, costsOf, type Improvement, indexedCosts } from './property-cost.ts'

export interface PropertySale {
  price: number
  cost: number
  /** ISO dates; what was inherited or given counts from the previous owner's purchase, at that cost */
  bought: string
  sold: string
  /** of the seller, an individual or HUF, in the year of the sale */
  resident?: boolean
  improvements?: readonly Improvement[]
  /** costs of the sale: brokerage, stamp duty and legal fees that the seller paid */
  expenses?: number
  /** stamp duty value of the sale */
  stamp?: number
  /** value on 1 April 2001, of what was bought before */
  fmv2001?: number
  /** long-term gain that is free of tax under sections 54, 54EC and 54F */
  exempt?: number
  /** the same where the gain is indexed; section 54F frees a share of each */
  exemptIndexed?: number
}

export interface PropertyGain {
  term: Term
  /** without indexation and before what is exempt; below zero for a loss */
  gain: number
  /** of the gain, what is exempt taken off; a loss as it is */
  taxableGain: number
  /** of a long-term gain that may be indexed; zero where the indexed costs are more than the price */
  indexedGain?: number
  /** to the nearest rupee */
  indexedCost?: number
  /** what the price less the costs of the sale comes to */
  netPrice: number
  /** where the seller may choose */
  taxPlain?: number
  taxIndexed?: number
  /** without surcharge and cess; null for a short-term gain, which is taxed at slab rates */
  tax: number | null
  /** what indexation takes off the taxable gain, where the seller may choose; and in the other reading */
  indexBenefit?: Amount
  indexBenefitOtherReading?: Amount
  /** where an exemption and the choice meet: the tax if the exemption lowers the plain gain only */
  taxOtherReading?: number
}

/**
 * The gain on land or a building and the tax on it. Whole rupees in; tax to the nearest rupee.
 * Sections 48, 50C, 55 and 112 of the 1961 Act, 72, 78, 90 and 197 of the 2025 Act, for sales from
 * FY 2023-24.
 */
export function propertyGain(sale: PropertySale): Outcome<PropertyGain> {
  const { bought, sold, resident = true } = sale
  const deal = dealOf(sale)
  if (deal.term === 'short') return shortTerm(sale, deal)
  if (sold < CHANGE.value) return indexedOnly(sale, deal)
  if (!resident) return plainOnly(sale, deal, ABROAD_NOTE)
  if (bought >= CHANGE.value) return plainOnly(sale, deal, BOUGHT_LATE_NOTE)
  return lowerOfTwo(sale, deal)
}

const CHANGE = equityFacts.capitalGainsChange

const LOSS_NOTE =
  'You can set off a long-term loss only against long-term gains. You can carry it forward only if the return for the loss year is filed by its due date.'
const ABROAD_NOTE = 'If you’re a non-resident in the year of sale, you can’t use indexation.'
const BOUGHT_LATE_NOTE = `There’s no indexation for property bought on or after ${formatFact(CHANGE)}.`
const OLD_RULE_NOTE = `Sales up to ${formatFact(equityFacts.capitalGainsLastOldDay)} are taxed with indexation only. Your return shows the indexed gain.`
const SHORT_EXEMPT_NOTE = 'A new house or bonds save tax only on a long-term gain.'

interface Computed extends Pick<PropertyGain, 'term' | 'gain' | 'netPrice'> {
  costs: ReturnType<typeof costsOf>['costs']
  lines: Line[]
  notes: string[]
}

/** The steps up to the plain gain, which are the same for every rate. */
function dealOf(sale: PropertySale): Computed {
  const deal = { improvements: [], expenses: 0, stamp: 0, fmv2001: 0, ...sale }
  const holding = holdingTerm({ asset: 'property', bought: sale.bought, sold: sale.sold })
  const consideration = considerationOf(deal)
  const { costs, notes } = costsOf(deal)
  const netPrice = consideration.amount - deal.expenses
  const gain = amount(netPrice)
    .sub(sum(...costs.map((cost) => cost.amount)))
    .valueOf()
  return {
    term: holding.result.term,
    gain,
    netPrice,
    costs,
    lines: [
      ...holding.lines,
      consideration.line,
      ...(deal.expenses > 0
        ? [{ label: 'Less costs of the sale', amount: deal.expenses, rule: 'propertyGain' }]
        : []),
      ...costs.map(({ label, amount, rule }) => ({ label, amount, rule })),
      { label: gain < 0 ? 'Loss' : 'Gain', amount: gain, rule: 'propertyGain' },
    ],
    notes: [...holding.notes, ...consideration.notes, ...notes],
  }
}

function shortTerm({ exempt = 0 }: PropertySale, deal: Computed): Outcome<PropertyGain> {
  const { term, gain, netPrice, lines, notes } = deal
  const tax = gain < 0 ? 'None' : 'At your slab rates'
  return {
    result: { term, gain, taxableGain: gain, netPrice, tax: null },
    lines: [...lines, { label: 'Tax', amount: tax, rule: 'shortTermProperty' }],
    notes: exempt > 0 ? [...notes, SHORT_EXEMPT_NOTE] : notes,
  }
}

/** A sale up to 22 July 2024, by a resident or not. */
function indexedOnly(sale: PropertySale, deal: Computed): Outcome<PropertyGain> {
  const { term, gain, netPrice, lines, notes } = deal
  const { indexedCost, indexedGain, taxable, tax, ...indexed } = indexedWorking(sale, deal)
  const isLoss = indexedGain.compare(0) < 0
  return {
    result: {
      term,
      gain,
      taxableGain: wholeRupees(isLoss ? indexedGain : taxable),
      indexedGain: wholeRupees(indexedGain),
      indexedCost,
      netPrice,
      tax: nearestRupee(tax),
    },
    lines: [...lines, ...indexed.lines],
    notes: [...notes, OLD_RULE_NOTE, ...(isLoss ? [LOSS_NOTE] : [])],
  }
}

function plainOnly(sale: PropertySale, deal: Computed, why: string): Outcome<PropertyGain> {
  const { term, gain, netPrice, lines, notes } = deal
  const plain = plainWorking(sale, deal)
  return {
    result: { term, gain, taxableGain: plain.taxableGain, netPrice, tax: nearestRupee(plain.tax) },
    lines: [...lines, ...plain.lines],
    notes: [...notes, why, ...(gain < 0 ? [LOSS_NOTE] : [])],
  }
}

function lowerOfTwo(sale: PropertySale, deal: Computed): Outcome<PropertyGain> {
  const { term, gain, netPrice, lines, notes } = deal
  const plain = plainWorking(sale, deal)
  const indexed = indexedWorking(sale, deal)
  const taxPlain = nearestRupee(plain.tax)
  const taxIndexed = nearestRupee(indexed.tax)
  const tax = Math.min(taxPlain, taxIndexed)
  const other = gain > 0 && (sale.exempt ?? 0) > 0 && otherReading(taxPlain, indexed.indexedGain)
  const more: string[] = []
  if (gain < 0) more.push(LOSS_NOTE)
  else if (indexed.indexedGain.compare(0) < 0) more.push(noIndexedLossNote(plain.taxableGain))
  if (other) more.push(disputedNote(other, tax))
  return {
    result: {
      term,
      gain,
      taxableGain: plain.taxableGain,
      indexedGain: wholeRupees(leftOf(indexed.indexedGain, 0)),
      indexedCost: indexed.indexedCost,
      netPrice,
      taxPlain,
      taxIndexed,
      tax,
      indexBenefit: amount(plain.taxableGain).sub(indexed.taxable),
      ...(other && {
        taxOtherReading: other.tax,
        indexBenefitOtherReading: amount(plain.taxableGain).sub(leftOf(indexed.indexedGain, 0)),
      }),
    },
    lines: [
      ...lines,
      ...plain.lines,
      ...indexed.lines,
      { label: 'The lower tax', amount: tax, rule: 'lowerPropertyTax' },
    ],
    notes: [...notes, ...more],
  }
}

function plainWorking({ exempt = 0 }: PropertySale, { gain }: Computed) {
  const { value } = propertyFacts.ltcgPropertyRate
  const taxable = leftOf(gain, exempt)
  const tax = percentOf(value, taxable)
  const lines: Line[] = [
    ...exemptLines(exempt, gain, taxable),
    {
      label: `Tax at ${value}%, without indexation`,
      amount: shown(tax),
      rule: 'ltcgPropertyRate',
    },
  ]
  return { taxableGain: gain < 0 ? gain : taxable.valueOf(), tax, lines }
}

function indexedWorking(
  { sold, exempt = 0, exemptIndexed = exempt }: PropertySale,
  { costs, netPrice }: Computed,
) {
  const { total, lines } = indexedCosts(costs, sold)
  const indexedGain = amount(netPrice).sub(total)
  const taxable = leftOf(indexedGain, exemptIndexed)
  const rule = sold < CHANGE.value ? 'ltcgPropertyRate2023' : 'ltcgPropertyIndexedRate'
  const { value } = propertyFacts[rule]
  const tax = percentOf(value, taxable)
  return {
    indexedCost: nearestRupee(total),
    indexedGain,
    taxable,
    tax,
    lines: [
      {
        label: 'With indexation: price less costs of the sale',
        amount: netPrice,
        rule: 'propertyGain',
      },
      ...lines,
      {
        label: indexedGain.compare(0) < 0 ? 'Loss with indexation' : 'Gain with indexation',
        amount: shown(indexedGain),
        rule: 'indexedCost',
      },
      ...exemptLines(exemptIndexed, indexedGain, taxable),
      { label: `Tax at ${value}%, with indexation`, amount: shown(tax), rule },
    ],
  }
}

/** No more than the gain is exempt, and nothing of a loss. */
function exemptLines(exempt: number, gain: number | Amount, taxable: Amount): Line[] {
  if (exempt === 0 || !isMore(gain, 0)) return []
  return [
    { label: 'Less exempt gain', amount: shown(least(exempt, gain)), rule: 'exemptPropertyGain' },
    { label: 'Taxable gain', amount: shown(taxable), rule: 'exemptPropertyGain' },
  ]
}

function noIndexedLossNote(taxableGain: number): string {
  const noLoss = 'With indexation there’s no tax, but it doesn’t create a loss either.'
  return taxableGain > 0
    ? `${noLoss} Your return still shows the gain of ${rupees(taxableGain)}.`
    : noLoss
}

/** The Acts don't say from which gain the exemption comes off when the two taxes are compared. */
function otherReading(taxPlain: number, indexedGain: Amount) {
  const { value } = propertyFacts.ltcgPropertyIndexedRate
  const taxIndexed = nearestRupee(percentOf(value, leftOf(indexedGain, 0)))
  return { taxIndexed, tax: Math.min(taxPlain, taxIndexed) }
}

function disputedNote(other: ReturnType<typeof otherReading>, tax: number): string {
  const reading =
    'We deduct the exempt gain from both gains before comparing the taxes. That reading is disputed.'
  if (other.tax === tax) {
    return `${reading} If it only reduced the gain without indexation, the tax would be the same.`
  }
  const indexed =
    other.taxIndexed === other.tax
      ? ''
      : `tax with indexation would be ${rupees(other.taxIndexed)}, and `
  return `${reading} If it only reduced the gain without indexation, ${indexed}you’d pay ${rupees(other.tax)}.`
}
