import {
  type CalendarEntry,
  calendar,
  type DueDateGroup,
  dateFacts,
} from '#content/en/due-dates.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'

/** A date of the calendar as it stands: the day that the law sets, or to which it was extended. */
export interface DateInForce extends CalendarEntry {
  /** YYYY-MM-DD */
  date: string
  /** 'FY 2025-26, AY 2026-27': for between brackets or in a table */
  year: string
  /** the rule that sets the day */
  rule: TaxFact
  /** what moved it; its `otherLaw` names the instrument */
  extension?: TaxFact
}

/** Every date of the calendar, the nearest first. */
export const datesInForce: readonly DateInForce[] = inForce(calendar, dateFacts)

/** The dates that concern one of these groups. */
export function datesFor(groups: readonly DueDateGroup[]): DateInForce[] {
  return datesInForce.filter((date) => groups.some((group) => date.groups.includes(group)))
}

/** The dates of some entries, each with its extension (`…Extended`) where the facts have one. */
export function inForce(
  entries: readonly CalendarEntry[],
  facts: Record<string, TaxFact>,
): DateInForce[] {
  return entries
    .map((entry) => {
      const rule = facts[entry.fact]
      if (!rule) throw new Error(`the calendar has no date ${entry.fact}`)
      const extension = facts[`${entry.fact}Extended`]
      return {
        ...entry,
        rule,
        date: String((extension ?? rule).value),
        year: rule.year.replace(/ \(([^()]+)\)$/, ', $1'),
        ...(extension && { extension }),
      }
    })
    .sort((a, b) => a.date.localeCompare(b.date))
}
