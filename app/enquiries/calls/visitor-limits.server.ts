import { and, eq, gt, ne, or, type SQL, sql, sum } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { appointments, heldCalls, leads } from '#app/platform/db/schema.ts'
import { AppError, TooMany } from '#app/platform/http/errors.ts'
import { isInternal } from '#app/platform/http/internal.ts'
import { networkOf } from '#app/platform/http/network.ts'
import { SharedLimit } from '#app/platform/http/shared-limits.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { isWaiting } from './held/hold.server.ts'

/** What keeps a few visitors from taking the times of all others. */

const MAX_OPEN = 3
/** Bookings and moves of one enquiry: each of them writes e-mails. */
const MAX_CHANGES = 12

/**
 * Keeps the telephone and the e-mail address of an enquiry from holding more calls than a family needs,
 * also when they are booked at once.
 * @throws AppError 409
 */
export async function refuseTooManyOpen(tx: Executor, { id, phoneKey, emailKey }: LeadRow) {
  const same: SQL[] = []
  if (phoneKey !== null) same.push(eq(leads.phoneKey, phoneKey))
  if (emailKey !== null) same.push(eq(leads.emailKey, emailKey))
  if (same.length === 0) return
  for (const key of [phoneKey, emailKey].toSorted()) {
    if (key !== null) await lockText(tx, `calls of:${key}`)
  }
  const open = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(
      and(or(...same), eq(appointments.state, 'booked'), gt(appointments.startsAt, sql`now()`)),
    )
    .limit(MAX_OPEN)
  // The enquiry's own held call is replaced, or is the one being booked.
  const waiting = await tx
    .select({ id: heldCalls.id })
    .from(heldCalls)
    .innerJoin(leads, eq(leads.id, heldCalls.leadId))
    .where(and(or(...same), ne(heldCalls.leadId, id), isWaiting()))
    .limit(MAX_OPEN)
  if (open.length + waiting.length >= MAX_OPEN) throw new AppError(409, bookingErrors.tooManyOpen)
}

/** @throws AppError 409 */
export async function refuseTooManyChanges(tx: Executor, leadId: number): Promise<void> {
  const [changes] = await tx
    .select({ count: sum(sql`${appointments.sequence} + 1`) })
    .from(appointments)
    .where(eq(appointments.leadId, leadId))
  const held = await tx.$count(heldCalls, eq(heldCalls.leadId, leadId))
  if (Number(changes?.count ?? 0) + held >= MAX_CHANGES) {
    throw new AppError(409, bookingErrors.changedTooOften)
  }
}

/**
 * Counts bookings of one network for a day: as many as it may send enquiries in ten minutes.
 * @throws TooMany
 */
export function bookingsOfDay({ pool, env }: Pick<FastifyInstance, 'pool' | 'env'>) {
  const { max } = env.limits.leads
  const limit = new SharedLimit(pool, 'bookings', { max, windowMs: DAY_MS })
  return async (request: FastifyRequest): Promise<void> => {
    if (isInternal(request)) return
    const { exceeded, msToReset } = await limit.count(networkOf(request.ip))
    if (exceeded) throw new TooMany(bookingErrors.limited, Math.ceil(msToReset / 1000))
  }
}
