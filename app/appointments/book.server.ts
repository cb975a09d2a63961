import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { RoleMode } from '#app/auth/roles.ts'
import { bookingErrors } from '#app/content/enquiry/booking.ts'
import type { Executor } from '#app/db/database.ts'
import { appointments, leads, users } from '#app/db/schema.ts'
import { AppError, NotFound } from '#app/http/errors.ts'
import { assign, personOf } from '#app/leads/assignment.server.ts'
import { notifyDesk, recordEvent } from '#app/leads/events.server.ts'
import type { LeadEventRecord, Person } from '#app/leads/events.ts'
import { type LeadRow, lockGroups, lockLead } from '#app/leads/rows.server.ts'
import { queueMails } from '#app/mail/outbox.server.ts'
import { type CallMail, callMail } from './call-mails.server.ts'
import { endHeld, type HeldRow, holdCall, mustConfirm } from './held/hold.server.ts'
import { refusingOverlaps, type TakenSlot, takeSlot } from './take-slot.server.ts'
import { refuseTooManyChanges, refuseTooManyOpen } from './visitor-limits.server.ts'

/** What booking needs: the app has it. */
export type Site = Pick<FastifyInstance, 'db' | 'env' | 'outbox' | 'notifyOfEvents'>
export type AppointmentRow = typeof appointments.$inferSelect

interface Wanted {
  start: Date
  /** of the visitor */
  timeZone: string
}

/**
 * Books a call for an enquiry that this transaction has stored or locked. What a visitor books while
 * bookings come unusually fast waits to be confirmed.
 * @throws InvalidInput, SlotTaken, AppError 409 if it has a call, or its visitor enough of them
 */
export async function bookIn(
  tx: Executor,
  site: InTransaction,
  lead: LeadRow,
  wanted: Wanted,
  actorId: number | null,
): Promise<void> {
  if (actorId === null) {
    await refuseTooManyOpen(tx, lead)
    if (await mustConfirm(tx, site.env.limits.bookings)) {
      const slot = await findSlot(tx, lead, wanted, actorId)
      return holdCall(tx, site, lead, slot, wanted.timeZone)
    }
  }
  await endHeld(tx, lead.id)
  await bookSlot(tx, site, lead, wanted, actorId)
}

type InTransaction = Pick<Site, 'env' | 'outbox' | 'notifyOfEvents'>

/** A call that waited to be confirmed, and whether its time is still kept. */
type Confirmed = Pick<HeldRow, 'id' | 'userId'> & { isKept: boolean }

/**
 * The same for a call that needs no confirmation, or has it. Where no one has the enquiry, it becomes that
 * of who calls.
 * @param confirmed what it waited as
 */
export async function bookSlot(
  tx: Executor,
  site: InTransaction,
  lead: LeadRow,
  wanted: Wanted,
  actorId: number | null,
  confirmed?: Confirmed,
): Promise<void> {
  const { person, ...times } = await findSlot(tx, lead, wanted, actorId, confirmed)
  const call = await refusingOverlaps(() =>
    insertCall(tx, {
      leadId: lead.id,
      userId: person.id,
      timeZone: wanted.timeZone,
      unconfirmed: actorId === null && !confirmed,
      ...times,
    }),
  )
  const to = { id: person.id, name: person.name }
  if (lead.ownerId === null) await assign(tx, [lead], to, 'in-turn', actorId)
  const detail = { by: by(actorId), startsAt: wanted.start.toISOString(), person: to }
  await tell(tx, site, 'booked', call, lead, { kind: 'appointment-booked', detail }, actorId)
}

async function findSlot(
  tx: Executor,
  lead: LeadRow,
  { start }: Wanted,
  actorId: number | null,
  confirmed?: Confirmed,
): Promise<TakenSlot> {
  return takeSlot(tx, {
    start,
    preferred: [confirmed?.userId ?? null, lead.ownerId, await ownerOfRoot(tx, lead)],
    unrestricted: actorId !== null || confirmed?.isKept === true,
    ...(confirmed && { except: -confirmed.id }),
  })
}

/**
 * Books a call for an enquiry.
 * @throws NotFound, InvalidInput, SlotTaken, AppError 409 where it has one or is spam
 */
export async function bookAppointment(
  site: Site,
  leadId: number,
  wanted: Wanted,
  actorId: number | null,
): Promise<void> {
  await site.outbox.jobs.start()
  await site.db.transaction(async (tx) => {
    await lockGroups(tx, [leadId])
    const lead = await lockLead(tx, leadId)
    if (lead.status === 'spam') throw new AppError(409, bookingErrors.cannotBook)
    if (await isBooked(tx, leadId)) throw new AppError(409, bookingErrors.alreadyBooked)
    if (actorId === null) await refuseTooManyChanges(tx, leadId)
    await bookIn(tx, site, lead, wanted, actorId)
  })
}

