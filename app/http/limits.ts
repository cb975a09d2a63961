import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit } from '#app/config/env.ts'
import { messages } from '#app/content/messages.ts'
import { api } from '#app/paths.ts'
import { TooMany } from './errors.ts'
import { isInternal } from './internal.ts'

/** Limits what one address may ask of the API, and how many pages are rendered for it. */
export async function limitRequests(app: FastifyInstance) {
  await app.register(rateLimit, {
    global: false,
    hook: 'preValidation',
    allowList: (request) => isInternal(request),
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => tooMany(messages.errors.limited, ttl),
  })
  const { max, windowMs } = app.env.limits.requests
  // Only counts: the plugin's own handler would mark the request as done, and its route's limit would be passed over.
  const count = app.createRateLimit({ max, timeWindow: windowMs })
  app.addHook('onRequest', async (request) => {
    // By its route: `/%61pi/…` leads to the same one.
    const { url = request.url } = request.routeOptions
    if (!url.startsWith(api.prefix) && !request.url.startsWith(api.prefix)) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw tooMany(messages.errors.limited, counted.ttl)
    }
  })
  limitRenders(app)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page that is rendered for an address; how long it has to wait, 0 if it has not. */
    secondsToNextRender(request: FastifyRequest): Promise<number>
  }
}

/** Cached pages cost almost nothing; searches and made-up addresses are rendered for every request. */
function limitRenders(app: FastifyInstance) {
  const { max, windowMs } = app.env.limits.pages
  const count = app.createRateLimit({ max, timeWindow: windowMs })
  app.decorate('secondsToNextRender', async (request) => {
    const counted = await count(request)
    return counted.isAllowed || !counted.isExceeded ? 0 : secondsOf(counted.ttl)
  })
}

/** Route configuration that limits one route per address, after its body was read and kept. */
export function limitPerAddress(limit: Limit, message: string) {
  return {
    rateLimit: {
      max: limit.max,
      timeWindow: limit.windowMs,
      groupId: message,
      errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => tooMany(message, ttl),
    },
  }
}

function tooMany(message: string, ttlMs: number) {
  return new TooMany(message, secondsOf(ttlMs))
}

function secondsOf(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs / 1000))
}
