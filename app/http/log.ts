import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '#app/config/env.ts'

/**
 * Logs hold the route, not the address that was asked (which may carry what a visitor searched for),
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

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
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
