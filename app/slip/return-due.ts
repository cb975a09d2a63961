import { plans, priceToPay, rupees } from '#app/content/plans.ts'
import { dueDateFacts } from '#app/content/tax-facts/due-dates.ts'
import { formatFact } from '#app/content/tax-facts/format.ts'
import { slipDue } from '#app/content/tools/slip.ts'
import type { Assessment } from './assess-return.ts'

const DUE = {
  individual: dueDateFacts.dueDateAy2026,
  business: dueDateFacts.dueDateBusinessAy2026,
  audit: dueDateFacts.dueDateAuditAy2026,
} as const

/** The last day of a return for AY 2026-27, or what is still possible once that day has passed. */
export function dueOn(kind: keyof typeof DUE, today: string): string {
  const { belatedDateAy2026: belated, updatedDateAy2026: updated } = dueDateFacts
  if (today <= DUE[kind].value) return formatFact(DUE[kind])
  return today <= belated.value
    ? slipDue.belated(formatFact(belated))
    : slipDue.updated(formatFact(updated))
}

/** 'Basic, ₹1,999' */
export function planWithPrice(id: Assessment['plan']): string {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`there is no plan ${id}`)
  return `${plan.name}, ${rupees(priceToPay(plan))}`
}
