import type { TimeWords } from '#content/en/times.ts'
import { dayInWords, momentInWords } from './in-words.ts'
import { atIndianTime, INDIA_ZONE, indianClock } from './india.ts'

/** Dates and times as they are shown: in Indian time, whatever the zone of the machine. */

/** The format is made when it is first needed: each takes a phone some milliseconds, and no page needs all. */
export function inIndia(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-IN',
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: INDIA_ZONE, ...options })
    return format
  }
}

const dayFormat = inIndia({ day: 'numeric', month: 'long', year: 'numeric' })
const briefFormat = inIndia({ day: 'numeric', month: 'short', year: 'numeric' })
const monthFormat = inIndia({ month: 'long', year: 'numeric' })
const timestampFormat = inIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** The calendar day in India, as YYYY-MM-DD. */
export function indianDate(timestamp: Date): string {
  return indianClock(timestamp).slice(0, 10)
}

export const LOOKS_LIKE_DAY = /^\d{4}-\d\d-\d\d$/

/** Whether there is such a day, as YYYY-MM-DD: not 2026-02-30. */
export function isRealDay(text: string): boolean {
  if (!LOOKS_LIKE_DAY.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** 31 July 2026, from a timestamp or from a day as YYYY-MM-DD. */
export function formatDay(day: Date | string, words?: TimeWords): string {
  if (words) return dayInWords(typeof day === 'string' ? day : indianDate(day), words)
  return dayFormat().format(typeof day === 'string' ? atIndianTime(day, '12:00') : day)
}

/** 31 Jul 2026, from a timestamp or from a day as YYYY-MM-DD: where there is little room. */
export function formatBriefDay(day: Date | string, words?: TimeWords): string {
  if (words) return formatDay(day, words)
  return briefFormat().format(typeof day === 'string' ? atIndianTime(day, '12:00') : day)
}

/** July 2026, from a day as YYYY-MM-DD. */
export function formatMonth(day: string, words?: TimeWords): string {
  if (words) return `${words.months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  return monthFormat().format(atIndianTime(day, '12:00'))
}

/** 31 Jul 2026, 9:05 am IST, from an ISO timestamp. */
export function formatTimestamp(iso: string, words?: TimeWords): string {
  if (words) return words.indian(momentInWords(indianClock(new Date(iso)), words))
  return `${timestampFormat().format(new Date(iso))} IST`
}

const timeFormat = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true })

/** 9:05 am, in Indian time, from an ISO timestamp: for where the day is clear. */
export function formatTime(iso: string): string {
  return timeFormat().format(new Date(iso))
}

const recentFormat = inIndia({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** 21 Nov, 3:10 pm, from an ISO timestamp; with its year where that is not the current one. */
export function formatRecent(iso: string, now = new Date(), words?: TimeWords): string {
  if (words) return momentInWords(indianClock(new Date(iso)), words)
  const timestamp = new Date(iso)
  const isThisYear = indianDate(timestamp).slice(0, 4) === indianDate(now).slice(0, 4)
  return (isThisYear ? recentFormat : timestampFormat)().format(timestamp)
}

const shortFormat = inIndia({ day: 'numeric', month: 'short', year: 'numeric' }, 'en-US')
const longFormat = inIndia({ day: 'numeric', month: 'long', year: 'numeric' }, 'en-US')

/** Jul 31, 2026: how lists of posts show a date. */
export function formatShortDay(iso: string): string {
  return shortFormat().format(new Date(iso))
}

/** July 31, 2026: how a post shows its date. */
export function formatLongDay(iso: string): string {
  return longFormat().format(new Date(iso))
}
