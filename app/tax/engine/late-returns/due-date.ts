import { calendarFacts } from '#content/facts/calendar.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'

const { belatedDate2026, revisedDate2026 } = calendarFacts

/** The due dates of returns and the last days that follow them. */
export const returnDateFacts = { ...dueDateFacts, belatedDate2026, revisedDate2026 }

/** Which due date applies: business means without audit, partners of an audited firm have audit. */
export type DueDateKind = 'plain' | 'business' | 'audit'

type DueDateId = keyof typeof returnDateFacts

/** By the calendar year in which the financial year began, as the law first set them. */
const DUE_DATES: Record<number, Record<DueDateKind, DueDateId>> = {
  2021: { plain: 'dueDateAy2022', business: 'dueDateAy2022', audit: 'dueDateAuditAy2022' },
  2022: { plain: 'dueDateAy2023', business: 'dueDateAy2023', audit: 'dueDateAuditAy2023' },
  2023: { plain: 'dueDateAy2024', business: 'dueDateAy2024', audit: 'dueDateAuditAy2024' },
  2024: { plain: 'dueDateAy2025', business: 'dueDateAy2025', audit: 'dueDateAuditAy2025' },
  2025: {
    plain: 'dueDateAy2026',
    business: 'dueDateBusinessAy2026',
    audit: 'dueDateAuditAy2026',
  },
  2026: { plain: 'dueDate2026', business: 'dueDateBusiness2026', audit: 'dueDateAudit2026' },
}
const BELATED: Record<number, DueDateId> = {
  2024: 'belatedDateAy2025',
  2025: 'belatedDateAy2026',
  2026: 'belatedDate2026',
}
const REVISED: Record<number, DueDateId> = { 2025: 'revisedDateAy2026', 2026: 'revisedDate2026' }

export interface DatedRule {
  /** YYYY-MM-DD */
  day: string
  /** the id of its fact */
  rule: DueDateId
}

/** The due date of a year's return; none for years whose returns bear no interest any more. */
export function dueDateOf(year: number, kind: DueDateKind): DatedRule | undefined {
  return dated(DUE_DATES[year]?.[kind])
}

/** The last day for a belated return; none for years whose time was over before the law of today. */
export function belatedDateOf(year: number): DatedRule | undefined {
  return dated(BELATED[year])
}

/** The last day for a revised return, for the years from which on it is a day of its own. */
export function revisedDateOf(year: number): DatedRule | undefined {
  return dated(REVISED[year])
}

/** The day after an extension, where the register has one. */
function dated(id: DueDateId | undefined): DatedRule | undefined {
  if (!id) return undefined
  const extended = `${id}Extended`
  const rule = extended in returnDateFacts ? (extended as DueDateId) : id
  return { day: String(returnDateFacts[rule].value), rule }
}
