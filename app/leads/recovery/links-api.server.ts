import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { linkRequestForm } from '#app/content/enquiry/your-enquiry.ts'
import { isForm, wantsPage } from '#app/http/errors.ts'
import { limitAcrossInstances } from '#app/http/limits.ts'
import { api, paths } from '#app/paths.ts'
import { linkRequest } from './link-request.ts'
import { sendLinks } from './send-links.server.ts'

const BODY_LIMIT = 4 * 1024

/** Sends the links of enquiries to the addresses on record. Whoever asks learns nothing of what is stored. */
export const linksApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    api.receipts.links,
    {
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances('enquiry-links', app.env.limits.reminders, linkRequestForm.limited),
        formPage: () => paths.enquiry,
      },
      schema: {
        tags: ['receipts'],
        summary: 'Asks for the links of enquiries; the response is the same whatever is stored',
        body: linkRequest,
        response: { 202: z.object({ accepted: z.literal(true) }) },
      },
      // After the response, whose time would tell whether there is an enquiry.
      onResponse: async (request, reply) => {
        if (reply.statusCode >= 400) return
        await sendLinks(app.db, app.outbox, request.body.contact).catch((error: unknown) =>
          request.log.error({ err: error }, 'the links of enquiries could not be sent'),
        )
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isForm(request) && wantsPage(request)) return reply.redirect(paths.enquiryLinkSent, 303)
      return reply.code(202).send({ accepted: true })
    },
  )
}
