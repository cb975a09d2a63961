import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#app/paths.ts'
import type { Limit } from '#app/platform/config/env.ts'
import { isRead } from '#app/platform/http/is-read.ts'
import { messages } from '#content/en/messages.ts'
import { TooMany } from './errors.ts'
import { isInternal } from './internal.ts'
import { networkOf } from './network.ts'
import { type Counted, SharedLimit } from './shared-limits.ts'

/**
 * Limits how often one address may call the API, and how many pages are rendered for it. Writes are
 * counted for all instances together, reads by each for itself.
 */
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
  const writes = new SharedLimit(app.pool, 'writes', app.env.limits.requests)
  app.addHook('onRequest', async (request) => {
    // By its route: `/%61pi/…` leads to the same one.
    const { url = request.url } = request.routeOptions
    if (!url.startsWith(api.prefix) && !request.url.startsWith(api.prefix)) return
    if (isPlainWrite(request)) {
      const { exceeded, msToReset } = await writes.count(networkOf(request.ip))
      if (exceeded) throw tooMany(messages.errors.limited, msToReset)
      return
    }
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw tooMany(messages.errors.limited, counted.ttl)
    }
  })
  limitRoutesAcrossInstances(app)
  limitRenders(app)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page that is rendered for an address; how long it has to wait; 0 if it needn't. */
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

/** Route configuration that limits one route per address, once its body was parsed. */
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

/**
 * The same, counted for all instances together.
 * @param bySize whether a request counts once for each 10 kB that it brings, and not once alone
 */
export function limitAcrossInstances(
  name: string,
  limit: Limit,
  message: string,
  { bySize = false } = {},
) {
  return { sharedLimit: { name, limit, message, bySize } }
}

const UNIT_BYTES = 10_000

/** A request that does not say its size counts as the largest allowed. */
function unitsOf({ headers, routeOptions }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit)
  return Math.max(1, Math.ceil(bytes / UNIT_BYTES))
}

function limitRoutesAcrossInstances(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const shared = route.config?.sharedLimit
    if (!shared) return
    const limit = new SharedLimit(app.pool, shared.name, shared.limit)
    const check = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isInternal(request)) return
      const units = shared.bySize ? unitsOf(request) : 1
      const counted = await limit.count(networkOf(request.ip), units)
      describe(reply, shared.limit.max, counted)
      if (counted.exceeded) throw tooMany(shared.message, counted.msToReset)
    }
    route.preValidation = [route.preValidation ?? [], check].flat()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    sharedLimit?: { name: string; limit: Limit; message: string; bySize: boolean }
  }
}

/** The headers that the plugin sends for the limits of one instance. */
function describe(reply: FastifyReply, max: number, { exceeded, points, msToReset }: Counted) {
  reply.header('ratelimit-limit', max)
  // Beyond the limit nothing is counted any more.
  reply.header('ratelimit-remaining', exceeded ? 0 : Math.max(0, max - points))
  reply.header('ratelimit-reset', secondsOf(msToReset))
}

/** Whether it may change something, at a route without a limit of its own. */
function isPlainWrite(request: FastifyRequest): boolean {
  const { rateLimit, sharedLimit } = request.routeOptions.config ?? {}
  return !isRead(request) && !rateLimit && !sharedLimit
}

function tooMany(message: string, ttlMs: number) {
  return new TooMany(message, secondsOf(ttlMs))
}

function secondsOf(ttlMs: number): number {
  return Math.max(1, Math.ceil(ttlMs / 1000))
}
