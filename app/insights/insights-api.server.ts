import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { api } from '#app/paths.ts'
import { indianDate } from '#app/time/dates.ts'
import { exportInsights, readInsights } from './insights.server.ts'
import { insightFilters, insights } from './insights.ts'

const tags = ['insights']

/** What was shown, used, sent and won, for admins. */
export const insightsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAdmin)

  app.get(
    api.insights.one,
    { schema: { tags, querystring: insightFilters, response: { 200: insights } } },
    (request) => readInsights(app.db, request.query),
  )

  app.get(
    api.insights.exportCsv,
    { onRequest: requireStepUp, schema: { tags, querystring: insightFilters } },
    async (request, reply) => {
      const file = await exportInsights(app.db, request.query, staffOf(request).id)
      const name = `insights-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  )
}
