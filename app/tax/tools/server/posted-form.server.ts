import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { TooMany } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { languageOf } from '#app/platform/page/languages.ts'
import { preparePage, responseFor } from '#app/platform/rendering/page-cache.ts'
import { type Pages, pageRequest, policyOf } from '#app/platform/rendering/pages.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { messages } from '#content/en/messages.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { toolOn, valuesFrom } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { yearOf } from '../form/years.ts'
import { toolIn } from '../tool-in.ts'
import { respondApart } from './respond-apart.server.ts'

/** A report of 1 MB, with its tabs and commas encoded. */
const BODY_LIMIT = 3 * 1024 * 1024

/** A tool's form that was sent without script: the page comes back with the answer, kept by no one. */
export const answerPostedForms = (pages: Pages) =>
  routes('tools', (app) =>
    (['POST /tools/:tool', 'POST /hi/tools/:tool'] as const).map((address) =>
      route(address, {
        access: 'public',
        hide: true,
        params: z.object({ tool: z.string() }),
        body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
        bodyLimit: BODY_LIMIT,
        config: limitAcrossInstances('tools', app.env.limits.tools, messages.tools.limited, {
          bySize: true,
        }),
        run: async (request, reply) => {
          const seconds = await app.secondsToNextRender(request)
          if (seconds > 0) throw new TooMany(messages.tools.limited, seconds)
          const values = valuesOf(request)
          const { failures: _, ...toRender } = await pageRequest(request, pages)
          const response = await responseTo(request, values)
          const rendered = await pages.render({
            ...toRender,
            form: { values, errors: [], response },
          })
          const isWrong = response && 'faults' in response && values._more === undefined
          const page = await preparePage(
            plainTextareas(rendered.html),
            isWrong ? 422 : rendered.status,
            false,
            {
              // Kept by the browser alone, so that Back shows the answer without sending the form again.
              'cache-control': 'private, no-cache',
              'content-security-policy': policyOf(rendered, pages, app.env),
              'content-type': 'text/html; charset=utf-8',
            },
          )
          const { status, headers, body } = responseFor(page, request.headers)
          return reply.code(status).headers(headers).send(body)
        },
      }),
    ),
  )

/** What the tool says of it; undefined where there is no such tool or year, as the page will say. */
async function responseTo({ params, query, url, server }: FastifyRequest, given: FormValues) {
  const { tool: id } = params as { tool: string }
  const { year: asked } = query as { year?: unknown }
  const item = toolMenu.find((one) => one.id === id)
  if (!item) return undefined
  const language = languageOf(url)
  const { tool } = toolIn(language, item.id)
  const today = indianDate(new Date())
  const year = yearOf(tool, typeof asked === 'string' ? asked : undefined, today)
  if (!year) return undefined
  const values = valuesFrom(toolOn(tool, today), Object.entries(given))
  return respondApart(item.id, values, { year, today, noGst: server.env.firm.noGst }, language)
}

/** Quotes and `>` need no escape in a text area; a large report would come back several times as large. */
function plainTextareas(html: string): string {
  return html.replace(TEXTAREA, (area) =>
    area.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>'),
  )
}

/** What a text area holds, up to its end tag. */
const TEXTAREA = /(?<=<textarea [^>]*>)[^<]+/g

/** Of a field that was sent twice, the last. */
function valuesOf(request: FastifyRequest): FormValues {
  const body = request.body as Record<string, string | string[]>
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, [value].flat().at(-1) ?? '']),
  )
}
