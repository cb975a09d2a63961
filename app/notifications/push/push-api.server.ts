import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAccountant, sessionCookies, staffOf } from '#app/auth/guards.server.ts'
import { AppError } from '#app/http/errors.ts'
import { limitPerAddress } from '#app/http/limits.ts'
import { hashToken } from '#app/http/secret-tokens.ts'
import { api, files } from '#app/paths.ts'
import { assertPublicEndpoint } from './endpoint.server.ts'
import { pushKey, pushState, subscriptionBody } from './push.ts'
import { queuePush } from './queue.server.ts'
import { SERVICE_WORKER } from './service-worker.server.ts'
import {
  assertUsableKeys,
  findSubscription,
  type Owner,
  subscribe,
  unsubscribe,
} from './subscriptions.server.ts'
import { vapidKeys } from './vapid.server.ts'

const tags = ['notifications']
const TESTS = { max: 10, windowMs: 10 * 60_000 }

/** Web push in this session's browser, and the service worker that shows its messages. */
export const pushApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)
  const { session } = sessionCookies(app.env.secure)
  const ownerOf = (request: FastifyRequest): Owner => ({
    userId: staffOf(request).id,
    sessionHash: hashToken(request.cookies[session] ?? ''),
  })
  const stateOf = async (owner: Owner) => ({
    on: (await findSubscription(app.db, owner)) !== undefined,
  })

  app.get(files.pushWorker, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SERVICE_WORKER),
  )

  app.get(api.push.key, { schema: { tags, response: { 200: pushKey } } }, async () => ({
    publicKey: (await vapidKeys(app.db)).publicKey,
  }))

  app.get(api.push.state, { schema: { tags, response: { 200: pushState } } }, (request) =>
    stateOf(ownerOf(request)),
  )

  app.put(
    api.push.one,
    { schema: { tags, body: subscriptionBody, response: { 200: pushState } } },
    async (request) => {
      assertPublicEndpoint(request.body.endpoint, app.env.mode === 'test')
      await assertUsableKeys(request.body)
      await subscribe(app.db, ownerOf(request), request.body)
      return { on: true }
    },
  )

  app.delete(api.push.one, { schema: { tags, response: { 200: pushState } } }, async (request) => {
    await unsubscribe(app.db, ownerOf(request))
    return { on: false }
  })

  app.post(
    api.push.test,
    {
      config: limitPerAddress(TESTS, 'That is enough tests. Please try again in ten minutes.'),
      schema: { tags, response: { 200: pushState } },
    },
    async (request) => {
      const found = await findSubscription(app.db, ownerOf(request))
      if (!found) throw new AppError(409, 'Turn on notifications in this browser first.')
      await app.outbox.jobs.start()
      await queuePush(app.db, app.outbox.jobs, found.id, { kind: 'test' })
      return { on: true }
    },
  )
}
