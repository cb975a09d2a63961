import * as z from 'zod'
import { Contradiction } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { messages } from '#content/en/messages.ts'
import { endpoints } from './endpoints.ts'

const BODY_LIMIT = 64 * 1024

const line = z.object({
  label: z.string(),
  amount: z.union([z.number(), z.string()]),
  unit: z.optional(z.enum(['percent', 'days', 'months', 'years', 'times'])),
  rule: z.string(),
})

/** The engine as a public API: a question in, its answer with the working out. Nothing of it is stored. */
export const toolsApi = routes('tools', (app) => {
  const config = limitAcrossInstances('tools', app.env.limits.tools, messages.tools.limited, {
    bySize: true,
  })
  return Object.entries(endpoints).map(([name, tool]) =>
    route(`POST /api/tools/${name}`, {
      access: 'public',
      summary: tool.summary,
      body: tool.input,
      reply: z.object({ result: tool.result, lines: z.array(line), notes: z.array(z.string()) }),
      bodyLimit: tool.bodyLimit ?? BODY_LIMIT,
      config,
      run: ({ body }, reply) => {
        reply.header('cache-control', 'no-store')
        const faults = tool.contradictions?.(body) ?? []
        if (faults.length > 0) throw new Contradiction(faults)
        return tool.run(body)
      },
    }),
  )
})
