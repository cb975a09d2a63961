import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Lifecycle } from '#app/platform/http/lifecycle.ts'

/**
 * How long a connection may rest after its last response before we close it. A proxy must close it
 * first, or its next request meets a closed connection: `keepalive_timeout 4s` in `deploy/nginx.conf`.
 */
const REST_MS = 5_000
/** for requests that are open */
export const DRAINING_LIMIT_MS = 15_000
const CHECK_MS = 25

/**
 * Accepts no more connections, answers what is open and what still comes in, and closes the
 * connections when no one uses them any more.
 * @param patient whether to wait for proxies and browsers to let go of resting connections
 */
export async function drain(server: Server, lifecycle: Lifecycle, patient: boolean): Promise<void> {
  await stopListening(server)
  lifecycle.end()
  const until = Date.now() + DRAINING_LIMIT_MS
  while (Date.now() < until && (await countConnections(server)) > 0) {
    if (!patient || lifecycle.quietMs() > REST_MS) server.closeIdleConnections()
    await setTimeout(CHECK_MS)
  }
  server.closeAllConnections()
}

/**
 * `server.close()` would end the resting connections as well. A connection that is established but
 * not accepted yet would be reset: we close after a turn of the event loop in which none arrived.
 */
async function stopListening(server: Server) {
  if (!server.listening) return
  let arrived = 0
  const count = () => arrived++
  server.on('connection', count)
  for (let before = -1, turn = 0; arrived !== before && turn < MAX_TURNS; turn++) {
    before = arrived
    await setImmediate()
    await setImmediate()
  }
  NetServer.prototype.close.call(server)
  server.off('connection', count)
}
const MAX_TURNS = 100

function countConnections(server: Server) {
  return new Promise<number>((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  )
}
