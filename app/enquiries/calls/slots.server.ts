import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import {
  appointments,
  bookingRules,
  heldCalls,
  leaves,
  users,
  workingHours,
} from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { type BookedCall, bookableDays, type Calendar, freeSlots } from './slots.ts'

/** The schema's defaults, as long as the practice has set nothing. */
const DEFAULT_RULES: Calendar['rules'] = {
  open: true,
  bufferMinutes: 15,
  maxPerDay: 8,
  noticeMinutes: 120,
  daysAhead: 14,
}
/** Office hours, holidays, rules and everyone who takes calls, as they are now. */
export async function readCalendar(db: Executor, now = new Date()): Promise<Calendar> {
  const today = indianDate(now)
  // One after another: within a transaction there is one connection.
  const [rules] = await db
    .select({
      open: bookingRules.open,
      bufferMinutes: bookingRules.bufferMinutes,
      maxPerDay: bookingRules.maxPerDay,
      noticeMinutes: bookingRules.noticeMinutes,
      daysAhead: bookingRules.daysAhead,
    })
    .from(bookingRules)
  const { hours, holidays } = await readOffice(db, now)
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.bookable, true), eq(users.accountant, true), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
  const own = await db
    .select({
      userId: workingHours.userId,
      weekday: workingHours.weekday,
      opens: workingHours.starts,
      closes: workingHours.ends,
    })
    .from(workingHours)
  const away = await db.select().from(leaves).where(gte(leaves.lastDay, today))
  return {
    rules: rules ?? DEFAULT_RULES,
    office: { hours, holidays },
    people: people.map((person) => ({
      ...person,
      hours: own.filter(({ userId }) => userId === person.id),
      leave: away.filter(({ userId }) => userId === person.id),
    })),
  }
}

/** The calls of those days that were not cancelled, and those whose time is kept; these have negative ids. */
export async function readBooked(db: Executor, days: readonly string[]): Promise<BookedCall[]> {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return []
  const from = atIndianTime(first, '00:00')
  const to = new Date(atIndianTime(last, '00:00').getTime() + DAY_MS)
  const rows = await db
    .select({
      id: appointments.id,
      userId: appointments.userId,
      startsAt: appointments.startsAt,
      blockedUntil: appointments.blockedUntil,
      state: appointments.state,
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.state, ['booked', 'done', 'missed']),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
      ),
    )
  const kept = await db
    .select({
      id: sql<number>`-${heldCalls.id}`,
      userId: heldCalls.userId,
      startsAt: heldCalls.startsAt,
      blockedUntil: heldCalls.blockedUntil,
    })
    .from(heldCalls)
    .where(
      and(
        eq(heldCalls.keepsTime, true),
        isNull(heldCalls.confirmedAt),
        gt(heldCalls.expiresAt, sql`now()`),
        gte(heldCalls.startsAt, from),
        lt(heldCalls.startsAt, to),
      ),
    )
  return [
    ...rows.filter((row): row is BookedCall => row.state !== 'cancelled'),
    ...kept.map((row) => ({ ...row, state: 'booked' as const, held: true })),
  ]
}

/** The times that can be booked now. */
export async function findFreeSlots(db: Executor, now = new Date()): Promise<Date[]> {
  const calendar = await readCalendar(db, now)
  if (!calendar.rules.open || calendar.people.length === 0) return []
  const booked = await readBooked(db, bookableDays(calendar, now))
  return freeSlots(calendar, booked, now).map(({ start }) => start)
}
