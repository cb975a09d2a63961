import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { api } from '#app/paths.ts'
import { indianDate } from '#app/time/dates.ts'
import { dueDates } from './due-date.ts'
import { upcomingDueDates } from './due-dates.server.ts'

const SHOWN = 3

export const dueDatesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(api.dueDates, { schema: { tags: ['content'], response: { 200: dueDates } } }, async () =>
    upcomingDueDates(indianDate(new Date()), SHOWN),
  )
}
