import { dueDateFacts as facts } from '#content/facts/due-dates.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'

/** Business means business or professional income without an audit. */
type ReturnKind = 'plain' | 'business' | 'audit'

/**
 * By when the return of a year is due, after any extension in the register, as YYYY-MM-DD. The table
 * of late returns has more years and facts, which a page that shows none of them would load and be
 * listed with in the register.
 */
export function returnDueDay(year: FinancialYear, kind: ReturnKind): string {
  return dueFacts(year)[kind].value
}

function dueFacts(year: FinancialYear): Record<ReturnKind, { value: string }> {
  switch (year) {
    case '2023-24':
      return {
        plain: facts.dueDateAy2024,
        business: facts.dueDateAy2024,
        audit: facts.dueDateAuditAy2024Extended,
      }
    case '2024-25':
      return {
        plain: facts.dueDateAy2025Extended,
        business: facts.dueDateAy2025Extended,
        audit: facts.dueDateAuditAy2025Extended,
      }
    case '2025-26':
      return {
        plain: facts.dueDateAy2026,
        business: facts.dueDateBusinessAy2026,
        audit: facts.dueDateAuditAy2026,
      }
    case '2026-27':
      return {
        plain: facts.dueDate2026,
        business: facts.dueDateBusiness2026,
        audit: facts.dueDateAudit2026,
      }
  }
}
