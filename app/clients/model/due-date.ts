import type { Plan } from '#app/clients/model/request-templates.ts'
import { filingYear } from '#app/clients/model/year.ts'
import { datesInForce } from '#app/tax/due-dates/calendar.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import { documentNames } from '#content/en/tools/return-form-and-documents/documents.ts'
import type { ReturnKind } from '#content/enums.ts'

const DUE_KINDS: Partial<Record<ReturnKind, string>> = {
  original: 'return',
  belated: 'belated-return',
  revised: 'revised-return',
}

const { invoices, expenses, inward, regime, trades } = documentNames
/** A client who is asked for one of these has a business or a profession. */
const OF_BUSINESS: readonly string[] = [invoices, expenses, inward, regime, trades]

/** Whose dates of the calendar a return has. */
function groupOf(kind: ReturnKind, hasBusiness: boolean): DueDateGroup {
  if (kind === 'belated') return 'late'
  if (kind === 'revised') return 'filed'
  return hasBusiness ? 'presumptive' : 'salaried'
}

/** Whether what a return asks for is that of a business or a profession. */
export function asksOfBusiness(asked: readonly { title: string }[]): boolean {
  return asked.some(({ title }) => OF_BUSINESS.includes(title))
}

/** The due date of such a return by the register, which may have passed; null where it has none. */
export function suggestedDueDate(
  year: string,
  kind: ReturnKind,
  hasBusiness: boolean,
): string | null {
  const group = groupOf(kind, hasBusiness)
  const found = datesInForce.find(
    (entry) =>
      entry.kind === DUE_KINDS[kind] && entry.year.includes(year) && entry.groups.includes(group),
  )
  return found?.date ?? null
}

/** What a first return of a year can still be: an original one until its due date, then a belated one. */
export function usualKind(year: string, plan: Plan | undefined, today: string): ReturnKind {
  const isOpen = (kind: ReturnKind) =>
    (suggestedDueDate(year, kind, plan === 'professional') ?? '') >= today
  if (year > filingYear(today) || isOpen('original')) return 'original'
  return isOpen('belated') ? 'belated' : 'updated'
}
