import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { weekdayOf } from '#app/ui/time/zoned.ts'

/** When the office works: pure functions on its hours and holidays, which are in Indian time. */

/** A part of a weekday, as HH:MM; `weekday` is 1 for Monday to 7 for Sunday, as in ISO 8601. */
export interface OfficeSpan {
  weekday: number
  opens: string
  closes: string
}

/** A day, as YYYY-MM-DD, on which the office is closed. */
export interface Holiday {
  day: string
  name: string
}

export interface OfficeCalendar {
  hours: readonly OfficeSpan[]
  /** those that the practice observes */
  holidays: readonly Holiday[]
}

/** Where none were set: Monday to Saturday, 10 am to 6:30 pm. */
export const DEFAULT_HOURS: readonly OfficeSpan[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: '10:00',
  closes: '18:30',
}))
export const DEFAULT_CALENDAR: OfficeCalendar = { hours: DEFAULT_HOURS, holidays: [] }

/** How far ahead an open day is looked for: an office closed for longer is treated as always open. */
const MAX_DAYS = 60

/** The day so many days later, as YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

export function holidayOn({ holidays }: OfficeCalendar, day: string): Holiday | undefined {
  return holidays.find((holiday) => holiday.day === day)
}

/** When the office is open on that day, earliest first. */
export function openingsOn(calendar: OfficeCalendar, day: string): { start: Date; end: Date }[] {
  if (holidayOn(calendar, day)) return []
  return calendar.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens, closes }) => ({
      start: atIndianTime(day, opens),
      end: atIndianTime(day, closes),
    }))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}

export function isOpenOn(calendar: OfficeCalendar, day: string): boolean {
  return openingsOn(calendar, day).length > 0
}

export function isOpen(calendar: OfficeCalendar, at: Date): boolean {
  return openingsOn(calendar, indianDate(at)).some(({ start, end }) => start <= at && at < end)
}

/** That time if the office is open then, else the start of its next span. */
export function nextOpening(calendar: OfficeCalendar, from: Date): Date {
  const [opening] = openingsFrom(calendar, from)
  return opening ? opening.start : from
}

/** That day if the office is open on it, else the next on which it is. */
export function officeDay(calendar: OfficeCalendar, day: string): string {
  return daysFrom(day).find((one) => isOpenOn(calendar, one)) ?? day
}

/**
 * The time after so many milliseconds of office hours; time in which the office is closed does not
 * count, unless it never opens.
 */
export function addOfficeHours(calendar: OfficeCalendar, from: Date, ms: number): Date {
  let left = ms
  for (const { start, end } of openingsFrom(calendar, from)) {
    const open = end.getTime() - start.getTime()
    if (left <= open) return new Date(start.getTime() + left)
    left -= open
  }
  return new Date(from.getTime() + ms)
}

/** What is left of the office's spans from that time on, in their order. */
function* openingsFrom(calendar: OfficeCalendar, from: Date) {
  for (const day of daysFrom(indianDate(from))) {
    for (const { start, end } of openingsOn(calendar, day)) {
      if (end > from) yield { start: start < from ? from : start, end }
    }
  }
}

function daysFrom(day: string): string[] {
  return Array.from({ length: MAX_DAYS }, (_, count) => addDays(day, count))
}
