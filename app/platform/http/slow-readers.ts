import type { IncomingMessage, ServerResponse } from 'node:http'
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

const ANSWERING = Symbol('answering')
type Connection = Socket & { [ANSWERING]?: ServerResponse }

/**
 * Whether a request came before the response to an earlier one was sent: no browser and no proxy does that,
 * and a client that asks for much without reading would fill the system's memory. The connection then ends
 * with the earlier response, after which a client has to ask again.
 */
export function endPipelining(request: IncomingMessage, response: ServerResponse): boolean {
  const socket: Connection = request.socket
  const earlier = socket[ANSWERING]
  if (!earlier || earlier.writableFinished || earlier.destroyed) {
    socket[ANSWERING] = response
    return false
  }
  if (earlier.listenerCount('finish', endConnection) === 0) earlier.once('finish', endConnection)
  return true
}

function endConnection(this: ServerResponse) {
  this.req.socket.destroySoon()
}
