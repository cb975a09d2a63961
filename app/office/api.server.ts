import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#app/paths.ts'
import { type Office, office } from './office.ts'
import { DEFAULT_HOURS } from './office-hours.ts'
import { readOffice } from './read-office.server.ts'

/** Public: the contact page says it too. */
export const officeApi: FastifyPluginAsyncZod = async (app) => {
  let last: Office = {
    isSet: false,
    hours: [...DEFAULT_HOURS],
    holidays: [],
    skipsClosedDays: false,
  }
  app.get(api.office, { schema: { tags: ['office'], response: { 200: office } } }, async () => {
    // Pages are rendered with it: what was read last, or the usual hours, is better than no page.
    last = await readOffice(app.db).catch(() => last)
    return last
  })
}
