import type { Executor } from '#app/db/database.ts'
import type { NotifyNewLead } from '#app/leads/lead-for-email.ts'

/**
 * Notifies staff of the events that concern them (an assignment, a mention, an escalation), in the
 * transaction that records the events. Handed in, because this folder does not import notifications.
 */
export type NotifyOfEvents = (tx: Executor, eventIds: number[]) => Promise<void>

/** How staff are notified of a change: of an enquiry that is new to them, and of what happened to one. */
export interface Notify {
  notifyNewLead: NotifyNewLead
  notifyOfEvents: NotifyOfEvents
}

declare module 'fastify' {
  interface FastifyInstance {
    notifyOfEvents: NotifyOfEvents
  }
}
