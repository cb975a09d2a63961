import { formatDay } from '#app/ui/time/dates.ts'
import type { LateReturnWords } from '#content/en/tools/what-can-i-still-do/form.ts'

/** A day (YYYY-MM-DD) in the language of the words. */
export function dayIn({ steps }: Pick<LateReturnWords, 'steps'>, day: string): string {
  return formatDay(day, steps.times.own)
}
