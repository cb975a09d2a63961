import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { downToHundred, percentOf, wholeRupees } from '../amount.ts'
import { addDays, lastDayOf, monthsOrPart } from '../days.ts'
import type { Outcome } from '../outcome.ts'

export interface Interest234AInput {
  /** tax that was not paid by the due date, in whole rupees */
  unpaid: number
  /** the due date of the return, and the day of filing, as YYYY-MM-DD */
  due: string
  filed: string
}

/**
 * Interest on tax unpaid when a return is late: 1% for each month or part of a month from the day
 * after the due date to the day of filing. Tax paid by the due date bears none, as the Supreme Court
 * held in Prannoy Roy.
 * Section 234A of the 1961 Act, section 423 of the 2025 Act for returns due from April 2027; months
 * and base by rule 119A.
 */
export function interest234A(
  { unpaid, due, filed }: Interest234AInput,
  { late: words, noInterest }: LateReturnSteps = lateReturnSteps,
): Outcome<{ interest: number }> {
  const rule = due > lastDayOf('2026-27') ? 'interestMonthly2026' : 'interestMonthly'
  const months = monthsOrPart(addDays(due, 1), filed)
  if (months === 0) {
    const line = { label: words.onTime, amount: noInterest, rule }
    return { result: { interest: 0 }, lines: [line], notes: [] }
  }
  const base = downToHundred(unpaid)
  const interest = wholeRupees(percentOf(facts[rule].value * months, base))
  return {
    result: { interest },
    lines: [
      { label: words.base, amount: base, rule: 'interestBase' },
      { label: words.months, amount: months, unit: 'months', rule: 'interestMonths' },
      { label: words.interest, amount: interest, rule },
    ],
    notes: [],
  }
}
