import { readdir } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Office } from '#app/enquiries/office/office.ts'
import { api } from '#app/paths.ts'
import type { Env } from '#app/platform/config/env.ts'
import {
  inlineScripts,
  pagePolicy,
  type Sources,
} from '#app/platform/http/content-security-policy.ts'
import { AppError, TooMany } from '#app/platform/http/errors.ts'
import { internalHeaders } from '#app/platform/http/internal.ts'
import { isRead } from '#app/platform/http/is-read.ts'
import type { Rendered, RenderRequest } from '#app/platform/page/render.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { provenClaims } from '#app/writing/claims/claims.server.ts'
import { replyWithin } from '#content/en/enquiry/reply-promise.ts'
import { messages } from '#content/en/messages.ts'
import { replyWithin as replyWithinInHindi } from '#content/hi/enquiry/reply-promise.ts'
import { findEarlier } from './earlier-assets.ts'
import { freshMsOf, isCacheable, isSecret, pageAddress, pageKey } from './page-address.ts'
import { type CachedPage, preparePage, responseFor } from './page-cache.ts'

/** How pages are rendered. `built-pages.ts` does it from the built site, `dev-renderer.ts` while developing. */
export interface Pages {
  render(request: RenderRequest): Promise<Rendered>
  assets: RenderRequest['assets']
  /** what else pages may load, by the policy's directive; while developing */
  sources?: Sources
  /** where the built files of the browser lie; undefined while developing */
  clientDir?: string
  /** where those of earlier builds lie (`earlier-assets.ts`) */
  earlierAssets?: string
  attach?(app: FastifyInstance): Promise<void>
}

export async function servePages(app: FastifyInstance, pages: Pages) {
  if (pages.clientDir) await serveFiles(app, pages, pages.clientDir)
  await pages.attach?.(app)
  const pending = new Map<string, Promise<CachedPage | Rendered>>()

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { url } = request
      // `//host/path` would be read as an address of another host.
      if (/^\/(api\/|[/\\])/.test(url)) return reply.callNotFound()
      if (url.startsWith('/assets/')) return sendEarlier(pages, url, reply)
      const address = pageAddress(url)
      if (address !== url) return reply.redirect(address, 308)

      const shared = isShared(request)
      const render = () => renderAndCache(pages, request, reply, shared)
      const ready = shared && request.hasWaited && app.pageCache.fresh(pageKey(url))
      if (ready) return send(ready, request, reply)
      const key = shared ? `${app.pageCache.generation} ${pageKey(url)}` : undefined
      if (key === undefined || !pending.has(key)) await countRender(request)
      return send(await (key === undefined ? render() : once(pending, key, render)), request, reply)
    },
  })
}

/** What was cached of a public page, whatever its age: better than none, for a site without the time to render. */
export function sendStale(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const page = isShared(request) && request.server.pageCache.serveStale(pageKey(request.url))
  if (!page) return undefined
  const { status, headers, body } = responseFor(page, request.headers)
  return reply.code(status).headers(headers).send(body)
}

async function serveFiles(app: FastifyInstance, pages: Pages, root: string) {
  const options: FastifyStaticOptions = {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  }
  // For `sendFile` alone; the routes are registered where a hook can tell them from all others.
  await app.register(fastifyStatic, { ...options, serve: false })
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, admission: 'always' }
    })
    await files.register(fastifyStatic, {
      ...options,
      globIgnore: ['assets/**'],
      decorateReply: false,
    })
    // One route for all of them: a route for each takes longer than the rest of a start.
    const names = new Set(await readdir(join(root, 'assets')))
    files.get<{ Params: { name: string } }>(
      '/assets/:name',
      { config: { access: 'public' } },
      ({ params, url }, reply) =>
        names.has(params.name)
          ? reply.sendFile(`assets/${params.name}`)
          : sendEarlier(pages, url, reply),
    )
  })
}

/** A file of an earlier build; where it is gone, the text is short, for no browser shows it. */
async function sendEarlier({ earlierAssets }: Pages, url: string, reply: FastifyReply) {
  const name = earlierAssets && (await findEarlier(earlierAssets, url))
  if (earlierAssets && name) return reply.sendFile(name, earlierAssets)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.\n')
}

/** @throws TooMany when more was rendered for one address than the limit allows */
async function countRender(request: FastifyRequest) {
  const seconds = await request.server.secondsToNextRender(request)
  if (seconds > 0) throw new TooMany(messages.errors.limited, seconds)
}

/**
 * Renders a page and prepares it for sending; a public page that was found is cached for the next
 * visitors. Where the API fails because of us, a stale page is better than none.
 * @throws AppError 503 when there is nothing to show; whatever the page itself threw
 */
