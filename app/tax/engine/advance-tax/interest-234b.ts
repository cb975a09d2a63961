import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { downToHundred, isMore, percentOf, shown, wholeRupees } from '../amount.ts'
import { addDays, addMonths, lastDayOf } from '../days.ts'
import type { Line, Outcome } from '../outcome.ts'
import { isAdvanceTaxDue } from './instalments.ts'

export interface Interest234BInput {
  /** of the year, after TDS, TCS and reliefs, in whole rupees */
  tax: number
  paidBy31March: number
  /** from 1 April, a part of a month as a month */
  months: number
  year?: FinancialYear
}

/**
 * Interest where less than 90% of the tax was paid by 31 March: 1% a month from 1 April on what was
 * short. None where no advance tax was due.
 * Section 234B of the 1961 Act, section 424 of the 2025 Act; the base by rule 119A.
 */
export function interest234B(
  input: Interest234BInput,
  steps: LateReturnSteps = lateReturnSteps,
): Outcome<{ interest: number }> {
  const { tax, paidBy31March, months, year = '2025-26' } = input
  const lines = testLines(tax, paidBy31March, year, steps)
  if (!isShort(tax, paidBy31March, year)) return { result: { interest: 0 }, lines, notes: [] }

  const base = downToHundred(tax - paidBy31March)
  const interest = monthly(base, months, year)
  lines.push(
    { label: steps.advance.base, amount: base, rule: 'interestBase' },
    { label: steps.advance.months, amount: months, unit: 'months', rule: 'interestMonths' },
    interestLine(interest, year, steps),
  )
  return { result: { interest }, lines, notes: [] }
}

export interface Interest234BToDayInput {
  tax: number
  paidBy31March: number
  /** after 31 March, in the order of their days (YYYY-MM-DD) */
  payments: readonly { day: string; amount: number }[]
  /** other interest that those payments settle before the tax */
  otherInterest: number
  year: FinancialYear
  today: string
}

export interface Interest234BToDay {
  interest: number
  /** what is left of the tax */
  unpaid: number
  /** what is left of this interest and of the other */
  unpaidInterest: number
}

/**
 * The same interest up to a day, where tax was paid after 31 March: a payment settles the interest
 * that ran to its day, then the tax, and interest runs on what is left from the next month.
 */
export function interest234BToDay(input: Interest234BToDayInput): Outcome<Interest234BToDay> {
  const { tax, paidBy31March, payments, otherInterest, year, today } = input
  const lines = testLines(tax, paidBy31March, year, lateReturnSteps)
  const runs = isShort(tax, paidBy31March, year)
  const start = addDays(lastDayOf(year), 1)
  const stretches: { base: number; months: number }[] = []
  let interest = 0
  let unpaid = Math.max(tax - paidBy31March, 0)
  let unpaidInterest = otherInterest
  for (let month = 0; addMonths(start, month) <= today; month++) {
    const from = addMonths(start, month)
    const next = addMonths(start, month + 1)
    const base = runs ? downToHundred(unpaid) : 0
    const ofMonth = monthly(base, 1, year)
    interest += ofMonth
    unpaidInterest += ofMonth
    const last = stretches.at(-1)
    if (last?.base === base) last.months++
    else stretches.push({ base, months: 1 })
    for (const payment of payments) {
      if (payment.day < from || payment.day >= next || payment.day > today) continue
      const toInterest = Math.min(payment.amount, unpaidInterest)
      unpaidInterest -= toInterest
      unpaid = Math.max(unpaid - (payment.amount - toInterest), 0)
    }
  }
  if (runs) {
    for (const { base, months } of stretches.filter(({ base }) => base > 0)) {
      const label = `On ${rupeesInFull(base)} for ${months === 1 ? 'one month' : `${months} months`}`
      lines.push({ label, amount: monthly(base, months, year), rule: 'interestMonths' })
    }
    if (payments.length > 0) {
      const label = 'Tax left after your later payments'
      lines.push({ label, amount: unpaid, rule: 'interestFirst' })
    }
    lines.push(interestLine(interest, year, lateReturnSteps))
  }
  return { result: { interest, unpaid, unpaidInterest }, lines, notes: [] }
}

function isShort(tax: number, paid: number, year: FinancialYear): boolean {
  return isAdvanceTaxDue(tax, year) && isMore(enoughOf(tax, year), paid)
}

function enoughOf(tax: number, year: FinancialYear) {
  return percentOf(valueInYear(facts, 'advanceTaxEnough', year), tax)
}

function monthly(base: number, months: number, year: FinancialYear): number {
  return wholeRupees(percentOf(valueInYear(facts, 'interestMonthly', year) * months, base))
}

/** Whether advance tax was due, and whether enough of it was paid. */
function testLines(
  tax: number,
  paid: number,
  year: FinancialYear,
  { advance: words, noAdvanceTax, noInterest }: LateReturnSteps,
): Line[] {
  const from = rupeesInFull(valueInYear(facts, 'advanceTaxFrom', year))
  if (!isAdvanceTaxDue(tax, year)) {
    const label = noAdvanceTax.label(rupeesInFull(tax), from)
    const rule = idInYear(facts, 'advanceTaxFrom', year)
    return [{ label, amount: noAdvanceTax.amount, rule }]
  }
  const share = valueInYear(facts, 'advanceTaxEnough', year)
  const rule = idInYear(facts, 'advanceTaxEnough', year)
  const lines: Line[] = [
    { label: words.enough(share), amount: shown(enoughOf(tax, year)), rule },
    { label: words.paid, amount: paid, rule: 'advanceTaxToMarch31' },
  ]
  if (!isShort(tax, paid, year)) lines.push({ label: words.paidEnough, amount: noInterest, rule })
  return lines
}

function interestLine(
  interest: number,
  year: FinancialYear,
  { advance: words }: LateReturnSteps,
): Line {
  return { label: words.interest, amount: interest, rule: idInYear(facts, 'interestMonthly', year) }
}
