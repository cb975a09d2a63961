import { and, asc, eq } from 'drizzle-orm'
import { assign, assignInTurn, personOf } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { leadsChanged } from '#app/enquiries/model/events.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { isUnfinished, leads } from '#app/platform/db/schema.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'

/**
 * Gives all open enquiries of an account, and the won ones whose return isn't filed, to someone else, to those
 * on duty in turn, or to no one.
 * @throws AppError 409 when no one is on duty, InvalidInput when the account can't take them
 */
export async function reassignLeads(
  tx: Executor,
  fromId: number,
  to: number | 'in-turn' | 'no-one',
  actorId: number | null,
  mode: RoleMode,
): Promise<void> {
  const rows = await tx
    .select()
    .from(leads)
    .where(and(isUnfinished(leads), eq(leads.ownerId, fromId)))
    .orderBy(asc(leads.id))
    .for('update')
  const owner = () => personOf(tx, to === 'no-one' || to === 'in-turn' ? null : to, mode)
  const events =
    to === 'in-turn'
      ? await assignInTurn(tx, rows, actorId, mode, conflicts.noOneToTakeOver)
      : await assign(tx, rows, await owner(), 'by-hand', actorId)
  await leadsChanged.publish(tx, events)
}
