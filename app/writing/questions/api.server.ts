import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { pageOf, sendList } from '#app/platform/http/lists.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { idFromText } from '#app/ui/text/fields.ts'
import { editBy, entryRoutes, isEditor, isForStaff } from '#app/writing/publishing/api.server.ts'
import { findEntry, findRedirected } from '#app/writing/publishing/entries.server.ts'
import { bulkDone, orderBody } from '#app/writing/publishing/entry.ts'
import { version } from '#app/writing/publishing/rules.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { FAQS_PAGE_SIZE, faq, relatedFaq } from './faq.ts'
import { faqBody, faqChange, faqForm } from './faq-rules.ts'
import { faqListQuery, findFaq, findFaqToEdit, listFaqs, relatedFaqs } from './faqs.server.ts'
import {
  confirmHindi,
  createFaq,
  faqFromSnapshot,
  orderFaqs,
  setPublished,
  updateFaq,
} from './write.server.ts'

const lang = z.optional(z.enum(TEMPLATE_LANGUAGES))

export const faqsApi = routes('faqs', (app) => {
  app.register(
    entryRoutes({
      kind: 'faq',
      fields: Object.keys(faqForm.shape),
      list: '/api/faqs',
      categories: '/api/faq/categories',
      setPublished,
      fromSnapshot: faqFromSnapshot,
    }),
  )
  async function stored(slug: string) {
    const found = await findFaqToEdit(app.db, slug)
    if (!found) throw new NotFound('This question doesn’t exist.')
    return found
  }

  return [
    route('GET /api/faqs', {
      access: 'both',
      description:
        'Questions and answers. A search finds them by their text in English or in Hindi, in either script. `lang=hi` gives those that are there in Hindi, in it; a search gives after them those in English alone, and each says its `language`.',
      query: faqListQuery,
      reply: pageOf(faq),
      run: async (request, reply) => {
        const forStaff = await isForStaff(request, reply)
        const found = await listFaqs(app.db, request.query, { forStaff })
        return sendList(reply, request.query, FAQS_PAGE_SIZE, found)
      },
    }),
    route('GET /api/faqs/related', {
      access: 'public',
      query: z.object({
        categoryId: idFromText('The category is a number'),
        exclude: z.optional(z.string().check(z.maxLength(300))),
        lang,
      }),
      reply: z.array(relatedFaq),
      run: (request) => relatedFaqs(app.db, request.query),
    }),
    route('GET /api/faq/:slug', {
      access: 'public',
      description:
        'A question with its answer. With `lang=hi` in Hindi where it is there in it; `language` says which it is.',
      params: z.object({ slug: z.string() }),
      query: z.object({ lang }),
      reply: faq,
      run: async (request, reply) => {
        const { slug } = request.params
        const found = await findFaq(app.db, slug, request.query.lang)
        if (found && (found.published || (await isEditor(request)))) {
          if (!found.published) reply.header('cache-control', 'no-store')
          return found
        }
        const moved = found ? undefined : await findRedirected(app.db, 'faq', slug)
        if (moved) return reply.redirect(api.faqs.question(moved, request.query.lang), 301) as never
        throw new NotFound('This question doesn’t exist.')
      },
    }),
    route('POST /api/faqs', {
      access: 'editor',
      body: faqBody,
      reply: { 201: faq },
      run: async (request) => {
        const { slug } = await createFaq(app.db, request.body, editBy(request))
        return await stored(slug)
      },
    }),
    route('PATCH /api/faqs/:id', {
      access: 'editor',
      body: faqChange,
      reply: faq,
      run: async (request) => {
        const { id } = request.params
        const { slug } = await updateFaq(app.db, id, request.body, editBy(request))
        return stored(slug)
      },
    }),
    route('GET /api/faqs/:id', {
      access: 'editor',
      reply: faq,
      run: async (request) => stored((await findEntry(app.db, 'faq', request.params.id)).slug),
    }),
    route('POST /api/faqs/:id/hindi/confirm', {
      access: 'editor',
      summary: 'Says that the text in Hindi still fits the English one, which was changed after it',
      body: z.object({ version }),
      reply: faq,
      run: async (request) => {
        const { id } = request.params
        await confirmHindi(app.db, id, { ...editBy(request), ...request.body })
        return stored((await findEntry(app.db, 'faq', id)).slug)
      },
    }),
    route('PUT /api/faqs/order', {
      access: 'editor',
      body: orderBody,
      reply: bulkDone,
      run: async (request) => {
        await orderFaqs(app.db, request.body, editBy(request).actorId)
        return { changed: request.body.ids.length }
      },
    }),
  ]
})