interface Change {
  /** of the call as it was shown: one that has changed since is not changed again */
  sequence?: number | undefined
}

/**
 * Moves a call; who was to call keeps it if they can.
 * @throws NotFound, InvalidInput, SlotTaken, AppError 409 where it has changed or is over
 */
export async function moveAppointment(
  site: Site,
  id: number,
  { start, timeZone, sequence }: Partial<Wanted> & { start: Date } & Change,
  actorId: number | null,
): Promise<AppointmentRow> {
  await site.outbox.jobs.start()
  return site.db.transaction(async (tx) => {
    const { call, lead } = await lockCall(tx, id)
    const to = { start, timeZone: timeZone ?? call.timeZone }
    const isSame = call.state === 'booked' && call.startsAt.getTime() === start.getTime()
    // Sent twice.
    if (isSame) return call
    refuseUnlessBooked(call, sequence)
    if (actorId === null) await refuseTooManyChanges(tx, lead.id)
    return moveLocked(tx, site, call, lead, to, actorId)
  })
}

async function moveLocked(
  tx: Executor,
  site: Site,
  call: AppointmentRow,
  lead: LeadRow,
  { start, timeZone }: Wanted,
  actorId: number | null,
): Promise<AppointmentRow> {
  const preferred = [call.userId, lead.ownerId]
  const slot = await takeSlot(tx, {
    start,
    preferred,
    except: call.id,
    unrestricted: actorId !== null,
  })
  const { person, ...times } = slot
  const previous = await personWith(tx, call.userId)
  const moved = await refusingOverlaps(() =>
    updateCall(tx, call.id, {
      ...times,
      timeZone,
      userId: person.id,
      dayReminderAt: null,
      hourReminderAt: null,
    }),
  )
  const detail = {
    by: by(actorId),
    from: call.startsAt.toISOString(),
    startsAt: start.toISOString(),
    person: { id: person.id, name: person.name },
    previous: previous?.id === person.id ? null : previous,
  }
  await tell(tx, site, 'moved', moved, lead, { kind: 'appointment-moved', detail }, actorId)
  return moved
}

/**
 * Gives a call to somebody else at the same time, whatever their hours. The client has nothing to know.
 * @throws NotFound, InvalidInput for an account that is not at the desk, AppError 409 where the call has
 * changed or is over, or they have another call then
 */
export async function giveAppointment(
  site: Site,
  id: number,
  { userId, sequence }: { userId: number } & Change,
  actorId: number,
): Promise<AppointmentRow> {
  await site.outbox.jobs.start()
  return site.db.transaction(async (tx) => {
    const { call, lead } = await lockCall(tx, id)
    if (call.userId === userId) return call
    refuseUnlessBooked(call, sequence)
    const person = await personOf(tx, userId, site.env.roles)
    if (await hasCallThen(tx, userId, call))
      throw new AppError(409, bookingErrors.busy(person?.name ?? ''))
    return giveLocked(tx, site, call, lead, person, actorId)
  })
}

/**
 * Gives the calls ahead of whoever leaves to the one who takes over, or to who has the enquiry now. A call
 * at whose time they have another is then no one's.
 */
export async function transferCalls(
  tx: Executor,
  site: Pick<Site, 'notifyOfEvents'>,
  fromId: number,
  to: number | null,
  actorId: number | null,
  mode: RoleMode,
): Promise<void> {
  const ahead = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, fromId),
        eq(appointments.state, 'booked'),
        gt(appointments.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(appointments.startsAt))
  for (const { id } of ahead) {
    const { call, lead } = await lockCall(tx, id)
    const owner = lead.mergedInto === null ? lead.ownerId : await ownerOfRoot(tx, lead)
    const wanted = to ?? (owner === fromId ? null : owner)
    const isFree = wanted !== null && !(await hasCallThen(tx, wanted, call))
    // Who has the enquiry may have left the desk before.
    const person = isFree ? await personOf(tx, wanted, mode).catch(() => null) : null
    await giveLocked(tx, site, call, lead, person, actorId)
  }
}

async function giveLocked(
  tx: Executor,
  { notifyOfEvents }: Pick<Site, 'notifyOfEvents'>,
  call: AppointmentRow,
  lead: LeadRow,
  person: Person | null,
  actorId: number | null,
): Promise<AppointmentRow> {
  const previous = await personWith(tx, call.userId)
  const given = await refusingOverlaps(() =>
    updateCall(tx, call.id, { userId: person?.id ?? null }),
  )
  const startsAt = call.startsAt.toISOString()
  const detail = { by: 'staff' as const, from: startsAt, startsAt, person, previous }
  const event = await recordEvent(tx, lead.id, { kind: 'appointment-moved', detail }, actorId)
  await notifyOfEvents(tx, [event])
  await notifyDesk(tx, { kind: 'appointment', ids: [lead.id] })
  return given
}

