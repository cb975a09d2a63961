import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isContention, isOutage } from '#app/platform/db/outage.ts'
import { type CachedPage, preparePage, responseFor } from './page-cache.ts'

/**
 * Sends a file that is made from content and is the same for every visitor, such as the sitemap:
 * cached, and made again after a change, as pages are. While the database is away the file
 * from before is sent.
 */
export async function sendCachedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  make: () => Promise<string>,
) {
  const { pageCache } = request.server
  const file = await makeAndCache(request, reply, type, make).catch((error: unknown) => {
    const isOurs = isOutage(error) || isContention(error)
    const earlier = isOurs ? pageCache.serveStale(keyOf(request)) : undefined
    if (!earlier) throw error
    return earlier
  })
  const { status, headers, body } = responseFor(file, request.headers)
  return reply.code(status).headers(headers).send(body)
}

async function makeAndCache(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  make: () => Promise<string>,
): Promise<CachedPage> {
  const { pageCache, env } = request.server
  const { generation } = pageCache
  const file = await preparePage(await make(), 200, true, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': type,
    'cache-control': 'public, max-age=300',
  })
  if (env.mode !== 'development') pageCache.set(keyOf(request), file, generation)
  return file
}

/** The route alone: a query would fill the memory with copies. */
function keyOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url
}
