import { type RentTdsWords, rentTdsWords } from '#content/en/working/rent-tds.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { houseRentFacts as facts } from '#content/facts/house-rent.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { type Amount, amount, isMore, least, percentOf, shown, sum, wholeRupees } from './amount.ts'
import type { Line, Outcome } from './outcome.ts'

/** Rupees of rent a month, and for how many months of the year, one at least. */
export interface RentStretch {
  monthly: number
  months: number
}

export interface RentTdsInput {
  /** the rents of one tenancy in a year, in their order */
  stretches: readonly RentStretch[]
  landlordResident?: boolean
  /** the landlord has given none */
  noPan?: boolean
  /** in percent, instead of the rate of the year */
  rate?: number | undefined
  year?: FinancialYear
}

export interface RentTds {
  /** whole rupees, deducted once; null where the rules are another section's */
  tds: number | null
}

/**
 * What a tenant whose accounts are not audited deducts from a year's rent: section 194-IB of the
 * 1961 Act, section 393(1) of the 2025 Act.
 */
export const rentTds = rentTdsIn(rentTdsWords)

/** The same with its working in the words of a language. */
/* @__NO_SIDE_EFFECTS__ */
export function rentTdsIn(words: RentTdsWords) {
  return (input: RentTdsInput): Outcome<RentTds> => deductionOf(input, words)
}

function deductionOf(
  {
    stretches,
    landlordResident = true,
    year = '2026-27',
    noPan = false,
    rate = noPan ? tdsFacts.noPanTdsRate.value : valueInYear(facts, 'rentTdsRate', year),
  }: RentTdsInput,
  { lines: copy, notes }: RentTdsWords,
): Outcome<RentTds> {
  if (!landlordResident)
    return {
      result: { tds: null },
      lines: [{ label: copy.abroad, amount: copy.otherRules, rule: 'rentTdsAbroad' }],
      notes: [notes.abroad],
    }
  const limit = valueInYear(facts, 'rentTdsMonthly', year)
  const limitRule = idInYear(facts, 'rentTdsMonthly', year)
  const paid = stretches.filter(({ monthly }) => monthly > 0)
  const above = paid.filter(({ monthly }) => monthly > limit)
  const last = paid.at(-1)
  if (!last || above.length === 0) {
    const monthly = highest(stretches)
    return {
      result: { tds: 0 },
      lines: [
        { label: copy.monthly, amount: monthly, rule: limitRule },
        { label: copy.none, amount: 0, rule: limitRule },
      ],
      notes: [notes.below(formatFact(facts[limitRule]), rupees(monthly))],
    }
  }
  const rent = rentOf(paid)
  const share = percentOf(rate, rent)
  const tds = wholeRupees(least(share, last.monthly))
  const lines: Line[] = [
    { label: copy.highest, amount: highest(above), rule: limitRule },
    { label: copy.year, amount: shown(rent), rule: 'rentTdsOnce' },
    { label: copy.share(rate), amount: shown(share), rule: rateRule(rate, year) },
  ]
  if (isMore(share, last.monthly))
    lines.push({ label: copy.most, amount: last.monthly, rule: 'rentTdsMost' })
  lines.push({ label: copy.once, amount: tds, rule: 'rentTdsOnce' })
  const other = wholeRupees(least(percentOf(rate, rentOf(above)), last.monthly))
  const isLess = other < tds
  return {
    result: { tds },
    lines,
    notes: isLess ? [notes.otherReading(rupees(limit), rupees(other))] : [],
  }
}

function rentOf(stretches: readonly RentStretch[]): Amount {
  return sum(...stretches.map(({ monthly, months }) => amount(monthly).mul(months)))
}

/** A rate that the law has gone by is that rule's, whichever year asks for it. */
function rateRule(rate: number, year: FinancialYear): string {
  if (rate === tdsFacts.noPanTdsRate.value) return 'noPanTdsRate'
  if (rate === facts.rentTdsRate2023.value) return 'rentTdsRate2023'
  return idInYear(facts, 'rentTdsRate', year)
}

function highest(stretches: readonly RentStretch[]): number {
  return Math.max(0, ...stretches.map(({ monthly }) => monthly))
}
