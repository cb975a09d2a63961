import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const addresses = new AsyncLocalStorage<string>()

/**
 * Remembers the address of each request while it is handled, so that what it records names it without
 * every function in between passing it on. Who did it is always passed on.
 */
export function rememberAddresses(app: FastifyInstance): void {
  // After the body was read: its events come from the connection and would lose the context.
  app.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done))
}

/** The address of the request that is being handled; empty outside of one. */
export function requestAddress(): string {
  return addresses.getStore() ?? ''
}
