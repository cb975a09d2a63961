import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { messages } from '#app/content/messages.ts'
import { Contradiction } from '#app/http/errors.ts'
import { limitAcrossInstances } from '#app/http/limits.ts'
import { api } from '#app/paths.ts'
import { endpoints } from './endpoints.ts'

const BODY_LIMIT = 64 * 1024

const line = z.object({
  label: z.string(),
  amount: z.union([z.number(), z.string()]),
  unit: z.optional(z.enum(['percent', 'days', 'months', 'years', 'times'])),
  rule: z.string(),
})

/** The engine as a public API: a question in, its answer with the working out. Nothing of it is stored. */
export const toolsApi: FastifyPluginAsyncZod = async (app) => {
  for (const [
    name,
    { summary, input, result, contradictions, run, bodyLimit = BODY_LIMIT },
  ] of Object.entries(endpoints)) {
    app.post(
      api.tool(name),
      {
        bodyLimit,
        config: limitAcrossInstances('tools', app.env.limits.tools, messages.tools.limited, {
          bySize: true,
        }),
        schema: {
          tags: ['tools'],
          summary,
          body: input,
          response: { 200: z.object({ result, lines: z.array(line), notes: z.array(z.string()) }) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const faults = contradictions?.(request.body) ?? []
        if (faults.length > 0) throw new Contradiction(faults)
        return run(request.body)
      },
    )
  }
}
