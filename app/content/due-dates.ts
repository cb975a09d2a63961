import type { DueDateKind } from './enums.ts'
import type { TaxFactId } from './tax-facts.ts'

/** The copy of the banner with the next due dates. */
export const deadlines = {
  title: 'Upcoming tax dates',
  text: 'File on time and you keep your losses and your choice of regime. Missed the date? There is usually a way. Ask us.',
  file: 'File Now',
  check: 'Check Deadlines',
  none: 'We’ll list next season’s dates here once they’re announced. Ask us which ones apply to you.',
} as const

/** The dated facts that the calendar is made of, each with what is due. */
export const calendar: [TaxFactId, string, DueDateKind][] = [
  ['dueDateAy2026', 'Return for salaried people and investors (ITR-1, ITR-2)', 'return'],
  ['dueDateBusinessAy2026', 'Return with business income, no audit (ITR-3, ITR-4)', 'return'],
  ['dueDateAuditAy2026', 'Return with a tax audit', 'return'],
  ['advanceTaxDateDecember2026', 'Third instalment of advance tax', 'payment'],
  ['belatedDateAy2026', 'Last day for a belated return', 'belated-return'],
  ['advanceTaxDateMarch2027', 'Final instalment of advance tax', 'payment'],
  ['revisedDateAy2026', 'Last day for a revised return', 'revised-return'],
]
