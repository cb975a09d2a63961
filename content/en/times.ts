/** How a language says days and times where it does not as English does. */
export interface TimeWords {
  today: string
  tomorrow: string
  yesterday: string
  /** from Monday on */
  weekdays: readonly string[]
  /** from January on */
  months: readonly string[]
  /** before a time: of night, morning, afternoon and evening */
  parts: readonly [night: string, morning: string, afternoon: string, evening: string]
  /** a time without minutes */
  wholeHour: (time: string) => string
  /** on a day in a sentence */
  on: (day: string) => string
  endOf: (day: string) => string
  indian: (time: string) => string
}

/** English has none of its own: `app/ui/time` says them. */
export const times: { own: TimeWords | undefined } = { own: undefined }
