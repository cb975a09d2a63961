import { DAY_MS } from '#app/ui/time/durations.ts'
import { BUDGET_DAY, isPastItsDate, NEXT_BUDGET, type TaxFact } from '../tax-fact.ts'

/** A fact that no one has looked at for so long is looked at again. */
export const CHECK_AGAIN_DAYS = 180

/** `past` its date, `old` where it was checked too long ago, or nothing; on a day (YYYY-MM-DD). */
export function needsCheck(
  fact: Pick<TaxFact, 'validUntil' | 'checkedOn'>,
  today: string,
): 'past' | 'old' | undefined {
  if (isPastItsDate(fact, today)) return 'past'
  return daysSince(fact.checkedOn, today) > CHECK_AGAIN_DAYS ? 'old' : undefined
}

/** The last day (YYYY-MM-DD) for which a fact needs no new check. */
export function lastDayOf({ validUntil }: Pick<TaxFact, 'validUntil'>): string {
  return validUntil === NEXT_BUDGET ? BUDGET_DAY : validUntil
}

export function daysSince(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
}
