import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isMigrated } from '#app/platform/db/migrate.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'

const status = z.object({ status: z.string() })

/** `/healthz`: the process lives. `/readyz`: it is not about to stop, and the database responds and is up to date. */
export const health = routes('operations', (app) => {
  const logLevel = 'warn'
  const config = { admission: 'always' } as const
  const headers = { 'cache-control': 'no-store' }

  return [
    route('GET /healthz', {
      access: 'public',
      reply: status,
      logLevel,
      config,
      run: async (_request, reply) => reply.headers(headers).send({ status: 'alive' }),
    }),
    route('GET /readyz', {
      access: 'public',
      reply: { 200: status, 503: status },
      logLevel,
      config,
      run: async (_request, reply) => {
        reply.headers(headers)
        if (app.lifecycle.isStopping) return reply.code(503).send({ status: 'stopping' })
        try {
          await app.db.execute(sql`select 1`)
          if (await isMigrated(app.db)) return { status: 'ready' }
          return reply.code(503).send({ status: 'migrations are missing' })
        } catch {
          return reply
            .code(503)
            .header('retry-after', 5)
            .send({ status: 'the database does not answer' })
        }
      },
    }),
  ]
})
