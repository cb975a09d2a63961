import { INDIA_ZONE } from '#app/time/india.ts'
import { briefDay, formatInZone, isIndianZone, placeOf, wallClock } from '#app/time/zoned.ts'

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
  /** on India's clock, with its day where that is another one; none for Indian time */
  inIndia?: string
}

/** Free times by the days of a zone. */
export function zonedDays(slots: readonly string[], zone: string): ZonedDay[] {
  const zoned = slots.map((start) => ({ start, ...zonedTime(start, zone) }))
  return [...Map.groupBy(zoned, ({ day }) => day)].map(([day, within]) => ({
    day,
    slots: within.map(({ day: _day, ...slot }) => slot),
  }))
}

function zonedTime(start: string, zone: string) {
  const timestamp = new Date(start)
  const { day, time } = wallClock(timestamp, zone)
  if (isIndianZone(zone)) return { day, time }
  const india = wallClock(timestamp, INDIA_ZONE)
  const weekday = india.day === day ? '' : `${briefDay(india.day).slice(0, 3)} `
  return { day, time, inIndia: `${weekday}${india.time}` }
}

/** 11:30 am (Dubai), or 1:00 pm IST. */
export function describeClock(timestamp: string, zone: string): string {
  const { time } = wallClock(new Date(timestamp), zone)
  return isIndianZone(zone) ? `${time} IST` : `${time} (${placeOf(zone)})`
}

/** Tuesday, 24 November 2026, 11:30 am (Dubai); with Indian time in its own words where it differs. */
export function describeTime(start: string, zone: string): { own: string; inIndia?: string } {
  const timestamp = new Date(start)
  const inIndia = `${formatInZone(timestamp, INDIA_ZONE)} IST`
  if (isIndianZone(zone)) return { own: inIndia }
  return { own: `${formatInZone(timestamp, zone)} (${placeOf(zone)})`, inIndia }
}
