import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

const PATH = '/metrics'
const RETRY_MS = 2_000

/**
 * Serves the metrics: on a port of their own, or with a token on the site's. Without either setting
 * nothing is measured. Without a token the address does not exist.
 */
export async function serveMetrics(app: FastifyInstance): Promise<void> {
  const { port, token } = app.env.monitoring.metrics
  if (port === undefined && token === undefined) return
  const { createMetrics } = await import('./metrics.server.ts')
  const registry = createMetrics(app)
  if (port !== undefined) return listenOnOwnPort(app, registry)
  const options = {
    logLevel: 'warn',
    config: { admission: 'always', access: 'public' },
    schema: { hide: true },
  } as const
  app.get(PATH, options, async (request, reply) => {
    if (!isAllowed(request.raw, token)) return reply.callNotFound()
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': registry.contentType })
      .send(await registry.metrics())
  })
}

/** Opens the port when the site is listening, and closes it with the site. */
function listenOnOwnPort(app: FastifyInstance, registry: Registry) {
  const { port, host, token } = app.env.monitoring.metrics
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000 }, (request, reply) =>
    answer(registry, token, request, reply).catch((error: unknown) => {
      app.log.warn({ err: error }, 'the metrics could not be read')
      reply.destroy()
    }),
  )
  const closing = new AbortController()
  app.server.once('listening', () => void open())
  app.addHook('preClose', async () => {
    closing.abort()
    server.close()
    server.closeAllConnections()
  })

  async function open() {
    for (let attempt = 1; !closing.signal.aborted; attempt++) {
      try {
        server.listen({ port, host })
        await once(server, 'listening')
        return app.log.info({ host, port }, 'metrics are served')
      } catch (error) {
        // In a rolling restart the instance before has the port until it ends.
        const { code } = error as NodeJS.ErrnoException
        if (attempt === 1) app.log.warn({ code, host, port }, 'the port of the metrics is not free')
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref())
      }
    }
  }
}

async function answer(
  registry: Registry,
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [path] = (request.url ?? '').split('?')
  if (path !== PATH || !isAllowed(request, token)) return response.writeHead(404).end()
  const text = await registry.metrics()
  response
    .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
    .end(request.method === 'HEAD' ? undefined : text)
}

/** Compares hashes, so that the time it takes says nothing about the token. */
function isAllowed({ method, headers }: IncomingMessage, token: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (token === undefined) return true
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return timingSafeEqual(sha256(given), sha256(token))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
