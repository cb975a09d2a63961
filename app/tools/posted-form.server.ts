import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { messages } from '#app/content/messages.ts'
import { TooMany } from '#app/http/errors.ts'
import { limitAcrossInstances } from '#app/http/limits.ts'
import { paths } from '#app/paths.ts'
import { type Pages, pageRequest, policyOf } from '#app/rendering/pages.ts'

const BODY_LIMIT = 256 * 1024

/** A tool's form that was sent without script: the page comes back with the answer, kept by no one. */
export async function answerPostedForms(app: FastifyInstance, pages: Pages) {
  app.post(
    paths.tool(':tool'),
    {
      bodyLimit: BODY_LIMIT,
      config: limitAcrossInstances('tools', app.env.limits.tools, messages.tools.limited, {
        bySize: true,
      }),
      schema: {
        hide: true,
        body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      },
    },
    async (request, reply) => {
      const seconds = await app.secondsToNextRender(request)
      if (seconds > 0) throw new TooMany(messages.tools.limited, seconds)
      const { failures: _, ...toRender } = await pageRequest(request, pages)
      const rendered = await pages.render({
        ...toRender,
        form: { values: valuesOf(request), errors: [] },
      })
      return reply
        .code(rendered.status)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyOf(rendered, pages, app.env))
        .type('text/html; charset=utf-8')
        .send(rendered.html)
    },
  )
}

/** Of a field that was sent twice, the last. */
function valuesOf(request: FastifyRequest): Record<string, string> {
  const body = request.body as Record<string, string | string[]>
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, [value].flat().at(-1) ?? '']),
  )
}
