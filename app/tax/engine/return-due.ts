import type { Phase, ReturnGroup, Season } from '#content/en/season/season.ts'
import { slipDue } from '#content/en/tools/slip.ts'
import { plans, rupees } from '#content/plans.ts'
import type { Assessment } from './assess-return.ts'

/**
 * The last day of a return, or what is still possible once that day has passed.
 * @param fee for filing late, where the income says which
 */
export function dueOn(
  group: ReturnGroup,
  season: Season,
  fee?: string,
  words: Record<Phase | 'unknown', (due: string, season: Season, fee?: string) => string> = slipDue,
): string {
  const phase = season.phase === 'unknown' ? 'unknown' : season.groups[group]
  return words[phase](season.on[group], season, fee)
}

/** 'Basic, ₹1,999' */
export function planWithPrice(id: Assessment['plan']): string {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`there is no plan ${id}`)
  return `${plan.name}, ${rupees(plan.price)}`
}
