import type { DueDateKind } from './enums.ts'
import type { TaxFactId } from './tax-facts.ts'

/** The copy of the banner with the next due dates. */
export const deadlines = {
  title: 'The dates that come next',
  text: 'A return filed in time keeps your losses and your choice of regime. If you are late, there is still a way; ask us which.',
  file: 'File Now',
  check: 'Check Deadlines',
  none: 'The dates of the coming season are not yet announced, or not yet entered here. Ask us which apply to you.',
} as const

/** The dated facts that the calendar is made of, each with what is due. */
export const calendar: [TaxFactId, string, DueDateKind][] = [
  ['dueDateAy2026', 'Return of salaried people and investors (ITR-1, ITR-2)', 'return'],
  ['dueDateBusinessAy2026', 'Return with business income, no audit (ITR-3, ITR-4)', 'return'],
  ['dueDateAuditAy2026', 'Return with a tax audit', 'return'],
  ['advanceTaxDateDecember2026', 'Third instalment of advance tax', 'payment'],
  ['belatedDateAy2026', 'Last day for a belated return', 'belated-return'],
  ['advanceTaxDateMarch2027', 'Last instalment of advance tax', 'payment'],
  ['revisedDateAy2026', 'Last day for a revised return', 'revised-return'],
]
