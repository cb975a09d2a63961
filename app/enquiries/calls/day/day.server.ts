import { and, asc, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm'
import { isWaiting } from '#app/enquiries/calls/held/hold.server.ts'
import { readBooked, readCalendar } from '#app/enquiries/calls/slots.server.ts'
import { bookableDays, freeSlots } from '#app/enquiries/calls/slots.ts'
import { logContact } from '#app/enquiries/desk/changes/contacts.server.ts'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import { lockGroups } from '#app/enquiries/model/rows.server.ts'
import { addDays, holidayOn, isOpenOn } from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { appointments, heldCalls, leads, leaves, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import type { CallsOfDay, DeskCall, Whose } from './day.ts'
import { callFaults } from './labels.ts'

/** The calls of a day in India, of one person or of everyone. */
export async function readDay(
  db: Executor,
  { day = indianDate(new Date()), of }: { day?: string | undefined; of: Whose },
  userId: number,
): Promise<CallsOfDay> {
  const start = atIndianTime(day, '00:00')
  const own = of === 'mine' ? eq(appointments.userId, userId) : undefined
  const rows = await selectCalls(db)
    .where(
      and(
        gte(appointments.startsAt, start),
        lt(appointments.startsAt, atIndianTime(addDays(day, 1), '00:00')),
        own,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const held = await selectHeld(db).where(
    and(
      isWaiting(),
      gte(heldCalls.startsAt, start),
      lt(heldCalls.startsAt, atIndianTime(addDays(day, 1), '00:00')),
      of === 'mine' ? eq(heldCalls.userId, userId) : undefined,
    ),
  )
  const [open] = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.state, 'booked'),
        lt(appointments.endsAt, new Date()),
        lt(appointments.startsAt, start),
        own,
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(1)
  return {
    day,
    calls: [...rows.map(present), ...held.map(presentHeld)].toSorted((a, b) =>
      a.startsAt.localeCompare(b.startsAt),
    ),
    closed: await closedOn(db, day),
    away: await awayOn(db, day, of === 'mine' ? userId : undefined),
    open: open ? indianDate(open.startsAt) : null,
  }
}

async function closedOn(db: Executor, day: string): Promise<string | null> {
  const office = await readOffice(db, atIndianTime(day, '00:00'))
  if (isOpenOn(office, day)) return null
  return holidayOn(office, day)?.name ?? ''
}

async function awayOn(db: Executor, day: string, userId: number | undefined): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.userId))
    .where(
      and(
        lte(leaves.firstDay, day),
        gte(leaves.lastDay, day),
        userId === undefined ? undefined : eq(leaves.userId, userId),
      ),
    )
    .orderBy(asc(users.name))
  return rows.map(({ name }) => name)
}

/** The calls of an enquiry and of those merged with it, the latest first. */
export async function callsOfLead(db: Executor, leadId: number): Promise<DeskCall[]> {
  const { ids } = await groupOf(db, leadId)
  const rows = await selectCalls(db)
    .where(inArray(appointments.leadId, ids))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
  const held = await selectHeld(db)
    .where(and(isWaiting(), inArray(heldCalls.leadId, ids)))
    .orderBy(desc(heldCalls.startsAt))
  return [...held.map(presentHeld), ...rows.map(present)]
}

function selectCalls(db: Executor) {
  return db
    .select({
      id: appointments.id,
      leadId: appointments.leadId,
      name: leads.name,
      phone: leads.phone,
      service: leads.service,
      message: leads.message,
      leadStatus: leads.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      state: appointments.state,
      cancelledBy: appointments.cancelledBy,
      timeZone: appointments.timeZone,
      sequence: appointments.sequence,
      person: { id: users.id, name: users.name },
    })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .leftJoin(users, eq(users.id, appointments.userId))
    .$dynamic()
}

function selectHeld(db: Executor) {
  return db
    .select({
      id: heldCalls.id,
      leadId: heldCalls.leadId,
      name: leads.name,
      phone: leads.phone,
      service: leads.service,
      message: leads.message,
      leadStatus: leads.status,
      startsAt: heldCalls.startsAt,
      endsAt: heldCalls.endsAt,
      keepsTime: heldCalls.keepsTime,
      expiresAt: heldCalls.expiresAt,
      timeZone: heldCalls.timeZone,
      person: { id: users.id, name: users.name },
    })
    .from(heldCalls)
    .innerJoin(leads, eq(leads.id, heldCalls.leadId))
    .leftJoin(users, eq(users.id, heldCalls.userId))
    .$dynamic()
}

function presentHeld({
  keepsTime,
  expiresAt,
  ...row
}: Awaited<ReturnType<typeof selectHeld>>[number]): DeskCall {
  return {
    ...row,
    state: 'held',
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    keptUntil: keepsTime ? expiresAt.toISOString() : null,
    cancelledBy: null,
    sequence: 0,
  }
}

function present(row: Awaited<ReturnType<typeof selectCalls>>[number]): DeskCall {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
}

/**
 * Says how a call went, and logs it as a contact of its enquiry: one that reached the client answers the
 * enquiry, one without an answer is a try that sets the next.
 * @throws NotFound, AppError 409 where the call is not booked any more or the enquiry is in Spam
 */
export async function finishCall(
  db: Database,
  id: number,
  state: 'done' | 'missed',
  note: string,
  actorId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const leadId = await leadOf(tx, id)
    await lockGroups(tx, [leadId])
    const [finished] = await tx
      .update(appointments)
      .set({ state, changedAt: new Date() })
      .where(and(eq(appointments.id, id), eq(appointments.state, 'booked')))
      .returning({ id: appointments.id })
    if (!finished) throw new AppError(409, callFaults.over)
    const outcome = state === 'done' ? 'reached' : 'no-answer'
    await logContact(tx, leadId, { kind: 'call', outcome, note, appointmentId: id }, actorId)
    await notifyDesk(tx, { kind: 'appointment', ids: [leadId] })
  })
}

async function leadOf(tx: Executor, id: number): Promise<number> {
  const [call] = await tx
    .select({ leadId: appointments.leadId })
    .from(appointments)
    .where(eq(appointments.id, id))
  if (!call) throw new NotFound(callFaults.unknown)
  return call.leadId
}

/** When somebody is free for a call that staff book: without notice, and while visitors can't book. */
export async function timesForStaff(db: Executor, now = new Date()): Promise<string[]> {
  const calendar = await readCalendar(db, now)
  const relaxed = { ...calendar, rules: { ...calendar.rules, open: true, noticeMinutes: 0 } }
  const days = bookableDays(relaxed, now)
  const slots = freeSlots(relaxed, await readBooked(db, days), now, days)
  return slots.map(({ start }) => start.toISOString())
}
