import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { allowDrafts, requireEditor } from '#app/auth/guards.server.ts'
import { NotFound } from '#app/http/errors.ts'
import { listQuery, pageOf, sendList } from '#app/http/lists.ts'
import { api } from '#app/paths.ts'
import { editBy, entryRoutes, idParams, isEditor, isForStaff } from '#app/publishing/api.server.ts'
import { listCategories } from '#app/publishing/categories.server.ts'
import { findEntry } from '#app/publishing/entries.server.ts'
import { bulkDone, category, orderBody } from '#app/publishing/entry.ts'
import { idFromText } from '#app/text/fields.ts'
import { FAQS_PAGE_SIZE, faq, relatedFaq } from './faq.ts'
import { faqBody, faqChange, faqForm } from './faq-rules.ts'
import { findFaq, findRedirectedFaq, listFaqs, relatedFaqs } from './faqs.server.ts'
import { createFaq, faqFromSnapshot, orderFaqs, setPublished, updateFaq } from './write.server.ts'

export const faqsApi: FastifyPluginAsyncZod = async (app) => {
  const tags = ['faqs']

  app.get(
    api.faqs.categories,
    {
      preHandler: allowDrafts,
      schema: {
        tags,
        querystring: z.pick(listQuery, { status: true, q: true }),
        response: { 200: z.array(category) },
      },
    },
    (request) => listCategories(app.db, 'faq', request.query),
  )

  app.get(
    api.faqs.list,
    {
      preHandler: allowDrafts,
      schema: { tags, querystring: listQuery, response: { 200: pageOf(faq) } },
    },
    async (request, reply) => {
      const forStaff = await isForStaff(request, reply)
      const found = await listFaqs(app.db, request.query, { forStaff })
      return sendList(reply, request.query, FAQS_PAGE_SIZE, found)
    },
  )

  app.get(
    api.faqs.related,
    {
      schema: {
        tags,
        querystring: z.object({
          categoryId: idFromText('The category is a number'),
          exclude: z.optional(z.string().check(z.maxLength(300))),
        }),
        response: { 200: z.array(relatedFaq) },
      },
    },
    (request) => relatedFaqs(app.db, request.query),
  )

  app.get(
    api.faqs.question(':slug'),
    {
      schema: { tags, params: z.object({ slug: z.string() }), response: { 200: faq } },
    },
    async (request, reply) => {
      const { slug } = request.params
      const found = await findFaq(app.db, slug)
      if (found && (found.published || (await isEditor(request)))) {
        if (!found.published) reply.header('cache-control', 'no-store')
        return found
      }
      const moved = found ? undefined : await findRedirectedFaq(app.db, slug)
      if (moved) return reply.redirect(api.faqs.question(moved), 301) as never
      throw new NotFound('This question doesn’t exist.')
    },
  )

  app.post(
    api.faqs.list,
    { onRequest: requireEditor, schema: { tags, body: faqBody, response: { 201: faq } } },
    async (request, reply) => {
      const { slug } = await createFaq(app.db, request.body, editBy(request))
      return reply.code(201).send(await stored(slug))
    },
  )

  app.patch(
    api.faqs.one(':id'),
    {
      onRequest: requireEditor,
      schema: { tags, params: idParams, body: faqChange, response: { 200: faq } },
    },
    async (request) => {
      const { id } = request.params
      const { slug } = await updateFaq(app.db, id, request.body, editBy(request))
      return stored(slug)
    },
  )

  app.get(
    api.faqs.one(':id'),
    { onRequest: requireEditor, schema: { tags, params: idParams, response: { 200: faq } } },
    async (request) => stored((await findEntry(app.db, 'faq', request.params.id)).slug),
  )

  app.put(
    api.faqs.order,
    { onRequest: requireEditor, schema: { tags, body: orderBody, response: { 200: bulkDone } } },
    async (request) => {
      await orderFaqs(app.db, request.body, editBy(request).actorId)
      return { changed: request.body.ids.length }
    },
  )

  await app.register(
    entryRoutes({
      kind: 'faq',
      fields: Object.keys(faqForm.shape),
      list: api.faqs.list,
      categories: api.faqs.categories,
      setPublished,
      fromSnapshot: faqFromSnapshot,
    }),
  )

  async function stored(slug: string) {
    const found = await findFaq(app.db, slug)
    if (!found) throw new NotFound('This question doesn’t exist.')
    return found
  }
}
