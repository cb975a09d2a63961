import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { api } from '#app/paths.ts'
import { indianDate } from '#app/time/dates.ts'
import { exportResults, readResults } from './results.server.ts'
import { resultFilters, results } from './results.ts'

const tags = ['results']

/** What came of enquiries, for admins. */
export const resultsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAdmin)

  app.get(
    api.results.one,
    { schema: { tags, querystring: resultFilters, response: { 200: results } } },
    (request) => readResults(app.db, request.query),
  )

  app.get(
    api.results.exportCsv,
    { onRequest: requireStepUp, schema: { tags, querystring: resultFilters } },
    async (request, reply) => {
      const file = await exportResults(app.db, request.query, staffOf(request).id)
      const name = `results-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  )
}
