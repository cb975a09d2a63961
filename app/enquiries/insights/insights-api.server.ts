import { sendCsv } from '#app/platform/http/csv.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { exportInsights, readInsights } from './insights.server.ts'
import { insightFilters, insights } from './insights.ts'

/** What was shown, used, sent and won, for admins. */
export const insightsApi = routes('insights', (app) => [
  route('GET /api/insights', {
    access: 'figures',
    query: insightFilters,
    reply: insights,
    run: (request) => readInsights(app.db, request.query),
  }),
  route('GET /api/insights/export.csv', {
    access: 'figures',
    stepUp: true,
    query: insightFilters,
    run: async (request, reply) => {
      const file = await exportInsights(app.db, request.query, request.user.id)
      return sendCsv(reply, 'insights', file)
    },
  }),
])
