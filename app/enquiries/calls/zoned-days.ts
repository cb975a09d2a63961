import { longMomentInWords, partOfDay, timeInWords, weekdayAndDate } from '#app/ui/time/in-words.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import {
  briefDay,
  clockIn,
  formatInZone,
  isIndianZone,
  placeOf,
  wallClock,
} from '#app/ui/time/zoned.ts'
import type { TimeWords } from '#content/en/times.ts'

/** The times of one day on a visitor's clock. */
export interface ZonedDay {
  /** as YYYY-MM-DD, in the visitor's zone */
  day: string
  slots: ZonedSlot[]
}

interface ZonedSlot {
  /** as an ISO timestamp */
  start: string
  time: string
  part: DayPart
  /** on India's clock, with its day where that is another one; none for Indian time */
  inIndia?: string
}

type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** Free times by the days of a zone. */
export function zonedDays(slots: readonly string[], zone: string, words?: TimeWords): ZonedDay[] {
  const zoned = slots.map((start) => ({ start, ...zonedTime(start, zone, words) }))
  return [...Map.groupBy(zoned, ({ day }) => day)].map(([day, within]) => ({
    day,
    slots: within.map(({ day: _day, ...slot }) => slot),
  }))
}

function zonedTime(start: string, zone: string, words?: TimeWords) {
  const timestamp = new Date(start)
  if (words) return timeInZone(timestamp, zone, words)
  const { day, time } = wallClock(timestamp, zone)
  const part = partOf(time)
  if (isIndianZone(zone)) return { day, time, part }
  const india = wallClock(timestamp, INDIA_ZONE)
  const weekday = india.day === day ? '' : `${briefDay(india.day).slice(0, 3)} `
  return { day, time, part, inIndia: `${weekday}${india.time}` }
}

const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const

function timeInZone(timestamp: Date, zone: string, words: TimeWords) {
  const [day = '', time = ''] = clockIn(timestamp, zone).split('T')
  const own = {
    day,
    time: timeInWords(time, words),
    part: PARTS[partOfDay(Number.parseInt(time, 10))],
  }
  if (isIndianZone(zone)) return own
  const [indianDay = '', indianTime = ''] = clockIn(timestamp, INDIA_ZONE).split('T')
  const [weekday] = weekdayAndDate(indianDay, words).split(' ')
  const inIndia = timeInWords(indianTime, words)
  return { ...own, inIndia: indianDay === day ? inIndia : `${weekday} ${inIndia}` }
}

/** The part of the day in which a time such as 9:05 am lies. */
function partOf(time: string): DayPart {
  const hour = (Number.parseInt(time, 10) % 12) + (time.endsWith('pm') ? 12 : 0)
  if (hour < 5 || hour >= 21) return 'night'
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

/** 11:30 am (Dubai), or 1:00 pm IST. */
export function describeClock(timestamp: string, zone: string, words?: TimeWords): string {
  if (words) {
    const time = timeInWords(clockIn(new Date(timestamp), zone).slice(11, 16), words)
    return isIndianZone(zone) ? words.indian(time) : `${time} (${placeOf(zone)})`
  }
  const { time } = wallClock(new Date(timestamp), zone)
  return isIndianZone(zone) ? `${time} IST` : `${time} (${placeOf(zone)})`
}

/** Tuesday, 24 November 2026, 11:30 am (Dubai); with Indian time in its own words where it differs. */
export function describeTime(
  start: string,
  zone: string,
  words?: TimeWords,
): { own: string; inIndia?: string } {
  const timestamp = new Date(start)
  if (words) {
    const inIndia = words.indian(longMomentInWords(clockIn(timestamp, INDIA_ZONE), words))
    if (isIndianZone(zone)) return { own: inIndia }
    return {
      own: `${longMomentInWords(clockIn(timestamp, zone), words)} (${placeOf(zone)})`,
      inIndia,
    }
  }
  const inIndia = `${formatInZone(timestamp, INDIA_ZONE)} IST`
  if (isIndianZone(zone)) return { own: inIndia }
  return { own: `${formatInZone(timestamp, zone)} (${placeOf(zone)})`, inIndia }
}
