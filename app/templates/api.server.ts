import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  requireAccountant,
  requireAccountantOrAdmin,
  requireAdmin,
  staffOf,
} from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { template, templateBody, templateChange } from './template.ts'
import {
  changeTemplate,
  countUse,
  createTemplate,
  deleteTemplate,
  listTemplates,
} from './templates.server.ts'

const params = z.object({ id: idFromText() })
const tags = ['templates']

/** Replies and messages that are written once and sent often: accountants use them, admins edit them. */
export const templatesApi: FastifyPluginAsyncZod = async (app) => {
  const adminOnly = { onRequest: requireAdmin }

  app.get(
    api.templates.list,
    { onRequest: requireAccountantOrAdmin, schema: { tags, response: { 200: z.array(template) } } },
    () => listTemplates(app.db),
  )
  app.post(
    api.templates.list,
    { ...adminOnly, schema: { tags, body: templateBody, response: { 201: template } } },
    async (request, reply) =>
      reply.code(201).send(await createTemplate(app.db, request.body, staffOf(request).id)),
  )
  app.patch(
    api.templates.one(':id'),
    { ...adminOnly, schema: { tags, params, body: templateChange, response: { 200: template } } },
    (request) => changeTemplate(app.db, request.params.id, request.body, staffOf(request).id),
  )
  app.delete(
    api.templates.one(':id'),
    {
      ...adminOnly,
      schema: { tags, params, response: { 200: z.object({ message: z.string() }) } },
    },
    async (request) => {
      await deleteTemplate(app.db, request.params.id, staffOf(request).id)
      return { message: 'The template was deleted.' }
    },
  )
  app.post(
    api.templates.uses(':id'),
    {
      onRequest: requireAccountant,
      schema: { tags, params, response: { 200: z.object({ message: z.string() }) } },
    },
    async (request) => {
      await countUse(app.db, request.params.id)
      return { message: 'The use was counted.' }
    },
  )
}
