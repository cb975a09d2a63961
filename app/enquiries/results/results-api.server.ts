import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { exportResults, readResults } from './results.server.ts'
import { resultFilters, results } from './results.ts'

/** What came of enquiries, for admins. */
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
      const name = `results-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  }),
])