async function renderAndCache(
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  shared: boolean,
): Promise<CachedPage | Rendered> {
  const { env, pageCache } = request.server
  const { generation } = pageCache
  const { failures, ...toRender } = await pageRequest(request, pages)
  const rendered = await pages.render(toRender).catch((error: unknown) => {
    if (failures.length === 0) throw error
  })
  if (failures.length > 0) {
    const earlier = shared ? pageCache.serveStale(pageKey(request.url)) : undefined
    if (earlier) return earlier
  }
  if (!rendered || (failures.length > 0 && rendered.status >= 500))
    throw new AppError(503, messages.errors.unavailable(env.firm, isRead(request)), {
      retryAfterSeconds: 30,
    })
  if (rendered.redirect) return rendered
  const staffOnly = rendered.scripts === 'app' || isStaffArea(request.url)
  const status = failures.length > 0 ? 503 : rendered.status
  const lasting = shared && !staffOnly && status === 200
  const headers = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(rendered, pages, env),
    'cache-control':
      shared && !staffOnly && status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...((staffOnly || isSecret(decodedPath(request.url))) && {
      'x-robots-tag': 'noindex, nofollow',
    }),
    // The address is the visitor's secret: no page that it links to may see it.
    ...(isSecret(decodedPath(request.url)) && { 'referrer-policy': 'no-referrer' }),
  }
  const freshMs = freshMsOf(pageKey(request.url))
  const page = await preparePage(rendered.html, status, lasting, headers, freshMs)
  if (lasting && env.mode !== 'development') pageCache.set(pageKey(request.url), page, generation)
  return page
}

/** The staff application brings its start along; a public page has the theme's script alone. */
export function policyOf({ html, scripts }: Rendered, pages: Pages, env: Env): string {
  const { preamble } = pages.assets
  const inline = scripts === 'app' ? inlineScripts(html) : preamble ? [preamble] : []
  return pagePolicy(env.secure, inline, pages.sources)
}

/** Requests for the same page while it is being rendered share that one rendering. */
async function once<T>(
  underWay: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  let made = underWay.get(key)
  if (!made) {
    made = make().finally(() => underWay.delete(key))
    underWay.set(key, made)
  }
  return made
}

async function send(page: CachedPage | Rendered, request: FastifyRequest, reply: FastifyReply) {
  if ('html' in page) return reply.redirect(onSite(page.redirect), page.status)
  const { status, headers, body } = responseFor(page, request.headers)
  return reply.code(status).headers(headers).send(body)
}

/** Where a redirect leads: to another page of this site, or home. */
function onSite(address = '/'): string {
  return /^\/(?![/\\])/.test(address) ? address : '/'
}

/**
 * Whether a page is the same for every visitor and worth caching: no staff area, no signed-in user, and
 * no search, of which there is no end.
 */
function isShared(request: FastifyRequest): boolean {
  if (isStaffArea(request.url) || isSecret(decodedPath(request.url))) return false
  if (request.cookies[sessionCookies(request.server.env.secure).session] !== undefined) return false
  return isCacheable(pageKey(request.url))
}

/** Whether an address leads to the staff, however it is written: `/Admin` and `/%61dmin` do too. */
function isStaffArea(url: string): boolean {
  return /^\/admin(\/|$)/i.test(decodedPath(url))
}

function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  return URL.canParse(path, 'http://site') ? decoded(path) : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What a page is rendered from; `failures` gathers the API's responses that failed because of us. */
export async function pageRequest(
  request: FastifyRequest,
  pages: Pages,
): Promise<RenderRequest & { failures: number[] }> {
  const failures: number[] = []
  const { env, db } = request.server
  return {
    failures,
    path: isStaffArea(request.url) ? request.url : pageKey(request.url),
    firm: env.firm,
    assets: pages.assets,
    replyWithin: await readReplyWithin(request),
    // A claim whose evidence cannot be looked up is not shown.
    ...(env.claims === 'proven' && {
      provenClaims: await provenClaims(db).catch(() => {
        failures.push(503)
        return []
      }),
    }),
    fetchApi: async (path) => {
      const response = await inject(request, path)
      const moved = response.statusCode === 301 ? String(response.headers.location) : undefined
      const { statusCode: status, ...last } = moved ? await inject(request, moved) : response
      if (status >= 500) failures.push(status)
      return { status, body: JSON.parse(last.payload) }
    },
  }
}

/** The API says what it read last where the database is away. */
async function readReplyWithin(request: FastifyRequest): Promise<RenderRequest['replyWithin']> {
  const { hours, skipsClosedDays } = (await inject(request, api.office)).json<Office>()
  const openOn = hours.map(({ weekday }) => weekday)
  return {
    en: replyWithin(skipsClosedDays, openOn),
    hi: replyWithinInHindi(skipsClosedDays, openOn),
  }
}

function inject(request: FastifyRequest, url: string) {
  return request.server.inject({
    url,
    headers: { ...internalHeaders, cookie: request.headers.cookie ?? '' },
  })
}
