import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireEditor, requireStaff, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { editBy } from '#app/publishing/api.server.ts'
import { indianDate } from '#app/time/dates.ts'
import { listTaxFacts, renewText, taxFactsToDoOn } from './tax-facts.server.ts'
import { renewalBody, renewed, taxFactList, taxFactsToDo } from './tax-facts.ts'

const tags = ['tax-facts']

/** The register of tax law for everyone of the staff; a release changes it, editors renew the texts. */
export const taxFactsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireStaff)
  const today = () => indianDate(new Date())

  app.get(
    api.taxFacts.list,
    {
      schema: {
        tags,
        summary: 'Every fact, where it is used, and the texts that say an old figure',
        response: { 200: taxFactList },
      },
    },
    (request) => listTaxFacts(app.db, today(), staffOf(request)),
  )
  app.get(
    api.taxFacts.toDo,
    {
      schema: {
        tags,
        summary: 'How many facts have to be checked, and the texts that say an old figure',
        response: { 200: taxFactsToDo },
      },
    },
    (request) => taxFactsToDoOn(app.db, today(), staffOf(request)),
  )
  app.post(
    api.taxFacts.renewals,
    {
      onRequest: requireEditor,
      schema: {
        tags,
        summary: 'Puts today’s figures into one text, as a new version of it',
        body: renewalBody,
        response: { 200: renewed },
      },
    },
    (request) => renewText(app.db, request.body, editBy(request)),
  )
}
