import { WEEKDAYS } from '#app/ui/time/zoned.ts'
/** When the office is open, as visitors read it. */
export const officeCopy = {
  weekdays: WEEKDAYS,
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  list: (days: readonly string[]) => days.join(', '),
  time: (opens: string, closes: string) => `${opens} to ${closes}`,
  times: (spans: readonly string[]) => spans.join(', '),
  zone: 'Indian time',
  closedOn: (day: string, name: string) => `Closed on ${day} (${name})`,
} as const
