import type { TimeWords } from '#content/en/times.ts'
import { DAY_MS } from './durations.ts'
import { indianClock } from './india.ts'
import { weekdayOf } from './zoned.ts'

/** Days and times in the words of a language other than English; a clock is `2026-07-31T09:05`. */

/** 31 दिसंबर 2026, from a day as YYYY-MM-DD. */
export function dayInWords(day: string, words: TimeWords): string {
  return `${dateInWords(day, words)} ${day.slice(0, 4)}`
}

/** सुबह 10:30, from HH:MM. */
export function timeInWords(time: string, { parts, wholeHour }: TimeWords): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = hour % 12 || 12
  return `${parts[partOfDay(hour)]} ${minute === 0 ? wholeHour(String(shown)) : `${shown}:${time.slice(3, 5)}`}`
}

/** Of the words for night, morning, afternoon and evening, the one for an hour. */
export function partOfDay(hour: number): 0 | 1 | 2 | 3 {
  if (hour < 4 || hour >= 20) return 0
  return hour < 12 ? 1 : hour < 16 ? 2 : 3
}

/** 31 दिसंबर 2026, सुबह 10:30, from a clock. */
export function momentInWords(clock: string, words: TimeWords): string {
  return `${dayInWords(clock.slice(0, 10), words)}, ${timeInWords(clock.slice(11, 16), words)}`
}

/** सोमवार, 23 नवंबर 2026, सुबह 9:05, from a clock. */
export function longMomentInWords(clock: string, words: TimeWords): string {
  return `${words.weekdays[weekdayOf(clock.slice(0, 10)) - 1]}, ${momentInWords(clock, words)}`
}

/** आज, कल or सोमवार 3 अगस्त, with the time: in Indian time. */
export function soonInWords(timestamp: Date, now: number, words: TimeWords) {
  const clock = indianClock(timestamp)
  const day = clock.slice(0, 10)
  const dayAt = (ms: number) => indianClock(new Date(ms)).slice(0, 10)
  const near =
    (day === dayAt(now) && words.today) ||
    (day === dayAt(now + DAY_MS) && words.tomorrow) ||
    (day === dayAt(now - DAY_MS) && words.yesterday)
  return {
    day: near || weekdayAndDate(day, words),
    isNear: Boolean(near),
    time: timeInWords(clock.slice(11, 16), words),
  }
}

/** सोमवार 3 अगस्त, from a day as YYYY-MM-DD. */
export function weekdayAndDate(day: string, words: TimeWords): string {
  return `${words.weekdays[weekdayOf(day) - 1]} ${dateInWords(day, words)}`
}

function dateInWords(day: string, { months }: TimeWords): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`
}
