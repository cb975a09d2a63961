import { addDays, type OfficeCalendar, openingsOn } from '#app/enquiries/office/office-hours.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { weekdayOf } from '#app/ui/time/zoned.ts'
import type { Expected, Span } from './forecast.ts'

/** When people work, and what is expected meanwhile: from the office hours, their own hours and their leave. */

export interface PersonHours {
  /** their own hours; without any they work the office hours */
  hours: readonly { weekday: number; starts: string; ends: string }[]
  leaves: readonly { firstDay: string; lastDay: string }[]
}

/** How far ahead is looked: an enquiry that no one would answer by then has no date. */
const DAYS_AHEAD = 14

export function isOnLeave({ leaves }: PersonHours, day: string): boolean {
  return leaves.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

/** The hours of one person on a day, which never leave those of the office. */
export function hoursOn(calendar: OfficeCalendar, person: PersonHours, day: string): Span[] {
  if (isOnLeave(person, day)) return []
  const openings = openingsOn(calendar, day)
  if (person.hours.length === 0) return openings
  const own = person.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ starts, ends }) => ({ start: atIndianTime(day, starts), end: atIndianTime(day, ends) }))
  return openings.flatMap((opening) => own.flatMap((span) => overlap(opening, span))).sort(byStart)
}

/** The same for the days to come. */
export function hoursFrom(calendar: OfficeCalendar, person: PersonHours, now: Date): Span[] {
  const today = indianDate(now)
  return Array.from({ length: DAYS_AHEAD }, (_, count) =>
    hoursOn(calendar, person, addDays(today, count)),
  ).flat()
}

/** When the office opens again after today. One that is closed for weeks is looked at again tomorrow at noon. */
export function opensAgain(calendar: OfficeCalendar, now: Date): Date {
  const today = indianDate(now)
  for (let count = 1; count <= DAYS_AHEAD; count++) {
    const [opening] = openingsOn(calendar, addDays(today, count))
    if (opening) return opening.start
  }
  return atIndianTime(addDays(today, 1), '12:00')
}

/**
 * What is expected from now until the office closes today, by the averages of each weekday and hour;
 * later ones are for the next day. Nothing where it is closed or has closed.
 * @param averages by weekday from Monday, then by hour
 */
export function expectedToday(
  calendar: OfficeCalendar,
  averages: readonly (readonly number[])[],
  now: Date,
): Expected[] {
  const day = indianDate(now)
  const closes = openingsOn(calendar, day).at(-1)?.end ?? now
  const midnight = atIndianTime(day, '00:00').getTime()
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    start: new Date(midnight + hour * HOUR_MS),
    end: new Date(midnight + (hour + 1) * HOUR_MS),
  })).flatMap(({ hour, ...whole }) =>
    overlap(whole, { start: now, end: closes }).map((span) => ({
      ...span,
      count: ((averages[weekdayOf(day) - 1]?.[hour] ?? 0) * lengthOf(span)) / HOUR_MS,
    })),
  )
}

function overlap(a: Span, b: Span): Span[] {
  const start = a.start > b.start ? a.start : b.start
  const end = a.end < b.end ? a.end : b.end
  return start < end ? [{ start, end }] : []
}

function lengthOf({ start, end }: Span): number {
  return end.getTime() - start.getTime()
}

function byStart(a: Span, b: Span): number {
  return a.start.getTime() - b.start.getTime()
}
