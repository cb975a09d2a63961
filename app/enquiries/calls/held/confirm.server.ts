import { eq } from 'drizzle-orm'
import { lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { heldCalls, leads } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { confirmCallPage } from '#content/en/enquiry/held-call.ts'
import { bookSlot, openCall, type Site } from '../book.server.ts'
import { findFreeSlots } from '../slots.server.ts'
import { refuseTooManyOpen } from '../visitor-limits.server.ts'
import type { CallToConfirm } from './held-call.ts'
import { type HeldRow, isReplaced } from './hold.server.ts'

/**
 * What the link of an e-mail stands for.
 * @throws NotFound for an unknown link, and one that a newer one has replaced
 */
export async function callToConfirm(db: Executor, token: string): Promise<CallToConfirm> {
  const { held, receiptToken, language } = await findHeld(db, token)
  const { startsAt, endsAt, timeZone, expiresAt } = held
  const keptUntil = isKept(held) ? expiresAt.toISOString() : null
  const free = keptUntil !== null || (await isFree(db, startsAt))
  return {
    state: held.confirmedAt ? 'confirmed' : free ? 'waiting' : 'taken',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    keptUntil,
    receiptToken,
    language,
  }
}

/** @throws as `callToConfirm` and `confirmHeld` */
export async function confirmByLink(site: Site, token: string): Promise<{ receiptToken: string }> {
  const { held, receiptToken } = await findHeld(site.db, token)
  await confirmHeld(site, held.id, null)
  return { receiptToken }
}

/**
 * Books a call that waits to be confirmed, also when it has waited too long and its time is still free. One
 * that is confirmed stays so.
 * @param actorId the member of staff who has heard from the visitor; null: the visitor, by the link
 * @throws NotFound, SlotTaken, InvalidInput, AppError 409 where the enquiry has a call or is spam
 */
export async function confirmHeld(
  site: Site,
  id: number,
  actorId: number | null,
): Promise<{ leadId: number }> {
  await site.outbox.jobs.start()
  return site.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ leadId: heldCalls.leadId })
      .from(heldCalls)
      .where(eq(heldCalls.id, id))
    if (!found) throw new NotFound(bookingErrors.noCall)
    const { leadId } = found
    await lockGroups(tx, [leadId])
    const lead = await lockLead(tx, leadId)
    const [held] = await tx.select().from(heldCalls).where(eq(heldCalls.id, id)).for('update')
    if (!held) throw new NotFound(bookingErrors.noCall)
    if (held.confirmedAt) return { leadId }
    if (lead.status === 'spam') throw new AppError(409, bookingErrors.cannotBook)
    if (await isReplaced(tx, held)) throw new AppError(409, confirmCallPage.missing.title)
    if (await openCall(tx, leadId)) throw new AppError(409, bookingErrors.alreadyBooked)
    if (actorId === null) await refuseTooManyOpen(tx, lead)
    const wanted = { start: held.startsAt, timeZone: held.timeZone }
    await bookSlot(tx, site, lead, wanted, actorId, { ...held, isKept: isKept(held) })
    await tx.update(heldCalls).set({ confirmedAt: new Date() }).where(eq(heldCalls.id, id))
    return { leadId }
  })
}

async function findHeld(db: Executor, token: string) {
  const [found] = await db
    .select({ held: heldCalls, receiptToken: leads.receiptToken, language: leads.language })
    .from(heldCalls)
    .innerJoin(leads, eq(leads.id, heldCalls.leadId))
    .where(eq(heldCalls.tokenHash, hashToken(token)))
  if (!found || (!found.held.confirmedAt && (await isReplaced(db, found.held)))) {
    throw new NotFound(confirmCallPage.missing.title)
  }
  return found
}

function isKept({ keepsTime, confirmedAt, expiresAt }: HeldRow): boolean {
  return keepsTime && confirmedAt === null && expiresAt.getTime() > Date.now()
}

async function isFree(db: Executor, start: Date): Promise<boolean> {
  return (await findFreeSlots(db)).some((slot) => slot.getTime() === start.getTime())
}
