import { reassignLeads } from '#app/enquiries/desk/changes/reassign.server.ts'
import type { TransferWork } from '#app/team/accounts/begun-work.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { transferDrafts } from '#app/writing/publishing/drafts/drafts.server.ts'
import { transferCalls } from './give-call.server.ts'

/** Hands over a leaver's work: enquiries and cases first, since calls go with them. */
export function workTransfer(mode: RoleMode): TransferWork {
  return async (tx, fromId, to, actorId) => {
    await reassignLeads(tx, fromId, to, actorId, mode)
    const person = typeof to === 'number' ? to : null
    await transferCalls(tx, fromId, person, actorId, mode)
    if (person !== null) await transferDrafts(tx, fromId, person)
  }
}
