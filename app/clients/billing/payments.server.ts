import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { paidMail } from '#app/clients/access/emails.ts'
import {
  type ClientMailContext,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { PaidBody, Payment } from '#app/clients/model/invoice.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { yearName } from '#app/clients/model/year.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { payments, returns, users } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { draftCopy } from '#content/en/clients/draft.ts'

/** The payments of some returns, the oldest first. */
export function paymentsOf(
  db: Executor,
  returnIds: number[],
): Promise<(Payment & { returnId: number })[]> {
  return db
    .select({
      returnId: payments.returnId,
      id: payments.id,
      method: payments.method,
      reference: payments.reference,
      amount: payments.amount,
      paidOn: payments.paidOn,
      confirmedBy: users.name,
      isConfirmed: sql<boolean>`${payments.confirmedAt} is not null`,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.confirmedBy))
    .where(inArray(payments.returnId, returnIds))
    .orderBy(asc(payments.id))
}

/** What is confirmed of a return's fee, in rupees. */
async function paidOf(tx: Executor, returnId: number): Promise<number> {
  const [{ paid } = { paid: 0 }] = await tx
    .select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
    .from(payments)
    .where(and(eq(payments.returnId, returnId), isNotNull(payments.confirmedAt)))
  return paid
}

/**
 * Records a payment that has arrived; one that the client has reported is confirmed by its reference.
 * @throws AppError 409 where it is recorded already, InvalidInput where another return of the client has it
 */
export async function confirmPayment(
  context: ClientMailContext,
  returnId: number,
  { reference = '', method, amount, paidOn, coversOthers = false }: PaidBody,
  userId: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId)
    const known = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.returnId, returnId), eq(payments.reference, reference)))
    const twin = known.find(
      (one) => reference !== '' || (one.amount === amount && one.paidOn === paidOn),
    )
    if (twin?.confirmedAt) throw new AppError(409, 'This payment is already recorded.')
    if (reference !== '' && !coversOthers) await assertOnlyHere(tx, row, reference)
    const values = { method, reference, amount, paidOn, confirmedBy: userId }
    const [made] = twin
      ? await tx
          .update(payments)
          .set({ ...values, confirmedAt: sql`now()` })
          .where(eq(payments.id, twin.id))
          .returning({ id: payments.id })
      : await tx
          .insert(payments)
          .values({ ...values, returnId, confirmedAt: sql`now()` })
          .returning({ id: payments.id })
    if (!made) throw new Error('a payment was neither made nor confirmed')
    await recordReturnEvent(tx, returnId, 'paid', { userId }, { amount, method, reference })
    await writeToClient(context, tx, row.clientId, {
      event: `client-paid:${made.id}`,
      kind: 'client-payment',
      content: paidMail,
    })
  })
}

async function assertOnlyHere(
  tx: Executor,
  { id, clientId }: ReturnRow,
  reference: string,
): Promise<void> {
  const [other] = await tx
    .select({ id: returns.id, year: returns.year, amount: payments.amount })
    .from(payments)
    .innerJoin(returns, eq(returns.id, payments.returnId))
    .where(
      and(
        eq(returns.clientId, clientId),
        ne(returns.id, id),
        eq(payments.reference, reference),
        isNotNull(payments.confirmedAt),
      ),
    )
    .limit(1)
  if (!other) return
  const message = `Return ${other.id} (${yearName(other.year)}) has this payment already, with ₹${other.amount.toLocaleString('en-IN')}.`
  throw new InvalidInput([{ path: 'coversOthers', message }])
}

/** What a client says they have paid: it counts once staff confirm it. */
export async function claimPayment(
  db: Database,
  contact: { id: number; clientId: number },
  returnId: number,
  reference: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId)
    if (row.clientId !== contact.clientId) throw new NotFound(draftCopy.gone)
    const open = row.fee - (await paidOf(tx, returnId))
    if (open <= 0) throw new AppError(409, draftCopy.fee.nothingOpen)
    const [made] = await tx
      .insert(payments)
      .values({
        ...{ returnId, reference, claimedBy: contact.id },
        ...{ method: 'upi', amount: open, paidOn: indianDate(new Date()) },
      })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    if (!made) throw new AppError(409, draftCopy.fee.known)
    await recordReturnEvent(tx, returnId, 'said-paid', { contactId: contact.id }, { reference })
  })
}

/** Removes a payment that was recorded by mistake, or that never arrived. */
export async function removePayment(db: Database, id: number, userId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, id))
    if (found) await lockReturn(tx, found.returnId)
    const [row] = await tx.delete(payments).where(eq(payments.id, id)).returning()
    if (!row) throw new NotFound('This payment isn’t there any more.')
    const { returnId, amount, method, reference, paidOn } = row
    const detail = { amount, method, reference }
    await recordReturnEvent(tx, returnId, 'payment-removed', { userId }, detail)
    await recordActivity(tx, {
      ...{ actorId: userId, verb: 'removed', subject: 'return', subjectId: returnId },
      label: `Payment of ₹${amount.toLocaleString('en-IN')}`,
      detail: { reference, paidOn },
    })
    return returnId
  })
}
