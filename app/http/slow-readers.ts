import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a response may make no progress at all because its client does not read it. */
const STALLED_MS = 25_000

/**
 * Cuts a client off that does not take its response. Node restarts the clock with everything that gets
 * through, and stops it when all of it has been handed to the system.
 */
export function cutIfStalled({ socket }: ServerResponse, ms = STALLED_MS): void {
  if (socket instanceof Socket) socket.setTimeout(ms)
}

/** The same for every response of the framework; streams of events are bounded by what they hold back. */
export function cutSlowReaders(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => cutIfStalled(reply.raw))
}
