import { formatDay, formatTime, indianDate } from '#app/ui/time/dates.ts'
import { timeInWords } from '#app/ui/time/in-words.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import type { Copy } from '#content/en/copy.ts'
import { times } from '#content/en/times.ts'
import { officeCopy } from '#content/office/hours.ts'
import { addDays, type Holiday, type OfficeSpan } from './office-hours.ts'

type OfficeWords = Pick<Copy, 'officeCopy' | 'times'>
const IN_ENGLISH: OfficeWords = { officeCopy, times }

/** How long before a holiday visitors see it announced. */
const NOTICE_DAYS = 7
const SOME_DAY = '2026-01-01'

/** The hours in words, weekdays with the same ones together: `Monday to Friday` and `10 am to 6 pm`. */
export function describeHours(
  hours: readonly OfficeSpan[],
  { officeCopy: copy, times }: OfficeWords = IN_ENGLISH,
): { days: string; times: string }[] {
  const weekdays = copy.weekdays.map((name, index) => ({
    name,
    times: timesOn(hours, index + 1, { officeCopy: copy, times }),
  }))
  const runs: { first: string; last: string; times: string }[] = []
  for (const { name, times } of weekdays) {
    const run = runs.at(-1)
    if (run && run.times === times) run.last = name
    else runs.push({ first: name, last: name, times })
  }
  return [...Map.groupBy(runs, ({ times }) => times)]
    .filter(([times]) => times !== '')
    .map(([times, alike]) => ({
      days: copy.list(alike.map(({ first, last }) => copy.days(first, last))),
      times,
    }))
}

function timesOn(
  hours: readonly OfficeSpan[],
  weekday: number,
  { officeCopy: copy, times }: OfficeWords,
): string {
  const inWords = (time: string) => (times.own ? timeInWords(time, times.own) : clock(time))
  const spans = hours
    .filter((span) => span.weekday === weekday)
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
  return copy.times(spans.map(({ opens, closes }) => copy.time(inWords(opens), inWords(closes))))
}

/** `10 am` or `6:30 pm`, from HH:MM. */
export function clock(time: string): string {
  return formatTime(atIndianTime(SOME_DAY, time).toISOString()).replace(':00', '')
}

/** What visitors see about the holidays of the next days, the first one first. */
export function holidayNotes(
  holidays: readonly Holiday[],
  now: Date,
  { officeCopy: copy, times }: OfficeWords = IN_ENGLISH,
): string[] {
  const today = indianDate(now)
  const last = addDays(today, NOTICE_DAYS)
  return holidays
    .filter(({ day }) => today <= day && day <= last)
    .map(({ day, name }) => copy.closedOn(formatDay(day, times.own), name))
}
