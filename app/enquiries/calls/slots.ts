import {
  type OfficeCalendar,
  type OfficeSpan,
  openingsOn,
} from '#app/enquiries/office/office-hours.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'

/** Calculates the free times for calls from plain data, in Indian time. */

export const SLOT_MINUTES = 15
const SLOT_MS = SLOT_MINUTES * MINUTE_MS

interface BookingRules {
  open: boolean
  /** the pause after each call */
  bufferMinutes: number
  /** how many calls one person has in a day at most */
  maxPerDay: number
  noticeMinutes: number
  daysAhead: number
}

/** Somebody who takes calls. */
export interface Caller {
  id: number
  name: string
  /** when, within the office hours; none: in all of them */
  hours: OfficeSpan[]
  leave: { firstDay: string; lastDay: string }[]
}

/** What decides about times besides the calls that are booked. */
export interface Calendar {
  rules: BookingRules
  office: OfficeCalendar
  people: Caller[]
}

/** A call that was booked and not cancelled. */
export interface BookedCall {
  id: number
  userId: number | null
  startsAt: Date
  blockedUntil: Date
  /** one that took place takes part of the day, but no time that is still to come */
  state: 'booked' | 'done' | 'missed'
  /** not booked yet: its time is kept until it is confirmed */
  held?: boolean
}

export interface FreeSlot {
  start: Date
  /** who can call then */
  people: Caller[]
}

/** The free times, the earliest first, each once however many could call. */
export function freeSlots(
  calendar: Calendar,
  booked: readonly BookedCall[],
  now: Date,
  days: readonly string[] = bookableDays(calendar, now),
): FreeSlot[] {
  if (!calendar.rules.open) return []
  const earliest = now.getTime() + calendar.rules.noticeMinutes * MINUTE_MS
  const byDay = Map.groupBy(booked, ({ startsAt }) => indianDate(startsAt))
  return days.flatMap((day) => freeOn(calendar, byDay.get(day) ?? [], day, earliest))
}

/** The days on which a call can be booked now, in India. */
export function bookableDays({ rules }: Calendar, now: Date): string[] {
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) =>
    indianDate(new Date(now.getTime() + ahead * DAY_MS)),
  )
}

function freeOn(
  calendar: Calendar,
  bookedThen: readonly BookedCall[],
  day: string,
  earliest: number,
): FreeSlot[] {
  const length = SLOT_MS + calendar.rules.bufferMinutes * MINUTE_MS
  const atWork = calendar.people
    .filter((person) => !isOnLeave(person, day))
    .map((person) => ({
      person,
      own: openingsOn({ hours: person.hours, holidays: [] }, day),
      calls: callsOf(person, bookedThen),
    }))
    .filter(({ calls }) => calls.count < calendar.rules.maxPerDay)
  return openingsOn(calendar.office, day)
    .flatMap(startsIn)
    .filter((start) => start >= earliest)
    .map((start) => {
      const free = atWork.filter(
        ({ person, own, calls }) =>
          (person.hours.length === 0 || own.some((span) => holds(span, start))) &&
          calls.isFree(start, start + length),
      )
      return { start: new Date(start), people: free.map(({ person }) => person) }
    })
    .filter(({ people }) => people.length > 0)
}

type Opening = ReturnType<typeof openingsOn>[number]

/** The whole call has to fit; the pause after it may be later. */
function startsIn({ start, end }: Opening): number[] {
  const count = Math.max(0, Math.floor((end.getTime() - start.getTime()) / SLOT_MS))
  return Array.from({ length: count }, (_, index) => start.getTime() + index * SLOT_MS)
}

function holds({ start, end }: Opening, from: number): boolean {
  return start.getTime() <= from && from + SLOT_MS <= end.getTime()
}

function isOnLeave({ leave }: Caller, day: string): boolean {
  return leave.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

/** The calls of one day that somebody has. */
function callsOf({ id }: Caller, bookedThen: readonly BookedCall[]) {
  const own = bookedThen.filter(({ userId }) => userId === id)
  const open = own.filter(({ state }) => state === 'booked')
  return {
    count: own.length,
    isFree: (from: number, to: number) =>
      open.every(
        ({ startsAt, blockedUntil }) => to <= startsAt.getTime() || blockedUntil.getTime() <= from,
      ),
  }
}

/**
 * Of those who can take a call, who does: the owner of the enquiry, else the person with the fewest calls
 * that day, then the fewest of all that are booked.
 */
export function personFor(
  { start, people }: FreeSlot,
  booked: readonly BookedCall[],
  ownerId: number | null = null,
): Caller | undefined {
  const day = indianDate(start)
  const load = ({ id }: Caller) => {
    const own = booked.filter(({ userId }) => userId === id)
    return [own.filter(({ startsAt }) => indianDate(startsAt) === day).length, own.length, id]
  }
  const owner = people.find(({ id }) => id === ownerId)
  return owner ?? people.toSorted((a, b) => compare(load(a), load(b)))[0]
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
