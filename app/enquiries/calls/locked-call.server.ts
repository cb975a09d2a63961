import { eq, sql } from 'drizzle-orm'
import type { Person } from '#app/enquiries/model/events.ts'
import { type LeadRow, lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { appointments, leads, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'

export type AppointmentRow = typeof appointments.$inferSelect

/** Locks a call with its enquiry, in the order of every change of enquiries. */
export async function lockCall(tx: Executor, id: number) {
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
export function refuseUnlessBooked(call: AppointmentRow, sequence: number | undefined): void {
  const isOver = call.startsAt.getTime() <= Date.now()
  if (call.state !== 'booked' || isOver) throw new AppError(409, bookingErrors.noCall)
  if (sequence !== undefined && sequence !== call.sequence) {
    throw new AppError(409, bookingErrors.changed)
  }
}

export async function updateCall(
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

export async function personWith(tx: Executor, id: number | null): Promise<Person | null> {
  if (id === null) return null
  const [person] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, id))
  return person ?? null
}

/** The owner of the enquiry into which this one was merged. */
export async function ownerOfRoot(tx: Executor, { mergedInto }: LeadRow): Promise<number | null> {
  if (mergedInto === null) return null
  const [root] = await tx
    .select({ ownerId: leads.ownerId })
    .from(leads)
    .where(eq(leads.id, mergedInto))
  return root?.ownerId ?? null
}
