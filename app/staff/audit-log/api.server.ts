import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { api } from '#app/paths.ts'
import { indianDate } from '#app/time/dates.ts'
import { exportAudit, listAudit } from './audit-log.server.ts'
import { auditExportFilters, auditFilters, auditPage } from './audit-log.ts'

const tags = ['audit']

/** The audit log, for admins; nothing changes it. */
export const auditApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAdmin)

  app.get(
    api.audit.list,
    { schema: { tags, querystring: auditFilters, response: { 200: auditPage } } },
    (request) => listAudit(app.db, request.query),
  )

  app.get(
    api.audit.exportCsv,
    { onRequest: requireStepUp, schema: { tags, querystring: auditExportFilters } },
    async (request, reply) => {
      const file = await exportAudit(app.db, request.query, staffOf(request).id)
      const name = `audit-log-${indianDate(new Date())}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(file))
    },
  )
}
