import { formatDue, formatDueDate } from '#app/enquiries/model/sla.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { soonInWords, timeInWords, weekdayAndDate } from '#app/ui/time/in-words.ts'
import { indianClock } from '#app/ui/time/india.ts'
import type { TimeWords } from '#content/en/times.ts'

/** When a client hears from us, as they read it: the due time rounded up to the half hour, in Indian time. */

const HALF_HOUR = 30 * MINUTE_MS
const INDIA_OFFSET_MINUTES = -330

/** Whether a booked call comes no later than the reply is due, and so takes its place. */
export function isCalledFirst(startsAt: string | Date, dueAt: string | Date | null): boolean {
  return dueAt !== null && new Date(startsAt) <= new Date(dueAt)
}

/** Whether a reply is still to come before a booked call. */
export function isReplyFirst(
  startsAt: string | Date,
  dueAt: string | Date | null,
  now: number,
): boolean {
  return dueAt !== null && now < new Date(dueAt).getTime() && !isCalledFirst(startsAt, dueAt)
}

/** 'today, 6:30 pm', 'tomorrow, 8 am', 'the end of tomorrow', 'Monday 3 August, 9:30 am'. */
export function replyBy(dueAt: string, now: number, words?: TimeWords): string {
  if (words) return inOwnWords(dueAt, words, (time) => soonInWords(time, now, words).day)
  return inWords(dueAt, (timestamp) => formatDue(timestamp, now))
}

/** 'Mon 23 Nov, 8 am', 'the end of Mon 23 Nov': the same whenever it is read. */
export function replyByDate(dueAt: string, words?: TimeWords): string {
  if (words) return inOwnWords(dueAt, words, (time) => weekdayAndDate(indianDate(time), words))
  return inWords(dueAt, formatDueDate)
}

function inWords(dueAt: string, format: (timestamp: string) => string): string {
  const time = roundedUp(dueAt).getTime()
  const words = format(new Date(time).toISOString())
  // Midnight belongs to two days.
  if (words.endsWith(', 12:00 am')) {
    const [day] = format(new Date(time - HALF_HOUR).toISOString()).split(', ')
    return `the end of ${day}`
  }
  return words.replace(':00', '')
}

function inOwnWords(dueAt: string, words: TimeWords, dayOf: (time: Date) => string): string {
  const time = roundedUp(dueAt)
  const clock = indianClock(time).slice(11, 16)
  if (clock === '00:00') return words.endOf(dayOf(new Date(time.getTime() - HALF_HOUR)))
  return `${dayOf(time)}, ${timeInWords(clock, words)}`
}

/** 'Monday 9:30 pm': the same on this browser's clock; undefined where it shows Indian time. */
export function onOwnClock(dueAt: string, words?: TimeWords): string | undefined {
  const time = roundedUp(dueAt)
  if (time.getTimezoneOffset() === INDIA_OFFSET_MINUTES) return undefined
  if (words) {
    const minutes = `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`.padStart(
      5,
      '0',
    )
    return `${words.weekdays[(time.getDay() + 6) % 7]} ${timeInWords(minutes, words)}`
  }
  return time.toLocaleString('en-IN', {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
}

function roundedUp(dueAt: string): Date {
  return new Date(Math.ceil(Date.parse(dueAt) / HALF_HOUR) * HALF_HOUR)
}
