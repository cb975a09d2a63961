import { desc, eq, sql } from 'drizzle-orm'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { appointments, leads, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { receiptMissing } from '#content/en/enquiry/receipt.ts'
import type { Appointment, ReceiptCall } from './appointment.ts'
import { type HeldRow, waitingCall } from './held/hold.server.ts'
import type { AppointmentRow } from './locked-call.server.ts'

export interface CallOfReceipt {
  lead: LeadRow
  call: AppointmentRow | undefined
  /** what waits to be confirmed */
  waiting: HeldRow | undefined
  /** who will call, as visitors see the account; null where it has no public name */
  person: string | null
}

/**
 * The call of an enquiry: the one that is ahead, else the latest. Another enquiry's call is no part of it,
 * merged or not: staff may merge what two people sent, and anyone can write under somebody's name.
 * @throws NotFound for an unknown token
 */
export async function callOfReceipt(db: Executor, token: string): Promise<CallOfReceipt> {
  const [lead] = await db.select().from(leads).where(eq(leads.receiptToken, token))
  if (!lead) throw new NotFound(receiptMissing.title)
  const [found] = await db
    .select({ call: appointments, person: users.publicName })
    .from(appointments)
    .leftJoin(users, eq(users.id, appointments.userId))
    .where(eq(appointments.leadId, lead.id))
    .orderBy(
      sql`(${appointments.state} = 'booked' and ${appointments.endsAt} > now()) desc`,
      desc(appointments.id),
    )
    .limit(1)
  const waiting = await waitingCall(db, lead.id)
  return { lead, call: found?.call, waiting, person: found?.person ?? null }
}

export function presentCall({ lead, call, waiting, person }: CallOfReceipt): ReceiptCall {
  const isAhead = call?.state === 'booked' && call.startsAt.getTime() > Date.now()
  return {
    appointment: call ? presented(call, person) : null,
    waiting: waiting && !isOpen(call) ? presentedWaiting(waiting) : null,
    changeable: isAhead,
    bookable: !isOpen(call) && lead.status !== 'spam',
  }
}

/** Whether it is upcoming or takes place now; a missing result doesn't prevent booking again. */
function isOpen(call: AppointmentRow | undefined): boolean {
  return call?.state === 'booked' && call.endsAt.getTime() > Date.now()
}

/** @throws AppError 409 where there is no call */
export async function callToChange(db: Executor, token: string): Promise<AppointmentRow> {
  const { call } = await callOfReceipt(db, token)
  if (!call) throw new AppError(409, bookingErrors.noCall)
  return call
}

function presentedWaiting({ startsAt, endsAt, timeZone, keepsTime, expiresAt }: HeldRow) {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    keptUntil: keepsTime ? expiresAt.toISOString() : null,
  }
}

function presented(call: AppointmentRow, person: string | null): Appointment {
  const { state, startsAt, endsAt, timeZone, sequence, cancelledBy } = call
  return {
    state,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    sequence,
    person,
    cancelledBy,
  }
}
