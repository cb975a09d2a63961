import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { housePropertyFacts as facts } from '#content/facts/house-property.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { type Amount, amount, isMore, least, shown, sum, ZERO } from './amount.ts'
import type { Line } from './outcome.ts'

/** Rupees of the year; what is left out is 0. */
export interface House {
  /** lived in or kept for that, or let */
  use: 'self' | 'let'
  rent?: number | undefined
  /** municipal tax that the owner paid in the year */
  municipal?: number | undefined
  interest?: number | undefined
  /** the whole interest from before the year of completion; a fifth of it falls in the year */
  preConstruction?: number | undefined
  /** completed more than five years after the end of the year of the loan */
  lateCompletion?: boolean | undefined
  loanFor?: 'repairs' | undefined
}

/** The income of one or more houses, with its steps. */
export interface Part {
  income: Amount
  lines: Line[]
  notes: string[]
}

/** A house as the working calls it: 'House 2'. */
export interface NamedHouse {
  house: House
  name: string
}

/** No value, so a loss of the interest alone: in the old regime, up to two limits. */
export function ownHouses(houses: NamedHouse[], regime: 'new' | 'old', year: FinancialYear): Part {
  if (houses.length === 0) return { income: ZERO, lines: [], notes: [] }
  const lines = houses.map(
    ({ name }): Line => ({
      label: `${name}: value of your self-occupied house`,
      amount: 0,
      rule: 'ownHouseNil',
    }),
  )
  const paid = sum(...houses.map(({ house }) => interestOf(house)))
  if (paid.equals(0)) return { income: ZERO, lines, notes: [] }
  if (regime === 'new') return withoutInterest(lines, paid)
  lines.push(...houses.flatMap(({ house, name }) => interestLines(house, name, year)))
  return withLimits(houses, lines, paid, year)
}

function withoutInterest(lines: Line[], paid: Amount): Part {
  lines.push({
    label: 'Interest on your self-occupied house',
    amount: 0,
    rule: 'ownHouseInterestNew',
  })
  return {
    income: ZERO,
    lines,
    notes: [
      `This regime allows no interest on a self-occupied house. You can’t deduct ${rupees(shown(paid))} this year.`,
    ],
  }
}

function withLimits(houses: NamedHouse[], lines: Line[], paid: Amount, year: FinancialYear): Part {
  const small = facts.repairLoanInterest.value
  const limit = valueInYear(facts, 'homeLoanInterest', year)
  const isSmall = ({ house }: NamedHouse) => house.lateCompletion || house.loanFor === 'repairs'
  const ofSmall = sum(...houses.filter(isSmall).map(({ house }) => interestOf(house)))
  const counted = least(limit, paid.sub(ofSmall).add(least(small, ofSmall)))
  if (isMore(ofSmall, small))
    lines.push({
      label: 'On a repair loan or a house completed late, at most',
      amount: small,
      rule: 'repairLoanInterest',
    })
  lines.push({
    label: `Interest on your self-occupied ${houses.length > 1 ? 'houses together' : 'house'}, at most ${rupeesInFull(limit)}`,
    amount: -shown(counted),
    rule: idInYear(facts, 'homeLoanInterest', year),
  })
  return { income: counted.neg(), lines, notes: ownNotes(houses, paid.sub(counted), ofSmall) }
}

function ownNotes(houses: NamedHouse[], lost: Amount, ofSmall: Amount): string[] {
  const notes = []
  if (isMore(lost, 0))
    notes.push(
      `${rupees(shown(lost))} of the interest on your self-occupied ${houses.length > 1 ? 'houses' : 'house'} is above the limit. You can’t deduct it or carry it forward.`,
    )
  if (isMore(ofSmall, facts.repairLoanInterest.value))
    notes.push(
      `The limit of ${formatFact(facts.repairLoanInterest)} is for repairs and for a house completed more than ${formatFact(facts.houseCompletedWithin)} after the end of the year of the loan. It’s part of the larger limit.`,
    )
  if (houses.some(({ house }) => house.loanFor === 'repairs' && house.preConstruction))
    notes.push(
      'You can deduct interest from before completion for a loan to buy or build, but hardly for a repair loan. Get this checked.',
    )
  return notes
}

/** The interest of the year with a fifth of the earlier interest. */
export function interestOf(house: House): Amount {
  return amount(house.interest ?? 0).add(fifthOf(house))
}

function fifthOf({ preConstruction = 0 }: House): Amount {
  return amount(preConstruction).div(facts.preConstructionYears.value)
}

export function interestLines(house: House, name: string, year: FinancialYear): Line[] {
  const rule = house.use === 'let' ? 'letHouseInterest' : idInYear(facts, 'homeLoanInterest', year)
  return [
    ...deduction(`${name}: interest of the year`, house.interest ?? 0, rule),
    ...deduction(
      `${name}: a fifth of the interest from before completion`,
      fifthOf(house),
      'preConstructionYears',
    ),
  ]
}

export function deduction(label: string, less: number | Amount, rule: string): Line[] {
  return amount(less).equals(0) ? [] : [{ label, amount: -shown(less), rule }]
}
