import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { notifyDesk, recordEvent } from '#app/enquiries/model/events.server.ts'
import type { LeadRow } from '#app/enquiries/model/rows.server.ts'
import { mailThePerson } from '#app/enquiries/notifications/notification-mails.server.ts'
import { notifyStaff } from '#app/enquiries/notifications/notify.server.ts'
import { loadRecipients } from '#app/enquiries/notifications/recipients.server.ts'
import type { Limit } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { appointments, heldCalls } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { type MailQueue, queueMails } from '#app/platform/mail/outbox.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { leavesHalf, type TakenSlot } from '../take-slot.server.ts'
import { confirmationMail } from './confirmation-mail.server.ts'

/** Calls that visitors ask for while bookings come unusually fast: each is booked once it is confirmed. */

export type HeldRow = typeof heldCalls.$inferSelect

/** How long a time is kept for the person who asked for it. */
const KEPT_MS = 30 * MINUTE_MS
/** As many bookings in a day as three hours may bring need no confirmation. */
const HOURS_OF_DAY = 3
const STORED_DAYS = 7

/**
 * Whether visitors have booked as many calls without a confirmation as a practice's own visitors do. From
 * here on the bookings of visitors wait for one another.
 */
export async function mustConfirm(tx: Executor, { max }: Limit): Promise<boolean> {
  await lockText(tx, 'calls booked by visitors')
  const [booked] = await tx
    .select({
      hour: sql<number>`count(*) filter (where ${appointments.createdAt} > now() - interval '1 hour')::int`,
      day: sql<number>`count(*)::int`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.unconfirmed, true),
        gt(appointments.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  const { hour = 0, day = 0 } = booked ?? {}
  return hour >= max || day >= HOURS_OF_DAY * max
}

/**
 * Keeps a time until it is confirmed. Where half of the day's free times are kept already, the time stays free
 * for all, and goes to the first visitor to confirm.
 */
export async function holdCall(
  tx: Executor,
  { outbox }: Pick<FastifyInstance, 'outbox'>,
  lead: LeadRow,
  { person, ...times }: TakenSlot,
  timeZone: string,
): Promise<void> {
  const keepsTime = await leavesHalf(tx, { person, ...times })
  const token = newToken()
  const [held] = await tx
    .insert(heldCalls)
    .values({
      ...times,
      leadId: lead.id,
      userId: person.id,
      timeZone,
      keepsTime,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + KEPT_MS),
    })
    .returning()
  if (!held) throw new Error('a call was held but not returned')
  const detail = { startsAt: held.startsAt.toISOString() }
  await recordEvent(tx, lead.id, { kind: 'appointment-held', detail }, null)
  await queueMails(tx, outbox, confirmationMail(held, token, lead, outbox.firm))
  await notifyDesk(tx, { kind: 'appointment', ids: [lead.id] })
  await notifyAdmins(tx, outbox, lead.id)
}

/** Once a day, however many bookings there are. */
async function notifyAdmins(tx: Executor, outbox: MailQueue, leadId: number): Promise<void> {
  const recipients = await loadRecipients(tx, outbox)
  const event = `bookings-fast:${indianDate(new Date())}`
  const about = { kind: 'bookings-fast' as const, leadId, actorId: null, event }
  const notices = recipients.admins().map((userId) => ({ ...about, userId }))
  await mailThePerson(tx, outbox, await notifyStaff(tx, outbox, notices), recipients)
}

/** Frees the time that is kept for an enquiry. */
export async function endHeld(tx: Executor, leadId: number): Promise<void> {
  await tx
    .update(heldCalls)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(heldCalls.leadId, leadId), isWaiting()))
}

/** Not confirmed yet, and not too late for it. */
export function isWaiting() {
  return and(isNull(heldCalls.confirmedAt), gt(heldCalls.expiresAt, sql`now()`))
}

/** The call that an enquiry asked for last, while it waits to be confirmed. */
export async function waitingCall(db: Executor, leadId: number): Promise<HeldRow | undefined> {
  const [held] = await db
    .select()
    .from(heldCalls)
    .where(and(eq(heldCalls.leadId, leadId), isWaiting()))
    .orderBy(desc(heldCalls.id))
    .limit(1)
  return held
}

/** Whether the enquiry has asked for another call since. */
export async function isReplaced(db: Executor, { id, leadId }: HeldRow): Promise<boolean> {
  const later = and(eq(heldCalls.leadId, leadId), gt(heldCalls.id, id))
  return (await db.$count(heldCalls, later)) > 0
}

/** Removes what nobody has confirmed, and what was confirmed long ago. */
export async function deleteOldHeld(db: Executor): Promise<void> {
  const before = new Date(Date.now() - STORED_DAYS * DAY_MS)
  await db.delete(heldCalls).where(lt(heldCalls.expiresAt, before))
}
