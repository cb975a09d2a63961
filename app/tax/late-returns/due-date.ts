import { dueDateFacts as facts } from '#app/content/tax-facts/due-dates.ts'

/** Which due date applies: business means without audit, partners of an audited firm have audit. */
export type DueDateKind = 'plain' | 'business' | 'audit'

type DueDateId = keyof typeof facts

/** By the calendar year in which the financial year began, after every extension. */
const DUE_DATES: Record<number, Record<DueDateKind, DueDateId>> = {
  2021: {
    plain: 'dueDateAy2022',
    business: 'dueDateAy2022',
    audit: 'dueDateAuditAy2022Extended',
  },
  2022: { plain: 'dueDateAy2023', business: 'dueDateAy2023', audit: 'dueDateAuditAy2023' },
  2023: {
    plain: 'dueDateAy2024',
    business: 'dueDateAy2024',
    audit: 'dueDateAuditAy2024Extended',
  },
  2024: {
    plain: 'dueDateAy2025Extended',
    business: 'dueDateAy2025Extended',
    audit: 'dueDateAuditAy2025Extended',
  },
  2025: {
    plain: 'dueDateAy2026',
    business: 'dueDateBusinessAy2026',
    audit: 'dueDateAuditAy2026',
  },
}

export interface DatedRule {
  day: string
  /** the id of its fact */
  rule: DueDateId
}

/** The due date of a year's return; none for years whose returns bear no interest any more. */
export function dueDateOf(year: number, kind: DueDateKind): DatedRule | undefined {
  const rule = DUE_DATES[year]?.[kind]
  return rule && { day: facts[rule].value, rule }
}

/** The last day for a belated return; none for years that ended before the register's dates. */
export function belatedDateOf(year: number): DatedRule | undefined {
  if (year === 2025) return { day: facts.belatedDateAy2026.value, rule: 'belatedDateAy2026' }
  if (year === 2024) return { day: facts.belatedDateAy2025.value, rule: 'belatedDateAy2025' }
  return undefined
}

/** The last day for a revised return, for the one year that can still be revised. */
export function revisedDateOf(year: number): DatedRule | undefined {
  if (year === 2025) return { day: facts.revisedDateAy2026.value, rule: 'revisedDateAy2026' }
  return undefined
}
