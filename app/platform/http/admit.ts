import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#app/paths.ts'
import { isRead } from '#app/platform/http/is-read.ts'
import { Admission, type Rank } from './admission.ts'
import { waitedMs } from './connections/request-queue.ts'
import { whenClosed } from './connections/when-closed.ts'
import { increment } from './counters.ts'
import { Busy, isForm } from './errors.ts'
import { isInternal } from './internal.ts'
import { LoopDelay } from './loop-delay.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `always`: never refused, such as what watches the site and the files of pages that are already open;
     * `unqueued`: refused while the site is busy, but not counted as work, because it lasts;
     * `grouped`: done together with others, on a connection that they share
     */
    admission?: 'always' | 'unqueued' | 'grouped'
  }
  interface FastifyInstance {
    loopDelay: LoopDelay
  }
  interface FastifyRequest {
    /** whether it stood in line before its work began: what it asks for may be there by now */
    hasWaited: boolean
  }
}

/** What a request gets instead of a refusal, if there is something. */
type Instead = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

/** Work that is done at once beyond the connections of the pool: what waits for one waits here. */
const SLOTS_BESIDE_CONNECTIONS = 4
/** The part of a slot that each of a group takes. */
const GROUPED = 1 / 4

/**
 * Refuses work before it begins when it would have to wait too long. Responses from the page cache don't pass
 * here, and API calls for rendering a page count as part of that page.
 */
export function admitRequests(app: FastifyInstance, sessionCookie: string, instead: Instead) {
  const { maxDelayMs, databasePool } = app.env
  const delay = new LoopDelay()
  app.decorate('loopDelay', delay)
  app.decorateRequest('hasWaited', false)
  app.addHook('onClose', async () => delay.stop())
  const admission = new Admission({
    slots: databasePool + SLOTS_BESIDE_CONNECTIONS,
    maxWaitMs: maxDelayMs,
    waitElsewhereMs: () => Math.max(delay.ms(), app.poolWatch.waitMs()),
  })
  const working = new WeakSet<FastifyRequest>()
  const leave = (request: FastifyRequest) => {
    if (working.delete(request)) admission.leave(sizeOf(request))
  }
  const rank = (request: FastifyRequest) => rankOf(request, sessionCookie)
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    increment('requests refused', rank(request))
    const answer = instead(request, reply)
    if (!answer) throw new Busy()
    return answer
  }

  // A form waits until its fields have been read, so that it can come back filled in.
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request) || isForm(request)) return
    if (admission.isFull(rank(request), waitedMs(request.raw))) return refuse(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (isExempt(request) || request.routeOptions.config.admission === 'unqueued') return
    request.hasWaited = !admission.isFree()
    const entering = { size: sizeOf(request), waitedMs: waitedMs(request.raw) }
    if (!(await admission.enter(rank(request), reply.raw, entering))) return refuse(request, reply)
    working.add(request)
    whenClosed(reply.raw, () => leave(request))
  })
  app.addHook('onSend', async (request) => leave(request))
}

function isExempt(request: FastifyRequest): boolean {
  const { config } = request.routeOptions
  // Files of earlier builds are found by the route of all pages.
  return config.admission === 'always' || request.url.startsWith('/assets/') || isInternal(request)
}

function sizeOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.admission === 'grouped' ? GROUPED : 1
}

/** Enquiries, sign-in and what staff change come first; then what they read; then everything else. */
function rankOf(request: FastifyRequest, sessionCookie: string): Rank {
  const { url, cookies } = request
  if (!isRead(request)) return isTool(url) ? 'spare' : 'first'
  if (isStaffArea(url)) return 'staff'
  // For a public page a cookie proves nothing: anyone can make one up.
  return cookies[sessionCookie] !== undefined && url.startsWith(api.prefix) ? 'staff' : 'spare'
}

function isStaffArea(url: string): boolean {
  return /^\/admin(\/|\?|$)/.test(url)
}

function isTool(url: string): boolean {
  return /^\/(api\/)?tools\//.test(url)
}
