import { formatFact } from '../format.ts'
import { isPastItsDate, type TaxFact } from '../tax-fact.ts'
import { findFact } from './find.ts'

/** What readers have to know of the facts that a page or text names. */
export interface PastFacts {
  /** dates that were still to come when they were checked: 'Belated return, FY 2025-26', '31 December 2026' */
  passed: { what: string; day: string }[]
  /** the day (ISO) of the oldest check among the facts that are past their date */
  checkedOn: string | undefined
}

/** Which of these facts a reader must not take for today's law, on a day (YYYY-MM-DD). */
export function pastFacts(ids: readonly string[], today: string): PastFacts {
  const facts = factsWith(ids)
  const passed = facts.filter(
    ({ unit, value, checkedOn }) => unit === 'date' && value > checkedOn && value < today,
  )
  const others = facts.filter((fact) => !passed.includes(fact) && isPastItsDate(fact, today))
  return {
    passed: passed.map((fact) => ({
      what: `${fact.label}, ${fact.year}`,
      day: formatFact(fact),
    })),
    checkedOn: oldestOf(others),
  }
}

/** The day (ISO) of the check that is longest ago. */
export function oldestCheck(ids: readonly string[]): string | undefined {
  return oldestOf(factsWith(ids))
}

/** The facts that a text of staff names. */
export function factIdsIn(html: string): string[] {
  return [...html.matchAll(/<data value="([A-Za-z][A-Za-z0-9]*)">/g)].map(([, id = '']) => id)
}

function factsWith(ids: readonly string[]): TaxFact[] {
  return [...new Set(ids)].flatMap((id) => findFact(id) ?? [])
}

function oldestOf(facts: TaxFact[]): string | undefined {
  return facts.map(({ checkedOn }) => checkedOn).sort()[0]
}
