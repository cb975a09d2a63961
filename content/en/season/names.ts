import type { Season } from './season.ts'

/** How a language names a year and its dates where it does not as English does. */
export interface SeasonWords {
  name: (year: string) => string
  income: (year: string) => string
  /** from the first to the last month, each as YYYY-MM-DD */
  months: (first: string, last: string) => string
  forms: (year: string) => Season['forms']
  day: (day: string) => string
  /** in place of the dates that are not known yet */
  unknown: { due: string; belated: string; revised: string; updated: string }
}

/** English has none of its own: the season says them. */
export const seasonWords: { own: SeasonWords | undefined } = { own: undefined }
