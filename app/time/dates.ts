/** Dates and times as they are shown: in Indian time, whatever the clock's own zone. */
const ZONE = 'Asia/Kolkata'

const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: ZONE, ...options })
const dayFormat = parts({ day: 'numeric', month: 'long', year: 'numeric' })
const monthFormat = parts({ month: 'long', year: 'numeric' })
const momentFormat = parts({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const isoFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/** The calendar day in India, as YYYY-MM-DD. */
export function indianDate(moment: Date): string {
  return isoFormat.format(moment)
}

/** 31 July 2026, from a moment or from a day as YYYY-MM-DD. */
export function formatDay(moment: Date | string): string {
  return dayFormat.format(
    typeof moment === 'string' ? new Date(`${moment}T12:00:00+05:30`) : moment,
  )
}

/** July 2026, from a day as YYYY-MM-DD. */
export function formatMonth(day: string): string {
  return monthFormat.format(new Date(`${day}T12:00:00+05:30`))
}

/** 31 Jul 2026, 9:05 am IST, from an ISO moment. */
export function formatTimestamp(iso: string): string {
  return `${momentFormat.format(new Date(iso))} IST`
}

const shortFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const longFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** Jul 31, 2026: how lists of posts show a date. */
export function formatShortDay(iso: string): string {
  return shortFormat.format(new Date(iso))
}

/** July 31, 2026: how a post shows its date. */
export function formatLongDay(iso: string): string {
  return longFormat.format(new Date(iso))
}
