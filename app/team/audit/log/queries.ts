import { client, hrefOf } from '#app/platform/client/routes.ts'
import type { auditApi } from './api.server.ts'
import type { AuditFilters } from './audit-log.ts'

const { read } = client<typeof auditApi>()

/** One page of the audit log. */
export const auditQuery = (filters: AuditFilters & { page: number }) =>
  read('GET /api/audit', filters, { staleTime: 0 })

/** Where the filtered log is downloaded. */
export const auditCsv = (filters: AuditFilters) => hrefOf('GET /api/audit/export.csv', filters)
