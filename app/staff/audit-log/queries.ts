import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { AuditFilters, AuditPage } from './audit-log.ts'

/** One page of the audit log. */
export function auditQuery(filters: AuditFilters & { page: number }) {
  return queryOptions<AuditPage>({
    queryKey: [`${api.audit.list}${searchOf(filters)}`],
    staleTime: 0,
  })
}

/** Where the filtered log is downloaded. */
export function auditCsv(filters: AuditFilters): string {
  return `${api.audit.exportCsv}${searchOf(filters)}`
}

function searchOf(filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
