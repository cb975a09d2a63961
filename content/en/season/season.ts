import type { formsOf } from '../../facts/tax-year.ts'

/** The returns that share a due date; business means business or professional income. */
export const RETURN_GROUPS = ['plain', 'business', 'audit', 'transferPricing'] as const
export type ReturnGroup = (typeof RETURN_GROUPS)[number]

/** How the return of one group stands: `open` and `last-week` are on time, `closed` is past the belated return. */
export type Phase = 'open' | 'last-week' | 'belated' | 'closed'

/** How the returns of a year stand, taken together; `unknown` where the register lacks the year’s dates. */
export type SeasonPhase = Phase | 'passed-for-some' | 'unknown'

/** The year whose returns are being filed on a day, and what can still be done about it. */
export interface Season {
  /** '2025-26', from 1 April after its end until 31 March */
  year: string
  /** 'FY 2025-26 (AY 2026-27)', and 'tax year 2026-27' under the Act of 2025 */
  name: string
  /** 'FY 2025-26': the year of the income, in words that readers use under either Act */
  income: string
  /** 'April 2025 to March 2026' */
  months: string
  /** 'FY 2024-25': the one before, whose returns are closed but for an updated one */
  before: string
  phase: SeasonPhase
  groups: Record<ReturnGroup, Phase>
  /** the group whose due date comes next, while there is one */
  next: ReturnGroup | undefined
  /** '31 July 2026': when the return of each group is due, and the last days that follow */
  on: Record<ReturnGroup | 'belated' | 'revised' | 'updated', string>
  /** to the next due date, and to the last days that follow; 0 on the day itself */
  daysLeft: { due: number; belated: number; revised: number }
  forms: ReturnType<typeof formsOf>
  /** '₹1,000' and '₹5,000': what the government takes for a belated return, by total income */
  lateFee: { small: string; full: string }
}

type Words = string | ((season: Season) => string)

interface ByPhase {
  group: ReturnGroup
  open: Words
  /** that of `open` if absent */
  lastWeek?: Words
  belated: Words
  closed: Words
}

/** A text that is the same all year, names the season, or has its own words for what a group can still do. */
export type DatedText = Words | ByPhase

/** The words of a text in a season. */
export function inSeason(text: DatedText, season: Season): string {
  if (typeof text === 'string') return text
  if (typeof text === 'function') return text(season)
  const { open, lastWeek = open, belated, closed } = text
  return inSeason(
    { open, 'last-week': lastWeek, belated, closed }[season.groups[text.group]],
    season,
  )
}

/** A text about the returns of one year: once another is being filed, they are closed. */
export function aboutYear(year: string, words: ByPhase): DatedText {
  return (season) => inSeason(season.year > year ? words.closed : words, season)
}

/** Copy whose dated texts have been said. */
export type Said<Copy> = Copy extends string
  ? Copy
  : Copy extends (season: Season) => infer Words
    ? Words
    : Copy extends DatedText
      ? string
      : Copy extends object
        ? { [Key in keyof Copy]: Said<Copy[Key]> }
        : Copy

/** Copy with each of its dated texts in the words of a season. */
export function said<Copy>(copy: Copy, season: Season): Said<Copy> {
  return say(copy, season) as Said<Copy>
}

function say(copy: unknown, season: Season): unknown {
  if (typeof copy === 'function') return copy(season)
  if (Array.isArray(copy)) return copy.map((item) => say(item, season))
  if (typeof copy !== 'object' || copy === null) return copy
  if ('belated' in copy && 'closed' in copy) return inSeason(copy as ByPhase, season)
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, say(value, season)]))
}
