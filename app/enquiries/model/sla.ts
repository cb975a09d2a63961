import type { Office } from '#app/enquiries/office/office.ts'
import { addOfficeHours, type OfficeCalendar } from '#app/enquiries/office/office-hours.ts'
import { indianDate, inIndia } from '#app/ui/time/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { soonInWords } from '#app/ui/time/in-words.ts'
import type { TimeWords } from '#content/en/times.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'

/**
 * The SLA of the first response. It runs round the clock, through nights, weekends and holidays: 24
 * hours are 24 hours, and India has no summer time. Where the practice has switched on that closed days
 * don't count, it stands still from midnight to midnight on days on which the office never opens. Every
 * timestamp is a number of milliseconds or an ISO text.
 */

export const RESPONSE_TIME_MS = REPLY_HOURS * HOUR_MS
/** With this much time left or less, an enquiry is due soon. */
export const SOON_MS = 4 * HOUR_MS
/** With this much time left or less, staff are reminded, and the list puts it before the others. */
export const REMIND_BEFORE_MS = 2 * HOUR_MS

/** What of the office decides when a response is due. */
export interface ReplyDays extends Pick<Office, 'skipsClosedDays'> {
  /** the weekdays on which it opens */
  hours: readonly { weekday: number }[]
  holidays: OfficeCalendar['holidays']
}

export function dueAfter(received: Date, { skipsClosedDays, hours, holidays }: ReplyDays): Date {
  if (!skipsClosedDays) return new Date(received.getTime() + RESPONSE_TIME_MS)
  const wholeDays = [...new Set(hours.map(({ weekday }) => weekday))].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '24:00',
  }))
  return addOfficeHours({ hours: wholeDays, holidays }, received, RESPONSE_TIME_MS)
}

/** When the time up to `dueAt` began to run; older releases did not store it. */
export function dueFrom(lead: { dueFrom: Date | null; dueAt: Date | null }): Date | null {
  return lead.dueFrom ?? (lead.dueAt && new Date(lead.dueAt.getTime() - RESPONSE_TIME_MS))
}

export interface TimeLeft {
  state: 'in-time' | 'soon' | 'overdue'
  /** negative when overdue */
  ms: number
  /** '3 h 20 min left', 'overdue by 2 h' */
  words: string
}

/** The time left until `dueAt` in whole minutes, rounded down. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const ms = new Date(dueAt).getTime() - now
  if (ms <= 0) {
    return { state: 'overdue', ms, words: ms > -MINUTE_MS ? 'due now' : `overdue by ${span(-ms)}` }
  }
  const words = ms < MINUTE_MS ? 'less than a minute left' : `${span(ms)} left`
  return { state: ms <= SOON_MS ? 'soon' : 'in-time', ms, words }
}

/** '45 min', '3 h 20 min', '2 h', '3 days', '1 day 5 h': the two largest units, rounded down. */
export function span(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ]
  if (days >= 2) return `${days} days`
  if (days === 1) return hours > 0 ? `1 day ${hours} h` : '1 day'
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${rest} min`
}

/** 'today, 9:05 am', 'tomorrow, 9:05 am', 'Monday 3 August, 9:05 am': in Indian time. */
export function formatDue(dueAt: string, now: number): string {
  const due = new Date(dueAt)
  const time = timeFormat().format(due).toLowerCase()
  const day = indianDate(due)
  if (day === indianDate(new Date(now))) return `today, ${time}`
  if (day === indianDate(new Date(now + DAY_MS))) return `tomorrow, ${time}`
  if (day === indianDate(new Date(now - DAY_MS))) return `yesterday, ${time}`
  const part = (type: string) =>
    dayFormat()
      .formatToParts(due)
      .find((found) => found.type === type)?.value
  return `${part('weekday')} ${part('day')} ${part('month')}, ${time}`
}

/** 'at 9:05 am' today, else 'tomorrow at 9:05 am', 'on Monday 3 August at 9:05 am': in Indian time. */
export function formatAt(timestamp: string, now: number, words?: TimeWords): string {
  if (words) {
    const { day, isNear, time } = soonInWords(new Date(timestamp), now, words)
    return `${isNear ? day : words.on(day)} ${time}`
  }
  const [day = '', time = ''] = formatDue(timestamp, now).split(', ')
  if (day === 'today') return `at ${time}`
  return ['tomorrow', 'yesterday'].includes(day) ? `${day} at ${time}` : `on ${day} at ${time}`
}

/** 'Mon 23 Nov, 6:30 pm': in Indian time, and the same whenever it is read. */
export function formatDueDate(dueAt: string): string {
  const due = new Date(dueAt)
  const parts = Object.fromEntries(
    shortDayFormat()
      .formatToParts(due)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.weekday} ${parts.day} ${parts.month}, ${timeFormat().format(due).toLowerCase()}`
}

const timeFormat = inIndia({
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const dayFormat = inIndia({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const shortDayFormat = inIndia({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
