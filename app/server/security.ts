import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, NotAllowed } from '#app/platform/http/errors.ts'
import { isRead } from '#app/platform/http/is-read.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { messages } from '#content/en/messages.ts'

/** Headers for every response. Pages bring a policy of their own (`pagePolicy`). */
export async function secure(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: app.env.secure && {
      maxAge: 63_072_000,
      includeSubDomains: app.env.hstsSubdomains,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
  if (app.env.trustProxy === false) warnOfUnknownProxy(app)
  app.addHook('onRequest', rejectForeignWrites)
  app.addHook('onRequest', async ({ url }) => {
    // No text in the database can hold this character: not even a search for it is valid.
    if (url.includes('%00')) throw new AppError(400, messages.errors.malformed)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the route's address is itself an unguessable secret, so that only its holder can write */
    ownSecret?: boolean
  }
}

const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Behind a proxy that is not named every visitor has one address, and one share of the limits. */
function warnOfUnknownProxy(app: FastifyInstance) {
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    warned = true
    request.log.warn(
      'a request came with X-Forwarded-For, which is not believed while TRUST_PROXY is off; if a proxy of yours stands in front, set TRUST_PROXY, or all visitors share one limit',
    )
  })
}

/**
 * A page of another site must not write with our visitors' browsers. Browsers state where a request
 * comes from; a request with a session that does not state it is rejected too.
 */
async function rejectForeignWrites(request: FastifyRequest): Promise<void> {
  if (isRead(request)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const { env } = request.server
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new NotAllowed(messages.errors.foreign)
  }
  // A page with `no-referrer` sends `null`; its form's address is a secret of its own.
  const fromNowhere = origin === 'null' && request.routeOptions.config.ownSecret === true
  if (origin !== undefined && !fromNowhere && !isOurs(origin, request))
    throw new NotAllowed(messages.errors.foreign)
  const hasSession = request.cookies[sessionCookies(env.secure).session] !== undefined
  if (hasSession && origin === undefined && site === undefined) {
    throw new NotAllowed(messages.errors.foreign)
  }
}

/** Whether an Origin is the requested host, or the configured public origin. */
function isOurs(origin: string, request: FastifyRequest): boolean {
  if (origin === request.server.env.publicOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
