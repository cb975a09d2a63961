import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { addDays, addMonths, financialYearOf } from '../days.ts'
import type { Outcome } from '../outcome.ts'

export const HELD_ASSETS = [
  'listed_share',
  'equity_fund',
  'listed_bond',
  'property',
  'unlisted_share',
  'foreign_share',
  'gold',
  'debt_fund',
  'mld',
  'unlisted_bond',
] as const
export type HeldAsset = (typeof HELD_ASSETS)[number]

export interface Holding {
  asset: HeldAsset
  /** ISO dates; for an inherited or given asset, the day on which the previous owner acquired it */
  bought: string
  sold: string
}

export type Term = 'short' | 'long'

const facts = { ...equityFacts, ...propertyFacts, ...capitalGainFacts }
type HoldingRule = keyof typeof facts

/**
 * Whether a gain is long-term. Months count from the day of acquisition, and an asset sold on the
 * anniversary is still short-term. Sections 2(42A) and 50AA of the 1961 Act, 2 and 76 of the 2025
 * Act, for sales from FY 2023-24.
 */
export function holdingTerm(holding: Holding): Outcome<{ term: Term }> {
  const { bought, sold } = holding
  const { term, rule, lastShortDay } = heldTerm(holding)
  const months = monthsIn(rule)
  const notes: string[] = []
  if (term === 'short' && lastShortDay !== undefined) {
    const first = firstLongDay(holding, lastShortDay)
    if (first) notes.push(`It’s long-term from ${dayName(first)}.`)
  }
  if (rule === 'debtFundCutOff') notes.push(debtFundNote(sold))
  return {
    result: { term },
    lines: [
      months === undefined
        ? { label: 'However long you hold it', amount: TERMS.short, rule }
        : { label: 'Long-term when held for more than', amount: months, unit: 'months', rule },
      {
        label: `Held from ${dayName(bought)} to ${dayName(sold)}`,
        amount: TERMS[term],
        rule,
      },
    ],
    notes,
  }
}

/** The same without its words, for thousands of sales. */
export function heldTerm(holding: Holding): {
  term: Term
  rule: HoldingRule
  lastShortDay: string | undefined
} {
  const rule = ruleFor(holding)
  const months = monthsIn(rule)
  const lastShortDay = months === undefined ? undefined : addMonths(holding.bought, months)
  const isLong = lastShortDay !== undefined && holding.sold > lastShortDay
  return { term: isLong ? 'long' : 'short', rule, lastShortDay }
}

const TERMS = { short: 'Short-term', long: 'Long-term' } as const

function ruleFor({ asset, bought, sold }: Holding): HoldingRule {
  const isNewLaw = sold >= equityFacts.capitalGainsChange.value
  const year = financialYearOf(sold) as FinancialYear
  switch (asset) {
    case 'listed_share':
    case 'equity_fund':
      return idInYear(equityFacts, 'holdingEquity', year) as HoldingRule
    case 'listed_bond':
      return 'holdingListedBond'
    case 'property':
      return idInYear(propertyFacts, 'holdingProperty', year) as HoldingRule
    case 'unlisted_share':
    case 'foreign_share':
      return 'holdingUnlisted'
    case 'gold':
      return isNewLaw ? 'holdingOther' : 'holdingOther2023'
    case 'debt_fund':
      if (bought >= propertyFacts.debtFundCutOff.value) return 'debtFundCutOff'
      return isNewLaw ? 'holdingOldDebtFund' : 'holdingOldDebtFund2023'
    case 'mld':
      return 'marketLinkedDebenture'
    case 'unlisted_bond':
      return sold >= capitalGainFacts.unlistedBondFrom.value
        ? 'unlistedBondFrom'
        : 'holdingOther2023'
  }
}

/** By the rules of that day: those of July 2024 may come first. None if a sale is short-term from then on. */
function firstLongDay(holding: Holding, lastShortDay: string): string | undefined {
  const change = equityFacts.capitalGainsChange.value
  const first = addDays(lastShortDay, 1)
  if (holding.sold >= change || first < change) return first
  const months = monthsIn(ruleFor({ ...holding, sold: change }))
  if (months === undefined) return undefined
  const newFirst = addDays(addMonths(holding.bought, months), 1)
  return newFirst > change ? newFirst : change
}

/** None where the rule is that the asset is always short-term. */
function monthsIn(rule: HoldingRule): number | undefined {
  const { value, unit } = facts[rule]
  return unit === 'months' ? value : undefined
}

function debtFundNote(sold: string): string {
  const share = propertyFacts.debtFundShare
  const before = propertyFacts.indianEquityShare2023
  return financialYearOf(sold) >= '2025-26'
    ? `A debt fund here means more than ${formatFact(share)} in debt and money market instruments, or a fund of such funds. Gold and international funds are no longer included.`
    : `A debt fund here means at most ${formatFact(before)} in Indian shares, so gold and international funds were included.`
}

function dayName(day: string): string {
  return formatFact({ value: day, unit: 'date' })
}
