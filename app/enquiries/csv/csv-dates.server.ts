import { TZDate } from '@date-fns/tz'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import { INDIA_ZONE } from '#app/ui/time/india.ts'

/**
 * Reads a date, or a date and a time: in Indian time unless it names another zone.
 * @returns null for an empty text, undefined for anything but a date
 */
export function parseTimestamp(text: string): Date | null | undefined {
  if (text === '') return null
  if (/^\d{5}(\.\d{1,12})?$/.test(text)) return fromSerial(Number(text))
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const timestamp = new Date(text)
    return isValid(timestamp) ? timestamp : undefined
  }
  const { year, day, time, seconds, half } = SHAPE.exec(dayFirst(text))?.groups ?? {}
  if (!year && !day) return undefined
  const date = (year ?? day ?? '').replace(/[/. ]/g, '-')
  const format = [
    year ? 'yyyy-M-d' : dayFormat(date),
    time && `${half ? 'h' : 'H'}:mm${seconds ? ':ss' : ''}`,
    half && 'a',
  ]
  const found = parse(spaced(date, time, half), spaced(...format), MIDNIGHT)
  return isValid(found) ? new Date(found.getTime()) : undefined
}

/** What Excel counts: days since 30 December 1899. */
function fromSerial(days: number): Date {
  const whole = Math.floor(days)
  const seconds = Math.round((days - whole) * DAY_SECONDS)
  return new Date(new TZDate(1899, 11, 30 + whole, 0, 0, seconds, INDIA_ZONE).getTime())
}
const DAY_SECONDS = 86_400

/** `Jun 4th, 2025` as `4 Jun 2025`. */
function dayFirst(text: string): string {
  return text
    .replace(/^([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (?=\d)/i, '$2 $1 ')
    .replace(/^(\d\d?)(?:st|nd|rd|th) /i, '$1 ')
    .replace(/^(\d\d? [a-z]{3,9})[.,]{1,2} /i, '$1 ')
    .replace(/\bsept\b/i, 'Sep')
}

/** As Excel and Tally write them too: `04-Jun-2025`, `3.6.25`; a year of two digits is one of this century. */
function dayFormat(date: string): string {
  const [, month = '', year = ''] = date.split('-')
  const months = month.length < 3 ? 'M' : month.length === 3 ? 'MMM' : 'MMMM'
  return `d-${months}-${year.length === 2 ? 'yy' : 'yyyy'}`
}

/** Whether day and month could be meant the other way round: 03/04/2026 is read as 3 April. */
export function isAmbiguousDate(text: string): boolean {
  const [, first = '', second = ''] = /^(\d\d?)[/.-](\d\d?)[/.-]\d{2}/.exec(text) ?? []
  return first !== '' && Number(first) <= 12 && Number(second) <= 12 && first !== second
}

function spaced(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}

/** `parse` alone would accept years and minutes with any number of digits. */
const SHAPE =
  /^(?:(?<year>(?!00)\d{4}-\d\d?-\d\d?)|(?<day>\d\d?[/.-]\d\d?[/.-](?:(?!00)\d{4}|\d\d)|\d\d?[ /.-][a-z]{3,9}[ /.-](?:(?!00)\d{4}|\d\d)))(?:[T ,]+(?<time>\d\d?:\d\d(?<seconds>:\d\d)?)\s*(?<half>[ap]m)?)?$/i
/** The time of a date without one, and the zone in which texts are read. */
const MIDNIGHT = new TZDate(2000, 0, 1, INDIA_ZONE)
