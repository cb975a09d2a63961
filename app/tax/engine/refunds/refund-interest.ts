import { formatDay } from '#app/ui/time/dates.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { noticeFacts } from '#content/facts/filing/notices.ts'
import { refundFacts as facts } from '#content/facts/filing/refunds.ts'
import { idInYear } from '#content/facts/in-year.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import { downToHundred, percentOf, sum, wholeRupees } from '../amount.ts'
import { addDays, firstDayOf, monthsOrPart, yearsFrom } from '../days.ts'
import { type DueDateKind, dueDateOf } from '../late-returns/due-date.ts'
import { afterYearOf } from '../notices/notice-days.ts'
import type { Line, Outcome } from '../outcome.ts'

/** The rules that its lines name, beside due dates. */
export const refundRules = {
  ...facts,
  processingMonths: noticeFacts.processingMonths,
  processingMonths2026: noticeFacts.processingMonths2026,
  interestBase: advanceTaxFacts.interestBase,
  interestMonths: advanceTaxFacts.interestMonths,
  verifyDays: lateReturnFacts.verifyDays,
}

export interface RefundInput {
  /** the year of the income: '2025-26' */
  year: string
  due: DueDateKind
  /** in whole rupees, without interest */
  refund: number
  /** tax for the year as the department determined it; unknown if absent */
  tax?: number | undefined
  /** self-assessment tax, and the day of its last payment */
  selfAssessment?: number | undefined
  paid?: string | undefined
  /** the days are YYYY-MM-DD */
  filed: string
  /** on the day of filing if absent */
  verified?: string | undefined
  /** when the refund is granted */
  granted: string
  /** months of delay that the taxpayer caused */
  delay?: number | undefined
}

export interface RefundInterest {
  /** whole rupees */
  interest: number
  onTime: boolean
  /** the day on which the return counts as filed */
  filedOn: string
  /** from when interest runs on TDS, TCS and advance tax */
  from: string
  months: number
  /** whether the refund reaches the least share of the tax; null where the tax isn't known */
  enough: boolean | null
  /** the last day for the department to process the return */
  processBy: string
}

/**
 * Interest on a refund of a return: 0.5% for each month or part of a month, from 1 April after the year
 * if the return was filed on time, else from the day of filing; on self-assessment tax from the payment
 * if that is later, and the refund is out of that tax first, which was paid last. None on a refund of less than 10% of the tax.
 * Section 244A of the 1961 Act, section 437 of the 2025 Act; months and base by rule 119A.
 */
export function refundInterest(input: RefundInput): Outcome<RefundInterest> {
  const { year, refund, tax, selfAssessment = 0, granted, delay = 0 } = input
  const rule = (id: keyof typeof refundRules) => idInYear(refundRules, id, year)
  const { filedOn, lines } = filingOf(input)
  const due = dueDateOf(Number(year.slice(0, 4)), input.due)
  if (!due) throw new RangeError(`no due date for ${year}`)
  const onTime = filedOn <= due.day
  lines.push({ label: 'Due date of the return', amount: formatDay(due.day), rule: due.rule })

  const from = onTime ? firstDayOf(yearsFrom(year, 1)) : filedOn
  const fromSelf = [filedOn, input.paid ?? filedOn].sort().at(-1) ?? filedOn
  const monthsFrom = (day: string) => Math.max(monthsOrPart(day, granted) - delay, 0)
  const [months, monthsSelf] = [monthsFrom(from), monthsFrom(fromSelf)]

  const least = Number(facts.refundInterestLeast.value)
  const enough = tax === undefined ? null : refund * 100 >= tax * least
  const ofSelf = Math.min(refund, selfAssessment)
  const rate = facts.refundInterest.value
  const interest =
    enough === false
      ? 0
      : wholeRupees(
          sum(
            percentOf(rate * months, downToHundred(refund - ofSelf)),
            percentOf(rate * monthsSelf, downToHundred(ofSelf)),
          ),
        )
  const processBy = afterYearOf(filedOn, noticeFacts.processingMonths.value)

  if (tax !== undefined) {
    const amount = wholeRupees(percentOf(least, tax))
    lines.push({
      label: 'Smallest refund with interest',
      amount,
      rule: rule('refundInterestLeast'),
    })
  }
  if (enough === false) {
    const amount = 'no interest'
    lines.push({ label: 'Your refund is smaller', amount, rule: rule('refundInterestLeast') })
  } else {
    if (ofSelf < refund) {
      const first = onTime ? 'refundFromApril' : 'refundFromReturn'
      lines.push(...linesOf('', refund - ofSelf, from, months, rule(first)))
    }
    if (ofSelf > 0) {
      const label = ', self-assessment tax'
      lines.push(...linesOf(label, ofSelf, fromSelf, monthsSelf, rule('refundOfSelfAssessment')))
    }
    if (delay > 0) {
      const label = 'Months left out for your delay'
      lines.push({ label, amount: delay, unit: 'months', rule: rule('refundDelay') })
    }
    lines.push({ label: 'Interest on the refund', amount: interest, rule: rule('refundInterest') })
  }
  lines.push({
    label: 'Last day for the department to process it',
    amount: formatDay(processBy),
    rule: rule('processingMonths'),
  })
  return {
    result: { interest, onTime, filedOn, from, months, enough, processBy },
    lines,
    notes: [],
  }
}

/** A return that is verified too late counts as filed when it is verified. */
function filingOf({ filed, verified = filed }: RefundInput): { filedOn: string; lines: Line[] } {
  const { day: lastDay, rule } = verifyBy(filed)
  const isLate = verified > lastDay
  const filedOn = isLate ? verified : filed
  const lines: Line[] = isLate
    ? [
        { label: 'Last day to verify', amount: formatDay(lastDay), rule },
        { label: 'Counts as filed on', amount: formatDay(filedOn), rule: 'verifiedLate' },
      ]
    : [{ label: 'Filed on', amount: formatDay(filedOn), rule }]
  return { filedOn, lines }
}

/** The last day to verify a return; the time was cut for those filed from August 2022. */
export function verifyBy(filed: string) {
  const rule = filed < '2022-08-01' ? 'verifyDaysEarlier' : 'verifyDays'
  return { rule, day: addDays(filed, refundRules[rule].value) }
}

function linesOf(label: string, part: number, from: string, months: number, rule: string): Line[] {
  const amount = downToHundred(part)
  return [
    { label: `Refund${label}, rounded down to ₹100`, amount, rule: 'interestBase' },
    { label: `Interest runs from${label}`, amount: formatDay(from), rule },
    {
      label: `Months or part of one${label}`,
      amount: months,
      unit: 'months',
      rule: 'interestMonths',
    },
  ]
}
