import { residenceFacts } from '#content/facts/residence.ts'
import { addDays, daysBetween, firstDayOf, lastDayOf, yearsFrom } from './days.ts'

/** A stay in India; the day of arrival and the day of departure belong to it. */
export interface Stay {
  /** YYYY-MM-DD; absent for a stay that began before any year that counts */
  from?: string | undefined
  to: string
}

interface Counting {
  /** some rulings leave the day of arrival out */
  withoutArrivals?: boolean
}

/**
 * Days in India from one day to another, both included. A day on which one stay ends and the next
 * begins counts once.
 * @param stays by their dates, without overlaps
 */
export function daysInIndia(
  stays: readonly Stay[],
  first: string,
  last: string,
  { withoutArrivals }: Counting = {},
): number {
  let days = 0
  let next = first
  for (const { from, to } of stays) {
    const firstCounted = from && withoutArrivals ? addDays(from, 1) : (from ?? first)
    const start = firstCounted > next ? firstCounted : next
    const end = to < last ? to : last
    if (start > end) continue
    days += daysBetween(start, end) + 1
    next = addDays(end, 1)
  }
  return days
}

export function daysInYear(stays: readonly Stay[], year: string, counting?: Counting): number {
  return daysInIndia(stays, firstDayOf(year), lastDayOf(year), counting)
}

/** Days in the years before a year, as many as are asked for. */
export function daysInYearsBefore(
  stays: readonly Stay[],
  year: string,
  years: number,
  counting?: Counting,
): number {
  const first = firstDayOf(yearsFrom(year, -years))
  return daysInIndia(stays, first, lastDayOf(yearsFrom(year, -1)), counting)
}

/**
 * How many of the ten years before a year were years as a non-resident. A year between 60 and 181
 * days depends on whether the person visited or had left for work: such years are counted in `most`
 * only.
 */
export function nonResidentYears(
  stays: readonly Stay[],
  year: string,
): { least: number; most: number } {
  let least = 0
  let most = 0
  for (let back = 1; back <= residenceFacts.rnorLookBackYears.value; back++) {
    const one = yearsFrom(year, -back)
    const days = daysInYear(stays, one)
    if (days >= residenceFacts.residentDays.value) continue
    most++
    const isShort = days < residenceFacts.residentShortDays.value
    if (isShort || !hasEarlierDays(stays, one)) least++
  }
  return { least, most }
}

function hasEarlierDays(stays: readonly Stay[], year: string): boolean {
  const { residentEarlierYears, residentEarlierDays } = residenceFacts
  return daysInYearsBefore(stays, year, residentEarlierYears.value) >= residentEarlierDays.value
}
