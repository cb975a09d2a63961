import type { Executor } from '#app/db/database.ts'

/**
 * Notifies staff of the events that concern them (an assignment, a mention, an escalation), in the
 * transaction that records the events. Handed in, because this folder does not import notifications.
 */
export type NotifyOfEvents = (tx: Executor, eventIds: number[]) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    notifyOfEvents: NotifyOfEvents
  }
}
