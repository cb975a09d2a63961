import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { interest234B } from '../advance-tax/interest-234b.ts'
import { interest234C } from '../advance-tax/interest-234c.ts'
import { roundToTen } from '../amount.ts'
import { monthsOrPart } from '../days.ts'
import type { Line, Outcome } from '../outcome.ts'
import { belatedDateOf, type DatedRule, dueDateOf } from './due-date.ts'
import { interest234A } from './interest-234a.ts'
import { lateFee } from './late-fee-234f.ts'
import { additionalTax } from './updated-return.ts'
import { findWay, type Situation } from './ways.ts'

/** What else the cost of a late return depends on. Amounts are whole rupees, days YYYY-MM-DD. */
export interface CostInput extends Situation {
  filed: string
  /** rounded to ten; not known if absent, and then the fee is not either */
  totalIncome?: number
  basicExemption: number
  mustFileAnyway: boolean
  /** tax after TDS, TCS and everything that was paid */
  unpaid: number
  /** by 31 March of the year */
  advancePaid: number
  /** no advance tax was due, as for seniors without business income */
  noAdvanceTax: boolean
  presumptive: boolean
  /** under section 234C, where it is known */
  knownInterestC?: number
  /** the day of a first return that was late */
  firstFiled?: string
  /** a notice came and no return had been filed */
  neverFiled?: boolean
}

export interface Cost {
  /** null where the total income is not known */
  fee: number | null
  interestA: number
  interestB: number
  /** null where it depends on instalments that are not known */
  interestC: number | null
  additional: number
  additionalPercent: number
  /** tax, interest, additional tax and fee, rounded to ten */
  total: number
  /**
   * what a revised return after 31 December costs if the fee is as intended, not as enacted; null
   * where it depends on a total income that is not known
   */
  disputedFee: number | null
  parts: { part: 'fee' | 'a' | 'b' | 'c' | 'additional' | 'total'; lines: Line[] }[]
}

/** What a return that is late or wrong costs if it is filed on a day. */
export function lateReturnCost(
  input: CostInput,
  steps: LateReturnSteps = lateReturnSteps,
): Outcome<Cost> {
  const { way } = findWay(input, input.filed)
  const fee = feeOf(input, steps)
  const a = interestA(input, steps)
  const b = interestB(input, steps)
  const c = interestC(input, steps)
  const interest = a.result.interest + b.result.interest + (c?.result.interest ?? 0)
  const additional = way === 'updated' ? additionalOf(input, interest, steps) : undefined
  const feeAmount = fee?.result.fee ?? 0
  const additionalAmount = additional?.result.additional ?? 0
  const exact = input.unpaid + interest + feeAmount + additionalAmount
  const total = roundToTen(exact)
  const parts: Cost['parts'] = [
    { part: 'fee', lines: fee?.lines ?? [] },
    { part: 'a', lines: a.lines },
    { part: 'b', lines: b.lines },
    { part: 'c', lines: c?.lines ?? [] },
    { part: 'additional', lines: additional?.lines ?? [] },
    {
      part: 'total',
      lines: totalLines(
        { unpaid: input.unpaid, interest, additional: additionalAmount, fee: feeAmount, total },
        steps,
      ),
    },
  ]
  return {
    result: {
      fee: fee ? feeAmount : null,
      interestA: a.result.interest,
      interestB: b.result.interest,
      interestC: c ? c.result.interest : null,
      additional: additionalAmount,
      additionalPercent: additional?.result.percent ?? 0,
      total,
      disputedFee: way === 'revised' ? disputedFee(input) : 0,
      parts,
    },
    lines: parts.flatMap(({ lines }) => lines),
    notes: additional?.notes ?? [],
  }
}

/** A late fee is due once: with the first return of the year. */
function feeOf(input: CostInput, steps: LateReturnSteps): Outcome<{ fee: number }> | undefined {
  const { totalIncome, basicExemption, mustFileAnyway, filed } = input
  if (!isFirstReturn(input)) {
    const line = { label: steps.fee.once, amount: 0, rule: 'lateFeeOnce' }
    return { result: { fee: 0 }, lines: [line], notes: [] }
  }
  if (totalIncome === undefined) return undefined
  const due = dueDateOf(input.year, input.due)
  const late = !due || filed > due.day
  return lateFee({ totalIncome, late, basicExemption, mustFileAnyway }, steps)
}

