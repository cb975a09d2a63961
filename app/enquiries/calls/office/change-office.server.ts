import { and, asc, eq, gt } from 'drizzle-orm'
import {
  type OfficeCalendar,
  type OfficeSpan,
  openingsOn,
} from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { appointments, leads, leaves, users, workingHours } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { Conflict, Outcome } from './office-settings.ts'

/**
 * Makes a change to hours, holidays or leave. Returns booked calls that would no longer fit; nothing is
 * changed then unless that was confirmed.
 */
export async function changeOffice(
  db: Database,
  confirmed: boolean,
  change: (tx: Executor) => Promise<void>,
): Promise<Outcome> {
  try {
    return await db.transaction(async (tx) => {
      await lockInTransaction(tx, 'office')
      const before = await readTimes(tx)
      await change(tx)
      const after = await readTimes(tx)
      const calls = (await comingCalls(tx)).filter(
        (call) => fits(before, call) && !fits(after, call),
      )
      if (calls.length > 0 && !confirmed) throw new Unconfirmed(calls.map(present))
      return { saved: true, conflicts: calls.map(present) }
    })
  } catch (error) {
    if (error instanceof Unconfirmed) return { saved: false, conflicts: error.conflicts }
    throw error
  }
}

/** Rolls the change back. */
class Unconfirmed extends Error {
  readonly conflicts: Conflict[]
  constructor(conflicts: Conflict[]) {
    super('booked calls have to be confirmed')
    this.conflicts = conflicts
  }
}

interface Times {
  office: OfficeCalendar
  own: Map<number, OfficeSpan[]>
  leaves: { userId: number; firstDay: string; lastDay: string }[]
}

async function readTimes(tx: Executor): Promise<Times> {
  const office = await readOffice(tx)
  const working = await tx.select().from(workingHours)
  const spans = working.map(({ userId, weekday, starts, ends }) => ({
    userId,
    weekday,
    opens: starts.slice(0, 5),
    closes: ends.slice(0, 5),
  }))
  return {
    office,
    own: Map.groupBy(spans, ({ userId }) => userId),
    leaves: await tx.select().from(leaves),
  }
}

type Call = Awaited<ReturnType<typeof comingCalls>>[number]

function comingCalls(tx: Executor) {
  return tx
    .select({
      id: appointments.id,
      leadId: appointments.leadId,
      userId: appointments.userId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      name: leads.name,
      person: users.name,
    })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .leftJoin(users, eq(users.id, appointments.userId))
    .where(and(eq(appointments.state, 'booked'), gt(appointments.endsAt, new Date())))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

function fits({ office, own, leaves }: Times, call: Call): boolean {
  const day = indianDate(call.startsAt)
  const within = (calendar: OfficeCalendar) =>
    openingsOn(calendar, day).some(({ start, end }) => start <= call.startsAt && call.endsAt <= end)
  if (!within(office)) return false
  if (call.userId === null) return true
  const hours = own.get(call.userId)
  if (hours && !within({ hours, holidays: [] })) return false
  return !leaves.some(
    ({ userId, firstDay, lastDay }) => userId === call.userId && firstDay <= day && day <= lastDay,
  )
}

function present({ id, leadId, startsAt, name, person }: Call): Conflict {
  return { id, leadId, startsAt: startsAt.toISOString(), name, person }
}
