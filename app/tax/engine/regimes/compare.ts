import { compute } from '../income-tax/computation.ts'
import type { Incomes, Regime, Taxpayer } from '../income-tax/taxpayer.ts'
import { type IncomeTax, incomeTax } from '../income-tax.ts'
import type { Outcome } from '../outcome.ts'
import { houseIncome, type SlabIncome, slabIncome, slabIncomeLines } from './slab-income.ts'
import type { Claims, YearOfIncome } from './year-of-income.ts'

/** The tax of one person in one regime. */
interface Side extends Outcome<IncomeTax> {
  income: SlabIncome
}

export interface Comparison {
  new: Side
  old: Side
  cheaper: Regime | 'neither'
  /** tax saved by the cheaper one */
  difference: number
  /** what the old regime alone deducts of the claims and for a house of one's own */
  claimed: number
  /** the least of such deductions with which the old regime costs less; none where it never does */
  breakEven: number | undefined
}

/**
 * Tax of a year in both regimes, in whole rupees. What both deduct is deducted in both; only
 * `claims` and interest for a house of one's own make the difference that `breakEven` measures.
 */
export function compareRegimes(person: YearOfIncome): Comparison {
  const sides = { new: sideOf(person, 'new'), old: sideOf(person, 'old') }
  const [ofNew, ofOld] = [sides.new.result.tax, sides.old.result.tax]
  const unclaimed = slabIncome(withoutClaims(person), 'old').incomes
  return {
    ...sides,
    cheaper: ofNew === ofOld ? 'neither' : ofNew < ofOld ? 'new' : 'old',
    difference: Math.abs(ofNew - ofOld),
    claimed: unclaimed.slab - sides.old.income.incomes.slab,
    breakEven: breakEven(person, unclaimed, ofNew),
  }
}

function sideOf(person: YearOfIncome, regime: Regime): Side {
  const income = slabIncome(person, regime)
  const { result, lines, notes } = incomeTax({
    ...income.incomes,
    ...taxpayer(person, regime),
    salary: undefined,
  })
  return {
    income,
    result,
    lines: [...slabIncomeLines(person, income), ...lines],
    notes: [...income.houses.notes, ...notes],
  }
}

/** Old-regime tax never rises with deductions, so halving finds where it falls below. */
function breakEven(person: YearOfIncome, unclaimed: Incomes, below: number): number | undefined {
  const { slab } = unclaimed
  const isCheaper = (deductions: number) =>
    payable(person, 'old', { ...unclaimed, slab: slab - deductions }) < below
  if (!isCheaper(slab)) return undefined
  let [notYet, enough] = [-1, slab]
  while (enough - notYet > 1) {
    const middle = Math.floor((enough + notYet) / 2)
    if (isCheaper(middle)) enough = middle
    else notYet = middle
  }
  return enough
}

/** Tax payable, without its steps. */
export function taxIn(person: YearOfIncome, regime: Regime): number {
  return payable(person, regime, slabIncome(person, regime).incomes)
}

/** Tax payable at each of many incomes of one kind, with everything else as it is. */
export function taxAtIncomes(
  person: YearOfIncome,
  regime: Regime,
  kind: 'salary' | 'other',
  levels: readonly number[],
): number[] {
  const houses = houseIncome(person, regime)
  return levels.map((level) => {
    const { incomes } = slabIncome({ ...person, [kind]: level }, regime, houses)
    return payable(person, regime, incomes)
  })
}

function payable(person: YearOfIncome, regime: Regime, incomes: Incomes): number {
  return compute(taxpayer(person, regime), incomes).payable
}

function taxpayer({ year, age, resident }: YearOfIncome, regime: Regime): Taxpayer {
  return { year, age, resident, regime, individual: true }
}

export function withoutClaims(person: YearOfIncome): YearOfIncome {
  return { ...person, ownInterest: 0, claims: NO_CLAIMS }
}

export const NO_CLAIMS: Claims = {
  hra: 0,
  professionalTax: 0,
  section80c: 0,
  npsOwn: 0,
  health: 0,
  healthParents: 0,
  parentsAreSenior: false,
  other: 0,
}
