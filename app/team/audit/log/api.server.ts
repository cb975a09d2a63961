import { Readable } from 'node:stream'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { exportAudit, listAudit } from './audit-log.server.ts'
import { auditExportFilters, auditFilters, auditPage } from './audit-log.ts'

/** The audit log, for admins; nothing changes it. */
export const auditApi = routes('audit', (app) => [
  route('GET /api/audit', {
    access: 'admin',
    query: auditFilters,
    reply: auditPage,
    run: (request) => listAudit(app.db, request.query),
  }),
  route('GET /api/audit/export.csv', {
    access: 'admin',
    stepUp: true,
    query: auditExportFilters,
    run: async (request, reply) => {
      const file = await exportAudit(app.db, request.query, request.user.id)
      const name = `audit-log-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(file))
    },
  }),
])
