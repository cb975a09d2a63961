import { and, asc, eq, sql } from 'drizzle-orm'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { ReturnRow } from '#app/clients/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { Subscriptions } from '#app/platform/db/domain-event.ts'
import { isReturnOf, isUnfinishedReturn, returns } from '#app/platform/db/schema.ts'
import { workHandedOver } from '#app/team/accounts/begun-work.server.ts'

/** Hands over a leaver's returns with the rest of their work. */
export function subscribeReturns(events: Subscriptions): void {
  events.on(workHandedOver, (tx, { fromId, to, actorId }) =>
    transferReturns(tx, fromId, typeof to === 'number' ? to : null, actorId),
  )
}

/**
 * Gives the unfinished returns that a leaver prepares or reviews to someone else, or to no one. A preparer never
 * reviews their own return: that one then has no reviewer.
 */
async function transferReturns(
  tx: Executor,
  fromId: number,
  to: number | null,
  actorId: number | null,
): Promise<void> {
  const rows = await tx
    .select()
    .from(returns)
    .where(and(isUnfinishedReturn(returns), isReturnOf(returns, fromId)))
    .orderBy(asc(returns.id))
    .for('no key update')
  for (const row of rows) {
    const { preparerId, reviewerId } = row
    const people = peopleWithout(row, fromId, to)
    await tx
      .update(returns)
      .set({ ...people, version: sql`${returns.version} + 1`, updatedAt: sql`now()` })
      .where(eq(returns.id, row.id))
    const detail = { to: people, from: { preparerId, reviewerId } }
    await recordReturnEvent(tx, row.id, 'changed', { userId: actorId }, detail)
  }
}

function peopleWithout(
  { preparerId, reviewerId }: ReturnRow,
  fromId: number,
  to: number | null,
): Pick<ReturnRow, 'preparerId' | 'reviewerId'> {
  const preparer = preparerId === fromId ? to : preparerId
  const reviewer = reviewerId === fromId ? to : reviewerId
  return { preparerId: preparer, reviewerId: reviewer === preparer ? null : reviewer }
}