async function hasCallThen(
  tx: Executor,
  userId: number,
  { id, startsAt, blockedUntil }: AppointmentRow,
): Promise<boolean> {
  const then = and(
    eq(appointments.userId, userId),
    eq(appointments.state, 'booked'),
    ne(appointments.id, id),
    lt(appointments.startsAt, blockedUntil),
    gt(appointments.blockedUntil, startsAt),
  )
  return (await tx.$count(appointments, then)) > 0
}

/**
 * Cancels a call; one that is cancelled stays so.
 * @throws NotFound, AppError 409 where it has changed or is over
 */
export async function cancelAppointment(
  site: Site,
  id: number,
  { sequence }: Change,
  actorId: number | null,
): Promise<AppointmentRow> {
  await site.outbox.jobs.start()
  return site.db.transaction(async (tx) => {
    const { call, lead } = await lockCall(tx, id)
    if (call.state === 'cancelled') return call
    refuseUnlessBooked(call, sequence)
    const cancelled = await updateCall(tx, id, { state: 'cancelled', cancelledBy: by(actorId) })
    const person = await personWith(tx, call.userId)
    const detail = { by: by(actorId), startsAt: call.startsAt.toISOString(), person }
    const event = { kind: 'appointment-cancelled' as const, detail }
    await tell(tx, site, 'cancelled', cancelled, lead, event, actorId)
    return cancelled
  })
}

/** Records it, and tells the visitor, the person who calls and the open desks. */
async function tell(
  tx: Executor,
  { outbox, notifyOfEvents }: Pick<Site, 'outbox' | 'notifyOfEvents'>,
  what: CallMail,
  call: AppointmentRow,
  lead: LeadRow,
  event: LeadEventRecord,
  actorId: number | null,
): Promise<void> {
  const id = await recordEvent(tx, lead.id, event, actorId)
  await notifyOfEvents(tx, [id])
  await queueMails(tx, outbox, callMail(what, call, lead, outbox.firm, actorId))
  await notifyDesk(tx, { kind: 'appointment', ids: [lead.id] })
}

/** Locks a call with its enquiry, in the order of every change of enquiries. */
async function lockCall(tx: Executor, id: number) {
  const [found] = await tx
    .select({ leadId: appointments.leadId })
    .from(appointments)
    .where(eq(appointments.id, id))
  if (!found) throw new NotFound(bookingErrors.noCall)
  await lockGroups(tx, [found.leadId])
  const lead = await lockLead(tx, found.leadId)
  const [call] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update')
  if (!call) throw new NotFound(bookingErrors.noCall)
  return { call, lead }
}

/** @throws AppError 409 */
function refuseUnlessBooked(call: AppointmentRow, sequence: number | undefined): void {
  const isOver = call.startsAt.getTime() <= Date.now()
  if (call.state !== 'booked' || isOver) throw new AppError(409, bookingErrors.noCall)
  if (sequence !== undefined && sequence !== call.sequence) {
    throw new AppError(409, bookingErrors.changed)
  }
}

async function insertCall(
  tx: Executor,
  values: typeof appointments.$inferInsert,
): Promise<AppointmentRow> {
  const [call] = await tx.insert(appointments).values(values).returning()
  if (!call) throw new Error('a call was inserted but not returned')
  return call
}

async function updateCall(
  tx: Executor,
  id: number,
  changes: Partial<typeof appointments.$inferInsert>,
): Promise<AppointmentRow> {
  const [call] = await tx
    .update(appointments)
    .set({ ...changes, sequence: sql`${appointments.sequence} + 1`, changedAt: sql`now()` })
    .where(eq(appointments.id, id))
    .returning()
  if (!call) throw new Error('a call was changed but not returned')
  return call
}

/** Whether a call lies ahead or takes place now; one that is over may still be without a result. */
export async function isBooked(tx: Executor, leadId: number): Promise<boolean> {
  const booked = and(
    eq(appointments.leadId, leadId),
    eq(appointments.state, 'booked'),
    gt(appointments.endsAt, new Date()),
  )
  return (await tx.$count(appointments, booked)) > 0
}

async function ownerOfRoot(tx: Executor, { mergedInto }: LeadRow): Promise<number | null> {
  if (mergedInto === null) return null
  const [root] = await tx
    .select({ ownerId: leads.ownerId })
    .from(leads)
    .where(eq(leads.id, mergedInto))
  return root?.ownerId ?? null
}

async function personWith(tx: Executor, id: number | null): Promise<Person | null> {
  if (id === null) return null
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, id))
  return person ?? null
}

function by(actorId: number | null): 'visitor' | 'staff' {
  return actorId === null ? 'visitor' : 'staff'
}
