import type { FastifyRequest } from 'fastify'
import { asksNotToBeTracked } from '#app/platform/http/privacy-control.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'

const BOTS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|facebookexternalhit|mediapartners|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|phantom|selenium|puppeteer|playwright/i

/**
 * Whether a page's report counts: it comes from a page of ours that somebody looks at in a browser, who
 * neither asks not to be tracked nor is signed in as staff.
 */
export function isFromVisitor(request: FastifyRequest): boolean {
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
