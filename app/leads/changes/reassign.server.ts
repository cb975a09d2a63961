import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { isOpenLead, leads } from '#app/db/schema.ts'
import { AppError } from '#app/http/errors.ts'
import { assign, nextOnDuty, personOf } from '#app/leads/assignment.server.ts'
import { asOneActivity } from '#app/leads/desk-activity.server.ts'
import type { NotifyOfEvents } from './notify-staff.ts'

/**
 * Gives all open enquiries of an account to someone else, to those on duty in turn, or to no one.
 * @throws AppError 409 when no one is on duty, InvalidInput when the account can't take them
 */
export async function reassignLeads(
  tx: Executor,
  fromId: number,
  to: number | 'in-turn' | 'no-one',
  actorId: number | null,
  notifyOfEvents: NotifyOfEvents,
): Promise<void> {
  const rows = await tx
    .select()
    .from(leads)
    .where(and(isOpenLead(leads), eq(leads.ownerId, fromId)))
    .orderBy(asc(leads.id))
    .for('update')
  const how = to === 'in-turn' ? 'in-turn' : 'by-hand'
  const named = typeof to === 'number' ? await personOf(tx, to) : null
  const events: number[] = []
  await asOneActivity(tx, async () => {
    for (const row of rows) {
      const person = to === 'in-turn' ? await nextOnDuty(tx) : named
      if (!person && to === 'in-turn') {
        throw new AppError(409, 'No one is available. Choose who takes over yourself.')
      }
      events.push(await assign(tx, row, person ?? null, how, actorId))
    }
  })
  await notifyOfEvents(tx, events)
}
