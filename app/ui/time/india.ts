/** India has one time zone and no summer time. */
export const INDIA_ZONE = 'Asia/Kolkata'
const OFFSET = '+05:30'
export const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** The timestamp of a wall clock in India: a day as YYYY-MM-DD and a time as HH:MM or HH:MM:SS. */
export function atIndianTime(day: string, time: string): Date {
  return new Date(`${day}T${time}${OFFSET}`)
}

/** What a clock in India shows, as 2026-07-31T09:00; without `Intl`, as a page may show hundreds. */
export function indianClock(timestamp: Date): string {
  return new Date(timestamp.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16)
}

/** An ISO timestamp as a `datetime-local` field shows it, in Indian time: `2026-07-31T09:00`; empty for none. */
export function toIndianTime(timestamp: string | null): string {
  if (!timestamp || Number.isNaN(Date.parse(timestamp))) return ''
  return indianClock(new Date(timestamp))
}

/** What such a field holds as an ISO timestamp; null for an empty or half-typed one. */
export function fromIndianTime(text: string): string | null {
  const [day = '', time = ''] = text.split('T')
  const timestamp = atIndianTime(day, time)
  return Number.isNaN(timestamp.getTime()) ? null : timestamp.toISOString()
}
