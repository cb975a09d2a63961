import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { personOf } from '#app/enquiries/model/assignment.server.ts'
import { leadsChanged, notifyDesk, recordEvent } from '#app/enquiries/model/events.server.ts'
import type { Person } from '#app/enquiries/model/events.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { appointments } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import type { Change, Site } from '../book.server.ts'
import {
  type AppointmentRow,
  lockCall,
  ownerOfRoot,
  personWith,
  refuseUnlessBooked,
  updateCall,
} from '../locked-call.server.ts'
import { refusingOverlaps } from '../take-slot.server.ts'

/**
 * Gives a call to somebody else at the same time, whatever their hours. The client isn't notified.
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
    return giveLocked(tx, call, lead, person, actorId)
  })
}

/**
 * Gives a leaver's upcoming calls to the person who takes over, or to the enquiry's owner now. A call
 * that overlaps another of theirs becomes unassigned.
 */
export async function transferCalls(
  tx: Executor,
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
    // The enquiry's owner may have left the desk already.
    const person = isFree ? await personOf(tx, wanted, mode).catch(() => null) : null
    await giveLocked(tx, call, lead, person, actorId)
  }
}

async function giveLocked(
  tx: Executor,
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
  await leadsChanged.publish(tx, [event])
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
