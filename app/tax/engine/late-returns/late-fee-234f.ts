import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import type { Outcome } from '../outcome.ts'

export interface LateFeeInput {
  /** as the return shows it, rounded to ten already */
  totalIncome: number
  late: boolean
  /** of the regime and age that apply, in rupees */
  basicExemption: number
  /** a return was due for another reason, such as deposits or foreign assets */
  mustFileAnyway?: boolean
}

/**
 * The fee for filing after the due date. It depends on total income, not on tax, so it is due even
 * with a refund.
 * Section 234F of the 1961 Act, section 428(a) of the 2025 Act.
 */
export function lateFee(
  input: LateFeeInput,
  { fee: words }: LateReturnSteps = lateReturnSteps,
): Outcome<{ fee: number }> {
  const { totalIncome, late, basicExemption, mustFileAnyway = false } = input
  if (!late) {
    return outcome(0, words.onTime, 'lateFee')
  }
  if (totalIncome <= basicExemption && !mustFileAnyway) {
    return outcome(0, words.exempt(rupeesInFull(basicExemption)), 'lateFeeNone')
  }
  const limit = rupeesInFull(facts.lateFeeIncome.value)
  return totalIncome > facts.lateFeeIncome.value
    ? outcome(facts.lateFee.value, words.full(limit), 'lateFee')
    : outcome(facts.lateFeeSmall.value, words.small(limit), 'lateFeeSmall')
}

function outcome(fee: number, label: string, rule: keyof typeof facts): Outcome<{ fee: number }> {
  return { result: { fee }, lines: [{ label, amount: fee, rule }], notes: [] }
}
