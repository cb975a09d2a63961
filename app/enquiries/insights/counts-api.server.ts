import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asksNotToBeTracked } from '#app/platform/http/privacy-control.ts'
import { limitPerAddress } from '#app/platform/http/rate-limiter.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { messages } from '#content/en/messages.ts'
import { Counter } from './counter.server.ts'
import { DailyShare } from './daily-share.server.ts'
import { countedIn } from './report.ts'

declare module 'fastify' {
  interface FastifyInstance {
    counter: Counter
  }
}

const BODY_LIMIT = 8 * 1024
/** Reports of one address in a minute; a page sends one when it is left. */
const REPORTS = { max: 120, windowMs: MINUTE_MS }

/** Counts until the app is closed. */
export function startCounting(app: FastifyInstance): void {
  const counter = new Counter(app.db, (error) =>
    app.log.warn({ reason: (error as Error).message }, 'counts wait for the database'),
  )
  app.decorate('counter', counter)
  app.addHook('onClose', () => counter.close().catch(() => {}))
}

/** Where pages report what was shown and used. The response never says whether it was counted. */
export const countsApi = routes('insights', (app) => {
  const share = new DailyShare()
  // A beacon sends text; what is broken is passed over like anything else that does not count.
  app.removeContentTypeParser('application/json')
  for (const type of ['text/plain', 'application/json']) {
    app.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, text, done) => done(null, text),
    )
  }

  return [
    route('POST /api/counts', {
      access: 'public',
      hide: true,
      bodyLimit: BODY_LIMIT,
      config: { ...limitPerAddress(REPORTS, messages.errors.limited), admission: 'unqueued' },
      run: async (request, reply) => {
        if (isFromVisitor(request)) app.counter.add(share.take(request.ip, countedIn(request.body)))
        return reply.code(204).header('cache-control', 'no-store').send()
      },
    }),
  ]
})

const BOTS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|facebookexternalhit|mediapartners|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|phantom|selenium|puppeteer|playwright/i

/**
 * Whether a page's report counts: it comes from a page of ours that somebody looks at in a browser, who
 * neither asks not to be tracked nor is signed in as staff.
 */
function isFromVisitor(request: FastifyRequest): boolean {
  const { headers, cookies, server } = request
  const agent = headers['user-agent'] ?? ''
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    /^Mozilla\//.test(agent) &&
    !BOTS.test(agent) &&
    !isAhead(headers) &&
    !asksNotToBeTracked(request) &&
    cookies[sessionCookies(server.env.secure).session] === undefined
  )
}

/** Whether a browser loads something that its user has not opened yet. */
function isAhead(headers: FastifyRequest['headers']): boolean {
  const purposes = ['purpose', 'sec-purpose', 'x-moz', 'x-purpose'].map((name) => headers[name])
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))
}
