import { deductionFacts as facts } from '#content/facts/deductions.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { idInYear, valueInYear } from '#content/facts/in-year.ts'
import { amount, percentOf, wholeRupees } from '../amount.ts'
import type { Regime } from '../income-tax/taxpayer.ts'
import type { Claims, YearOfIncome } from './year-of-income.ts'

/** A deduction within its limit. */
export interface Deduction {
  label: string
  amount: number
  rule: string
}

type FactId = keyof typeof facts

/** The most that a claim may be, for claims with a limit of their own. */
export function limitOf(
  claim: 'section80c' | 'npsOwn' | 'health' | 'healthParents',
  { year, age, resident, claims }: Pick<YearOfIncome, 'year' | 'age' | 'resident' | 'claims'>,
): { limit: number; rule: string } {
  const isSenior =
    claim === 'healthParents' ? claims.parentsAreSenior : isResidentSenior({ age, resident })
  const health = isSenior ? 'healthPremiumSenior' : 'healthPremium'
  const id = claim === 'section80c' || claim === 'npsOwn' ? claim : health
  return { limit: valueInYear(facts, id, year), rule: idInYear(facts, id, year) }
}

/** Deductions from income at slab rates that only the old regime has. */
export function oldRegimeDeductions(person: YearOfIncome): Deduction[] {
  const limited = (label: string, claim: keyof Claims & Parameters<typeof limitOf>[0]) => {
    const { limit, rule } = limitOf(claim, person)
    const paid = person.claims[claim]
    const capped = paid > limit ? `${label}, at most ${rupeesInFull(limit)}` : label
    return { label: capped, amount: Math.min(paid, limit), rule }
  }
  return [
    limited('Section 80C and the like', 'section80c'),
    limited('Your own NPS contribution', 'npsOwn'),
    limited('Health insurance, self and family', 'health'),
    limited('Health insurance, parents', 'healthParents'),
    interestDeduction(person),
    { label: 'Other deductions', amount: person.claims.other, rule: 'otherDeductions' },
  ].filter(({ amount }) => amount > 0)
}

/** A senior citizen of sections 80D and 80TTB is a resident. */
function isResidentSenior({ age, resident }: Pick<YearOfIncome, 'age' | 'resident'>): boolean {
  return resident && age !== 'lt60'
}

/** Savings interest, and for residents from 60 interest on deposits too. */
function interestDeduction(person: YearOfIncome): Deduction {
  const { age, resident, year, savingsInterest, depositInterest } = person
  const isSenior = isResidentSenior({ age, resident })
  const id: FactId = isSenior ? 'depositInterestSenior' : 'savingsInterest'
  const interest = savingsInterest + (isSenior ? depositInterest : 0)
  const limit = valueInYear(facts, id, year)
  return {
    label: isSenior ? 'Interest on deposits' : 'Interest on savings accounts',
    amount: Math.min(interest, limit),
    rule: idInYear(facts, id, year),
  }
}

/** The employer's pension contribution, which both regimes deduct up to a share of salary. */
export function employerNps(person: YearOfIncome, regime: Regime): Deduction {
  const { employerNps: paid, npsSalary, worksForGovernment, year } = person
  const share = regime === 'new' ? 'npsEmployerNew' : 'npsEmployerOld'
  const id = worksForGovernment ? 'npsEmployerGovernment' : share
  const rule = idInYear(facts, id, year)
  const limit = wholeRupees(percentOf(valueInYear(facts, id, year), npsSalary))
  const label = 'Employer’s NPS contribution'
  const most = formatFact({ value: valueInYear(facts, id, year), unit: 'percent' })
  const isCapped = paid > limit
  return {
    label: isCapped ? `${label}, at most ${most} of salary` : label,
    amount: Math.min(paid, limit),
    rule,
  }
}

/** A third of the pension that a family gets after an employee's death, up to a limit. */
export function familyPensionDeduction(person: YearOfIncome, regime: Regime): Deduction {
  const { familyPension, year } = person
  const id = regime === 'new' ? 'familyPensionNew' : 'familyPensionOld'
  const third = wholeRupees(amount(familyPension).div(3))
  return {
    label: 'Deduction from family pension',
    amount: Math.min(third, valueInYear(facts, id, year)),
    rule: idInYear(facts, id, year),
  }
}
