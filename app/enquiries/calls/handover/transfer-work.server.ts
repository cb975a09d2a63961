import { reassignLeads } from '#app/enquiries/desk/changes/reassign.server.ts'
import type { Subscriptions } from '#app/platform/db/domain-event.ts'
import { workHandedOver } from '#app/team/accounts/begun-work.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { transferCalls } from './give-call.server.ts'

/** Hands over a leaver's enquiries and cases, then the calls, since they go with them. */
export function subscribeHandover(events: Subscriptions, mode: RoleMode): void {
  events.on(workHandedOver, async (tx, { fromId, to, actorId }) => {
    await reassignLeads(tx, fromId, to, actorId, mode)
    await transferCalls(tx, fromId, typeof to === 'number' ? to : null, actorId, mode)
  })
}
