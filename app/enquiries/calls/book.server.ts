import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { assign } from '#app/enquiries/model/assignment.server.ts'
import { leadsChanged, notifyDesk, recordEvent } from '#app/enquiries/model/events.server.ts'
import type { LeadEventRecord } from '#app/enquiries/model/events.ts'
import { type LeadRow, lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { appointments } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { queueMails } from '#app/platform/mail/outbox.server.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { type CallMail, callMail } from './call-mails.server.ts'
import { endHeld, type HeldRow, holdCall, mustConfirm } from './held/hold.server.ts'
import {
  type AppointmentRow,
  lockCall,
  ownerOfRoot,
  personWith,
  refuseUnlessBooked,
  updateCall,
} from './locked-call.server.ts'
import { refusingOverlaps, type TakenSlot, takeSlot } from './take-slot.server.ts'
import { refuseTooManyChanges, refuseTooManyOpen } from './visitor-limits.server.ts'

/** What booking needs, which the app provides. */
export type Site = Pick<FastifyInstance, 'db' | 'env' | 'outbox'>

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
  await endHeld(tx, lead.id)
  if (actorId === null) {
    await refuseTooManyOpen(tx, lead)
    if (await mustConfirm(tx, site.env.limits.bookings)) {
      const slot = await findSlot(tx, lead, wanted, actorId)
      return holdCall(tx, site, lead, slot, wanted.timeZone)
    }
  }
  await bookSlot(tx, site, lead, wanted, actorId)
}

type InTransaction = Pick<Site, 'env' | 'outbox'>

/** A call that waited to be confirmed, and whether its time is still kept. */
type Confirmed = Pick<HeldRow, 'id' | 'userId'> & { isKept: boolean }

/**
 * The same for a call that needs no confirmation, or has been confirmed. An enquiry without an owner goes to
 * the person who calls.
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
  await notify(tx, site, 'booked', call, lead, { kind: 'appointment-booked', detail }, actorId)
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
    const booked = await openCall(tx, leadId)
    // Sent twice.
    if (booked?.startsAt.getTime() === wanted.start.getTime()) return
    if (booked) throw new AppError(409, bookingErrors.alreadyBooked)
    if (actorId === null) await refuseTooManyChanges(tx, leadId)
    await bookIn(tx, site, lead, wanted, actorId)
  })
}

export interface Change {
  /** of the call as it was shown: one that has changed since is not changed again */
  sequence?: number | undefined
}

/**
 * Moves a call; the same person calls if they can.
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
  await notify(tx, site, 'moved', moved, lead, { kind: 'appointment-moved', detail }, actorId)
  return moved
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
    await notify(tx, site, 'cancelled', cancelled, lead, event, actorId)
    return cancelled
  })
}

/** Records it, and notifies the visitor, the person who calls and the open desks. */
async function notify(
  tx: Executor,
  { outbox }: Pick<Site, 'outbox'>,
  what: CallMail,
  call: AppointmentRow,
  lead: LeadRow,
  event: LeadEventRecord,
  actorId: number | null,
): Promise<void> {
  const id = await recordEvent(tx, lead.id, event, actorId)
  await leadsChanged.publish(tx, [id])
  await queueMails(tx, outbox, callMail(what, call, lead, outbox.firm, actorId))
  await notifyDesk(tx, { kind: 'appointment', ids: [lead.id] })
}

async function insertCall(
  tx: Executor,
  values: typeof appointments.$inferInsert,
): Promise<AppointmentRow> {
  const [call] = await tx.insert(appointments).values(values).returning()
  if (!call) throw new Error('a call was inserted but not returned')
  return call
}

/** The call that lies ahead or takes place now; one that is over may still be without a result. */
export async function openCall(tx: Executor, leadId: number): Promise<AppointmentRow | undefined> {
  const isOpen = and(
    eq(appointments.leadId, leadId),
    eq(appointments.state, 'booked'),
    gt(appointments.endsAt, new Date()),
  )
  const [call] = await tx.select().from(appointments).where(isOpen).limit(1)
  return call
}

function by(actorId: number | null): 'visitor' | 'staff' {
  return actorId === null ? 'visitor' : 'staff'
}
