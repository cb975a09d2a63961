import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#app/paths.ts'
import { office } from './office.ts'
import { readOffice } from './read-office.server.ts'

/** Public: the contact page says it too. */
export const officeApi: FastifyPluginAsyncZod = async (app) => {
  app.get(api.office, { schema: { tags: ['office'], response: { 200: office } } }, () =>
    readOffice(app.db),
  )
}
