import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '#app/platform/config/env.ts'
import { isInternal } from './internal.ts'

/**
 * Logs hold the route, not the requested address (which may carry what a visitor searched for),
 * and no names, phones, e-mails or messages.
 */
export function logOptions(env: Env): FastifyServerOptions['logger'] {
  return {
    level: env.logLevel,
    redact: {
      paths: [
        'req.headers',
        'res.headers',
        '*.password',
        '*.email',
        '*.phone',
        '*.name',
        '*.message',
      ],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      err: (error) => harmless(error),
    },
    ...(env.mode === 'development' && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
    }),
  }
}

/**
 * One line for each request. What pages are rendered from, and the pages that are rendered ahead at the
 * start, are requests of our own: they are logged at the level debug.
 */
export function logRequests(app: FastifyInstance) {
  const write = (request: FastifyRequest, details: object, text: string) => {
    const line = { method: request.method, route: routeOf(request), ...details }
    if (isInternal(request)) request.log.debug({ ...line, internal: true }, text)
    else request.log.info(line, text)
  }
  app.addHook('onResponse', async (request, reply) => {
    write(request, { status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  // The client is gone: there is no response and no status.
  app.addHook('onRequestAbort', async (request) => write(request, {}, 'given up by the client'))
}

/** An error without its parameters: a failed query's message and cause may quote what was stored. */
function harmless(error: Error): { type: string; message: string; stack: string; code?: unknown } {
  const cause = error.cause instanceof Error ? error.cause : error
  const fromDatabase = 'query' in error || 'severity' in cause
  return {
    type: error.constructor.name,
    message: fromDatabase ? 'a query failed' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    code: (cause as { code?: unknown }).code,
  }
}

/** The pattern of a request's route. Each built file has a route of its own: together they are one. */
export function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.startsWith('/assets/') ? '/assets/*' : url
}
