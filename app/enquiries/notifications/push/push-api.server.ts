import type { FastifyRequest } from 'fastify'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { limitPerAddress } from '#app/platform/http/rate-limiter.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { staffOf } from '#app/team/auth/guards.server.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
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

const TESTS = { max: 10, windowMs: 10 * MINUTE_MS }

/** Web push in this session's browser, and the service worker that shows its messages. */
export const pushApi = routes('notifications', (app) => {
  const { session } = sessionCookies(app.env.secure)
  const ownerOf = (request: FastifyRequest): Owner => ({
    userId: staffOf(request).id,
    sessionHash: hashToken(request.cookies[session] ?? ''),
  })
  const stateOf = async (owner: Owner) => ({
    on: (await findSubscription(app.db, owner)) !== undefined,
  })

  return [
    route('GET /admin/sw.js', {
      access: 'accountant',
      hide: true,
      run: async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(SERVICE_WORKER),
    }),
    route('GET /api/push/key', {
      access: 'accountant',
      reply: pushKey,
      run: async () => ({
        publicKey: (await vapidKeys(app.db)).publicKey,
      }),
    }),
    route('GET /api/push/state', {
      access: 'accountant',
      reply: pushState,
      run: (request) => stateOf(ownerOf(request)),
    }),
    route('PUT /api/push', {
      access: 'accountant',
      body: subscriptionBody,
      reply: pushState,
      run: async (request) => {
        assertPublicEndpoint(request.body.endpoint, app.env.mode === 'test')
        await assertUsableKeys(request.body)
        await subscribe(app.db, ownerOf(request), request.body)
        return { on: true }
      },
    }),
    route('DELETE /api/push', {
      access: 'accountant',
      reply: pushState,
      run: async (request) => {
        await unsubscribe(app.db, ownerOf(request))
        return { on: false }
      },
    }),
    route('POST /api/push/test', {
      access: 'accountant',
      reply: pushState,
      config: limitPerAddress(TESTS, 'That is enough tests. Please try again in ten minutes.'),
      run: async (request) => {
        const found = await findSubscription(app.db, ownerOf(request))
        if (!found) throw new AppError(409, conflicts.noPush)
        await app.outbox.jobs.start()
        await queuePush(app.db, app.outbox.jobs, found.id, { kind: 'test' })
        return { on: true }
      },
    }),
  ]
})
