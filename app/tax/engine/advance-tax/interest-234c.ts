import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { amount, downToHundred, isMore, percentOf, shown, wholeRupees } from '../amount.ts'
import type { Line, Outcome } from '../outcome.ts'
import { type ByInstalment, INSTALMENTS, type Instalment, LAST } from './dates.ts'
import { isAdvanceTaxDue } from './instalments.ts'

export interface Interest234CInput {
  /** of the year on the income returned, after TDS, TCS and reliefs, in whole rupees */
  tax: number
  /** up to each date, each sum with those before it */
  paid: ByInstalment
  presumptiveOnly?: boolean
  /** the part of `tax` on gains and the like that arose after each date, and does not count for it */
  later?: ByInstalment
  /** how many of the dates have come */
  datesPassed?: number
  year?: FinancialYear
}

export interface Interest234C {
  interest: number
  /** of each of the four dates */
  byInstalment: number[]
}

/**
 * Interest on advance tax that was paid late within the year: 1% a month on what was short at each
 * date, for three months, and for one month at the last. June and September have a tolerance.
 * Section 234C of the 1961 Act, section 425 of the 2025 Act; the base by rule 119A.
 */
export function interest234C(
  input: Interest234CInput,
  steps: LateReturnSteps = lateReturnSteps,
): Outcome<Interest234C> {
  const { tax, datesPassed = INSTALMENTS.length, year = '2025-26' } = input
  if (!isAdvanceTaxDue(tax, year)) return noAdvanceTax(tax, year, steps)

  const lines: Line[] = []
  const byInstalment = INSTALMENTS.map((instalment, index) => {
    const counts = index < datesPassed && (!input.presumptiveOnly || index === LAST)
    return counts ? interestAt(instalment, index, input, lines, steps) : 0
  })
  const interest = byInstalment.reduce((sum, one) => sum + one, 0)
  const rule = idInYear(facts, 'interestMonthly', year)
  lines.push({ label: steps.instalments.interest, amount: interest, rule })
  return { result: { interest, byInstalment }, lines, notes: [] }
}

/** The interest of one date, whose steps are added to the lines. */
function interestAt(
  instalment: Instalment,
  index: number,
  { tax, paid, later, year = '2025-26' }: Interest234CInput,
  lines: Line[],
  { instalments: words, noInterest }: LateReturnSteps,
): number {
  const share = facts[instalment.share].value
  const enough = facts[instalment.enough].value
  const date = facts[instalment.date].value
  const counted = Math.max(tax - (later?.[index] ?? 0), 0)
  const paidUpTo = paid[index] ?? 0

  if (counted < tax) {
    const label = `Tax that counts on ${date}, without later gains`
    lines.push({ label, amount: counted, rule: 'advanceTaxGains' })
  }
  const due = percentOf(share, counted)
  const dueLabel = words.due(date, share, rupeesInFull(counted))
  lines.push({ label: dueLabel, amount: shown(due), rule: instalment.share })
  lines.push({ label: words.paid(date), amount: paidUpTo, rule: instalment.date })
  if (!isMore(percentOf(enough, counted), paidUpTo)) {
    const label = share === enough ? words.noShortfall : words.enough(enough)
    lines.push({ label, amount: noInterest, rule: instalment.enough })
    return 0
  }

  const base = downToHundred(due.sub(amount(paidUpTo)))
  const months = monthsOf(instalment, year)
  const rate = valueInYear(facts, 'interestMonthly', year)
  const interest = wholeRupees(percentOf(rate * months, base))
  lines.push({ label: words.base(date), amount: base, rule: 'interestBase' })
  lines.push({
    label: words.months(rate, months),
    amount: interest,
    rule: idInYear(facts, instalment.months, year),
  })
  return interest
}

function monthsOf({ months }: Instalment, year: FinancialYear): number {
  return valueInYear(facts, months, year)
}

function noAdvanceTax(
  tax: number,
  year: FinancialYear,
  { noAdvanceTax: words }: LateReturnSteps,
): Outcome<Interest234C> {
  const rule = idInYear(facts, 'advanceTaxFrom', year)
  const from = rupeesInFull(valueInYear(facts, 'advanceTaxFrom', year))
  const label = words.label(rupeesInFull(tax), from)
  return {
    result: { interest: 0, byInstalment: [0, 0, 0, 0] },
    lines: [{ label, amount: words.amount, rule }],
    notes: [],
  }
}
