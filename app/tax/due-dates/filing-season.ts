import { addDays, daysBetween, financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import { formatDay, formatMonth } from '#app/ui/time/dates.ts'
import { dateFacts } from '#content/en/due-dates.ts'
import type { SeasonWords } from '#content/en/season/names.ts'
import {
  type Phase,
  RETURN_GROUPS,
  type ReturnGroup,
  type Season,
  type SeasonPhase,
} from '#content/en/season/season.ts'
import { yearName } from '#content/en/tools/page.ts'
import { formatFact } from '#content/facts/format.ts'
import { idInYear } from '#content/facts/in-year.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { formsOf } from '#content/facts/tax-year.ts'

const LAST_DAYS = 7

/** The season on a day in India (YYYY-MM-DD). From 1 April on it is that of the year that has just ended. */
export function filingSeason(
  today: string,
  facts?: Record<string, TaxFact>,
  words?: SeasonWords,
): Season {
  return seasonOf(yearsFrom(financialYearOf(today), -1), today, facts, words)
}

/** How the returns of one year stand on a day; of dates that were extended the extension (`…Extended`) counts. */
export function seasonOf(
  year: string,
  today: string,
  facts: Record<string, TaxFact> = dateFacts,
  words: SeasonWords = IN_ENGLISH,
): Season {
  const start = Number(year.slice(0, 4))
  const about = {
    year,
    name: words.name(year),
    income: words.income(year),
    before: words.income(yearsFrom(year, -1)),
    months: words.months(`${start}-04-01`, `${start + 1}-03-31`),
    forms: words.forms(year),
    lateFee: { small: feeIn(year, 'lateFeeSmall'), full: feeIn(year, 'lateFee') },
  }
  const days = lastDays(year, facts)
  if (!days) return { ...about, ...unknown(words) }
  const { belated, revised, updated, ...due } = days
  const groups = ofGroups((group) => phaseOf(today, due[group], belated))
  const [next] = RETURN_GROUPS.filter((group) => today <= due[group]).sort((a, b) =>
    due[a].localeCompare(due[b]),
  )
  const left = (day: string) => Math.max(0, daysBetween(today, day))
  return {
    ...about,
    phase: together(Object.values(groups)),
    groups,
    next,
    on: {
      ...ofGroups((group) => words.day(due[group])),
      belated: words.day(belated),
      revised: words.day(revised),
      updated: words.day(updated),
    },
    daysLeft: { due: next ? left(due[next]) : 0, belated: left(belated), revised: left(revised) },
  }
}

function feeIn(year: string, id: 'lateFee' | 'lateFeeSmall'): string {
  return formatFact(lateReturnFacts[idInYear(lateReturnFacts, id, year)])
}

function phaseOf(today: string, due: string, belated: string): Phase {
  if (today <= due) return today > addDays(due, -LAST_DAYS) ? 'last-week' : 'open'
  return today <= belated ? 'belated' : 'closed'
}

function together(phases: Phase[]): SeasonPhase {
  const late = phases.filter((phase) => phase === 'belated' || phase === 'closed')
  if (late.length === 0) return phases.includes('last-week') ? 'last-week' : 'open'
  if (late.length < phases.length) return 'passed-for-some'
  return phases.includes('belated') ? 'belated' : 'closed'
}

/** The last days of a year’s returns as YYYY-MM-DD; none where the register lacks one of them. */
function lastDays(year: string, facts: Record<string, TaxFact>) {
  // The register counts assessment years up to the last one of the Act of 1961.
  const start = Number(year.slice(0, 4))
  const suffix = start < 2026 ? `Ay${start + 1}` : String(start)
  const day = (name: string) => {
    const fact = facts[`${name}${suffix}Extended`] ?? facts[`${name}${suffix}`]
    return fact && String(fact.value)
  }
  const days = {
    plain: day('dueDate'),
    business: day('dueDateBusiness'),
    audit: day('dueDateAudit'),
    transferPricing: day('dueDateTransferPricing'),
    belated: day('belatedDate'),
    revised: day('revisedDate'),
    updated: day('updatedDate'),
  }
  return isComplete(days) ? days : undefined
}

function isComplete<Name extends string>(
  days: Record<Name, string | undefined>,
): days is Record<Name, string> {
  return Object.values(days).every((day) => day !== undefined)
}

const ofGroups = <T>(value: (group: ReturnGroup) => T) =>
  Object.fromEntries(RETURN_GROUPS.map((group) => [group, value(group)])) as Record<ReturnGroup, T>

/** A year’s returns are open once it has ended, even where its dates are not known yet. */
function unknown({ unknown: { due, ...lastDays } }: SeasonWords) {
  return {
    phase: 'unknown' as const,
    groups: ofGroups((): Phase => 'open'),
    next: undefined,
    on: { ...ofGroups(() => due), ...lastDays },
    daysLeft: { due: 0, belated: 0, revised: 0 },
  }
}

const IN_ENGLISH: SeasonWords = {
  name: yearName,
  income: (year) => `FY ${year}`,
  months: (first, last) => `${formatMonth(first)} to ${formatMonth(last)}`,
  forms: formsOf,
  day: formatDay,
  unknown: {
    due: 'the due date',
    belated: 'the last day for a belated return',
    revised: 'the last day for a revised return',
    updated: 'the last day for an updated return',
  },
}
