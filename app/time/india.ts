/** India has one time zone and no summer time. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 3_600_000

/** A moment as a `datetime-local` field shows it, in Indian time: `2026-07-31T09:00`; empty for none. */
export function toIndianTime(moment: string | null): string {
  if (!moment || Number.isNaN(Date.parse(moment))) return ''
  return new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, 16)
}

/** What such a field holds as a moment; null for an empty or half-typed one. */
export function fromIndianTime(text: string): string | null {
  const moment = new Date(`${text}:00${OFFSET}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