/** For a first return to the day of filing; after a late return, to the day of that one. */
function interestA(input: CostInput, steps: LateReturnSteps): Outcome<{ interest: number }> {
  const { year, due: kind, unpaid, happened, firstFiled } = input
  const due = dueDateOf(year, kind)
  const until = (filed: string, { day }: DatedRule) =>
    interest234A({ unpaid, due: day, filed }, steps)
  if (due && isFirstReturn(input)) return until(input.filed, due)
  if (due && happened === 'late-mistake' && firstFiled) return until(firstFiled, due)
  const lines: Line[] =
    happened === 'mistake'
      ? [{ label: steps.late.firstOnTime, amount: 0, rule: 'lateInterestRevised' }]
      : []
  return { result: { interest: 0 }, lines, notes: [] }
}

function interestB(input: CostInput, steps: LateReturnSteps): Outcome<{ interest: number }> {
  const { unpaid, advancePaid, noAdvanceTax, year, filed } = input
  if (noAdvanceTax) return seniorsOwe(steps)
  const months = monthsOrPart(`${year + 1}-04-01`, filed)
  return interest234B({ tax: unpaid + advancePaid, paidBy31March: advancePaid, months }, steps)
}

/** Worked out only where no instalment was paid at all. */
function interestC(
  input: CostInput,
  steps: LateReturnSteps,
): Outcome<{ interest: number }> | undefined {
  const { unpaid, advancePaid, noAdvanceTax, presumptive, knownInterestC } = input
  if (noAdvanceTax) return { result: { interest: 0 }, lines: [], notes: [] }
  if (knownInterestC !== undefined) {
    const label = steps.instalments.entered
    const line = { label, amount: knownInterestC, rule: 'interestMonthly' }
    return { result: { interest: knownInterestC }, lines: [line], notes: [] }
  }
  if (advancePaid > 0) return undefined
  return interest234C({ tax: unpaid, paid: [0, 0, 0, 0], presumptiveOnly: presumptive }, steps)
}

function additionalOf(input: CostInput, interest: number, steps: LateReturnSteps) {
  return additionalTax(
    {
      ayEndYear: input.year + 2,
      filed: input.filed,
      tax: input.unpaid,
      interest,
      after148: input.happened === 'notice-148',
    },
    steps,
  )
}

function isFirstReturn({ happened, neverFiled = false }: CostInput): boolean {
  return happened === 'not-filed' || (happened === 'notice-148' && neverFiled)
}

function disputedFee({ year, filed, totalIncome }: CostInput): number | null {
  const belated = belatedDateOf(year)
  if (!belated || filed <= belated.day) return 0
  if (totalIncome === undefined) return null
  const isSmall = totalIncome <= facts.lateFeeIncome.value
  return isSmall ? facts.revisedFeeSmall.value : facts.revisedFee.value
}

function seniorsOwe(steps: LateReturnSteps): Outcome<{ interest: number }> {
  const line = { label: steps.advance.seniors, amount: 0, rule: 'advanceTaxSeniors' }
  return { result: { interest: 0 }, lines: [line], notes: [] }
}

function totalLines(
  amounts: Record<'unpaid' | 'interest' | 'additional' | 'fee' | 'total', number>,
  { total: words }: LateReturnSteps,
): Line[] {
  const { unpaid, interest, additional, fee, total } = amounts
  const lines: Line[] = [
    { label: words.tax, amount: unpaid, rule: 'payableRounding' },
    { label: words.interest, amount: interest, rule: 'interestMonthly' },
  ]
  if (additional > 0) {
    lines.push({ label: words.additional, amount: additional, rule: 'updatedExtraTaxBase' })
  }
  if (fee > 0) lines.push({ label: words.fee, amount: fee, rule: 'lateFee' })
  lines.push({ label: words.total, amount: total, rule: 'payableRounding' })
  return lines
}
