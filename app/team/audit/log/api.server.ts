import { Readable } from 'node:stream'
import { sendCsv } from '#app/platform/http/csv.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
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
      return sendCsv(reply, 'audit-log', Readable.from(file))
    },
  }),
])
