import { sendCsv } from '#app/platform/http/csv.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { exportReport, readReport } from './report.server.ts'
import { report, reportFilters } from './report.ts'

/** Returns and fees in figures, for admins. */
export const reportApi = routes('report', (app) => [
  route('GET /api/results/returns', {
    access: 'admin',
    query: reportFilters,
    reply: report,
    run: (request) => readReport(app.db, request.query),
  }),
  route('GET /api/results/returns.csv', {
    access: 'admin',
    stepUp: true,
    query: reportFilters,
    run: async (request, reply) => {
      const file = await exportReport(app.db, request.query, request.user.id)
      return sendCsv(reply, 'returns-and-fees', file)
    },
  }),
])
