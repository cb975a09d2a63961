import { MONTHS } from '#content/en/month-names.ts'
import { MINUTE_MS } from './durations.ts'
import { INDIA_ZONE, indianClock } from './india.ts'

/**
 * Wall clocks of other time zones. The words are ours and not Intl's, because a page is rendered on the
 * server and again in the browser, whose Intl may write them differently.
 */

/** What a wall clock of a zone shows. */
export interface WallClock {
  /** as YYYY-MM-DD */
  day: string
  /** 9:05 am */
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    if (formats.size < MAX_FORMATS) formats.set(zone, format)
  }
  return format
}
/** Visitors name the zones. */
const MAX_FORMATS = 500

/** @throws RangeError for a zone that is not one */
export function wallClock(timestamp: Date, zone: string): WallClock {
  const [day = '', time = ''] = clockIn(timestamp, zone).split('T')
  const hour = Number(time.slice(0, 2))
  return { day, time: `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}` }
}

/** As 2026-07-31T09:00. */
export function clockIn(timestamp: Date, zone: string): string {
  return isIndianZone(zone) ? indianClock(timestamp) : clockOf(timestamp, zone)
}

let own: string | undefined

/**
 * The zone of this machine's clock. The first use of `Intl` takes a slow phone a sixth of a second, so
 * that a browser that has `Temporal` is asked by it.
 */
export function ownZone(): string {
  if (own) return own
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }
  const zone = Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  own = zone === 'Etc/Unknown' ? INDIA_ZONE : zone
  return own
}

/** As 2026-07-31T09:00. */
function clockOf(timestamp: Date, zone: string): string {
  // The machine's own clock needs no Intl.
  if (zone === own) return ownClock(timestamp)
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(timestamp)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

function ownClock(timestamp: Date): string {
  const minutesAhead = -timestamp.getTimezoneOffset()
  return new Date(timestamp.getTime() + minutesAhead * MINUTE_MS).toISOString().slice(0, 16)
}

/** The weekday of a day as YYYY-MM-DD: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

/** In English, from Monday on. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Monday, 23 November 2026, from a day as YYYY-MM-DD. */
export function longDay(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(day) - 1]}, ${date} ${MONTHS[month - 1]} ${year}`
}

/** Mon 23 Nov, from a day as YYYY-MM-DD. */
export function briefDay(day: string): string {
  const [, month = 1, date] = day.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(day) - 1]?.slice(0, 3)} ${date} ${MONTHS[month - 1]?.slice(0, 3)}`
}

/** Whether this is a zone whose clocks can be shown, by its IANA name. */
export function isTimeZone(zone: string): boolean {
  if (isIndianZone(zone)) return true
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** Whether its clocks are India's; `Asia/Calcutta` is what many browsers call it. */
export function isIndianZone(zone: string): boolean {
  return zone === INDIA_ZONE || zone === 'Asia/Calcutta'
}

/** Monday, 23 November 2026, 9:05 am in a zone. */
export function formatInZone(timestamp: Date, zone: string): string {
  const { day, time } = wallClock(timestamp, zone)
  return `${longDay(day)}, ${time}`
}

/** Asia/Dubai as one reads it: Dubai. */
export function placeOf(zone: string): string {
  if (isIndianZone(zone)) return 'India'
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** The zone in the query of a page, if it is one; what is left out, the router keeps as it came. */
export function zoneIn({ zone }: Record<string, unknown>): { zone?: string } {
  return { zone: typeof zone === 'string' && isTimeZone(zone) ? zone : undefined }
}
