import { isUniqueViolation } from '#app/platform/db/constraint-errors.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { errorCode } from '#app/platform/db/outage.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { briefDay, wallClock } from '#app/ui/time/zoned.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { readBooked, readCalendar } from './slots.server.ts'
import {
  type BookedCall,
  bookableDays,
  type Calendar,
  type Caller,
  freeSlots,
  personFor,
  SLOT_MINUTES,
} from './slots.ts'

/** How many free times are offered where one is gone. */
const OFFERED_TIMES = 3

/** The time was taken since it was shown. */
export class SlotTaken extends AppError {
  /** those that are free instead, as ISO timestamps */
  readonly slots: string[]
  constructor(slots: Date[]) {
    const message = bookingErrors.taken(slots.slice(0, OFFERED_TIMES).map(shortTime))
    super(409, message, { errors: [{ path: 'start', message }] })
    this.slots = slots.map((slot) => slot.toISOString())
  }
}

function shortTime(slot: Date): string {
  const { day, time } = wallClock(slot, INDIA_ZONE)
  return `${briefDay(day)}, ${time}`
}

export interface WantedSlot {
  start: Date
  /** who calls if they can, before anyone else */
  preferred: (number | null)[]
  /** the call that is moved, or is booked after its time was kept (then negative): it takes no time */
  except?: number
  /** staff book without notice and while visitors can't; so does the confirmation of a time that was kept */
  unrestricted: boolean
}

export interface TakenSlot {
  person: Caller
  startsAt: Date
  endsAt: Date
  blockedUntil: Date
}

/**
 * Finds who takes a call at a time, and keeps everyone else from booking that day until the transaction ends:
 * no constraint can limit the calls of a day, while one does keep anybody from being booked twice at a time.
 * @throws InvalidInput for a time that is never offered, SlotTaken for one that is gone
 */
export async function takeSlot(tx: Executor, wanted: WantedSlot): Promise<TakenSlot> {
  const { start, preferred, except, unrestricted } = wanted
  await lockText(tx, `calls:${indianDate(start)}`)
  const now = new Date()
  const calendar = relaxed(await readCalendar(tx, now), unrestricted)
  const days = bookableDays(calendar, now)
  const booked = (await readBooked(tx, days)).filter(({ id }) => id !== except)
  const free = freeSlots(calendar, booked, now, days)
  const slot = free.find((one) => one.start.getTime() === start.getTime())
  if (!slot)
    throw notFree(
      calendar,
      free.map((one) => one.start),
      wanted,
      now,
    )
  const owner = preferred.find((id) => slot.people.some((person) => person.id === id))
  const person = personFor(slot, booked, owner ?? null)
  if (!person) throw new Error('a free time has nobody to call')
  const endsAt = new Date(start.getTime() + SLOT_MINUTES * MINUTE_MS)
  const blockedUntil = new Date(endsAt.getTime() + calendar.rules.bufferMinutes * MINUTE_MS)
  return { person, startsAt: start, endsAt, blockedUntil }
}

/**
 * Whether half of a day's free times stay free of what is only kept, with this one kept too: what nobody
 * confirms must not hide the day from everyone else. The transaction has taken the time.
 */
export async function leavesHalf(tx: Executor, { person, ...times }: TakenSlot): Promise<boolean> {
  const now = new Date()
  const day = indianDate(times.startsAt)
  const calendar = await readCalendar(tx, now)
  const booked = await readBooked(tx, [day])
  const one: BookedCall = { ...times, id: 0, userId: person.id, state: 'booked' }
  const free = (calls: BookedCall[]) => freeSlots(calendar, calls, now, [day]).length
  return free([...booked, one]) * 2 >= free(booked.filter(({ held }) => !held))
}

function relaxed(calendar: Calendar, unrestricted: boolean): Calendar {
  if (!unrestricted) return calendar
  return { ...calendar, rules: { ...calendar.rules, open: true, noticeMinutes: 0 } }
}

/** Whether it could ever be booked: only calls are in its way. */
function notFree(calendar: Calendar, free: Date[], { start }: WantedSlot, now: Date): AppError {
  const offered = freeSlots(calendar, [], now, [indianDate(start)])
  const isOffered =
    bookableDays(calendar, now).includes(indianDate(start)) &&
    offered.some((one) => one.start.getTime() === start.getTime())
  if (!isOffered) return new InvalidInput([{ path: 'start', message: bookingErrors.notOffered }])
  return new SlotTaken(nearest(free, start))
}

/** The free times from the nearest on. */
function nearest(free: Date[], start: Date): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - start.getTime())
  return free.toSorted((a, b) => distance(a) - distance(b)).slice(0, MAX_OFFERED)
}
const MAX_OFFERED = 12

const EXCLUSION_VIOLATION = '23P01'

/**
 * Runs what writes a call. What the constraints refuse was taken meanwhile.
 * @throws SlotTaken, AppError 409 where the enquiry has a call already
 */
export async function refusingOverlaps<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const code = errorCode(error)
    if (code === EXCLUSION_VIOLATION) throw new SlotTaken([])
    if (isUniqueViolation(error)) throw new AppError(409, bookingErrors.alreadyBooked)
    throw error
  }
}
