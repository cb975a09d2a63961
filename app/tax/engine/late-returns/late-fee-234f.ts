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
export function lateFee(input: LateFeeInput): Outcome<{ fee: number }> {
  const { totalIncome, late, basicExemption, mustFileAnyway = false } = input
  if (!late) {
    return outcome(0, 'filed on time', 'lateFee')
  }
  if (totalIncome <= basicExemption && !mustFileAnyway) {
    const label = `total income within the basic exemption of ${rupeesInFull(basicExemption)}`
    return outcome(0, label, 'lateFeeNone')
  }
  const limit = rupeesInFull(facts.lateFeeIncome.value)
  return totalIncome > facts.lateFeeIncome.value
    ? outcome(facts.lateFee.value, `total income above ${limit}`, 'lateFee')
    : outcome(facts.lateFeeSmall.value, `total income up to ${limit}`, 'lateFeeSmall')
}

function outcome(fee: number, why: string, rule: keyof typeof facts): Outcome<{ fee: number }> {
  return { result: { fee }, lines: [{ label: `Late fee, ${why}`, amount: fee, rule }], notes: [] }
}
