import type { NotifyNewLeads } from '#app/enquiries/model/lead-for-email.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'

/**
 * Notifies staff of the events that concern them (an assignment, a mention, an escalation), in the
 * transaction that records the events. Handed in, because this folder does not import notifications.
 */
export type NotifyOfEvents = (tx: Executor, eventIds: number[]) => Promise<void>

/** How staff are notified of a change: of enquiries that are new to them, and of what happened to one. */
export interface Notify {
  /** whether everyone works at the desk */
  env: { roles: RoleMode }
  notifyNewLeads: NotifyNewLeads
  notifyOfEvents: NotifyOfEvents
}

declare module 'fastify' {
  interface FastifyInstance {
    notifyOfEvents: NotifyOfEvents
  }
}
