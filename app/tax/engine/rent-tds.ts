import { formatFact, rupees } from '#content/facts/format.ts'
import { houseRentFacts as facts } from '#content/facts/house-rent.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { type Amount, amount, isMore, least, percentOf, shown, sum, wholeRupees } from './amount.ts'
import type { Line, Outcome } from './outcome.ts'

/** Rupees of rent a month, and for how many months of the year. */
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
export function rentTds({
  stretches,
  landlordResident = true,
  year = '2026-27',
  noPan = false,
  rate = noPan ? tdsFacts.noPanTdsRate.value : valueInYear(facts, 'rentTdsRate', year),
}: RentTdsInput): Outcome<RentTds> {
  if (!landlordResident) return abroad()
  const limit = valueInYear(facts, 'rentTdsMonthly', year)
  const limitRule = idInYear(facts, 'rentTdsMonthly', year)
  const paid = stretches.filter(({ monthly, months }) => monthly > 0 && months > 0)
  const above = paid.filter(({ monthly }) => monthly > limit)
  const last = paid.at(-1)
  if (!last || above.length === 0) return belowLimit(highest(stretches), limitRule)
  const rent = rentOf(paid)
  const share = percentOf(rate, rent)
  const tds = wholeRupees(least(share, last.monthly))
  const lines: Line[] = [
    { label: 'Highest monthly rent', amount: highest(above), rule: limitRule },
    { label: 'Rent for the year', amount: shown(rent), rule: 'rentTdsOnce' },
    {
      label: `${rate}% of it`,
      amount: shown(share),
      rule: rateRule(rate, year),
    },
  ]
  if (isMore(share, last.monthly))
    lines.push({
      label: 'At most the last month’s rent',
      amount: last.monthly,
      rule: 'rentTdsMost',
    })
  lines.push({ label: 'Tax to deduct, once', amount: tds, rule: 'rentTdsOnce' })
  const other = wholeRupees(least(percentOf(rate, rentOf(above)), last.monthly))
  return { result: { tds }, lines, notes: other < tds ? [otherReading(limit, other)] : [] }
}

function rentOf(stretches: readonly RentStretch[]): Amount {
  return sum(...stretches.map(({ monthly, months }) => amount(monthly).mul(months)))
}

function otherReading(limit: number, tds: number): string {
  return `Another reading counts only the months above ${rupees(limit)}. The TDS is then ${rupees(tds)}.`
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

function belowLimit(monthly: number, rule: keyof typeof facts): Outcome<RentTds> {
  const limit = formatFact(facts[rule])
  return {
    result: { tds: 0 },
    lines: [
      { label: 'Monthly rent', amount: monthly, rule },
      { label: 'Tax to deduct', amount: 0, rule },
    ],
    notes: [
      `You deduct tax only if the monthly rent is above ${limit}. Yours is ${rupees(monthly)}, so there’s nothing to deduct.`,
    ],
  }
}

function abroad(): Outcome<RentTds> {
  return {
    result: { tds: null },
    lines: [{ label: 'Landlord abroad', amount: 'other rules', rule: 'rentTdsAbroad' }],
    notes: [
      'For a non-resident landlord, section 195 of the 1961 Act (section 393(2) of the 2025 Act) applies. You deduct tax from every payment, however small, and need a TAN. The rate depends on the landlord’s country and income.',
    ],
  }
}
