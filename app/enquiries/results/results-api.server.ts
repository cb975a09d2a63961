import { sendCsv } from '#app/platform/http/csv.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { exportResults, readResults } from './results.server.ts'
import { resultFilters, results } from './results.ts'

/** The results of enquiries, for admins. */
export const resultsApi = routes('results', (app) => [
  route('GET /api/results', {
    access: 'admin',
    query: resultFilters,
    reply: results,
    run: (request) => readResults(app.db, request.query),
  }),
  route('GET /api/results/export.csv', {
    access: 'admin',
    stepUp: true,
    query: resultFilters,
    run: async (request, reply) => {
      const file = await exportResults(app.db, request.query, request.user.id)
      return sendCsv(reply, 'results', file)
    },
  }),
])
