import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { readFilters } from '#app/platform/client/search-params.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { AuditFilterBar } from './audit-filters.tsx'
import { type AuditFilters, auditFilters } from './audit-log.ts'
import { AuditTable } from './audit-table.tsx'
import { auditLabels as labels } from './labels.ts'
import { auditCsv, auditQuery } from './queries.ts'

export const Route = createFileRoute('/_admin/_staff/admin/audit')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: Audit,
})

function Audit() {
  return (
    <AdminsOnly labels={labels}>
      <AuditLog />
    </AdminsOnly>
  )
}

function AuditLog() {
  const { page = 1, ...filters } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const query = useQuery({
    ...auditQuery({ ...filters, page }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={query}
      actions={<StepUpDownload href={auditCsv(filters)} label={labels.download} />}
      controls={
        <AuditFilterBar
          filters={filters}
          onChange={(change) =>
            navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })
          }
        />
      }
    >
      {({ items, total, pageSize, page }) => (
        <>
          <AuditTable entries={items} empty={isNarrowed ? labels.noneMatches : labels.none} />
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
          />
        </>
      )}
    </StaffList>
  )
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch(search: Record<string, unknown>): AuditFilters & { page?: number } {
  const { page, ...filters } = readFilters(auditFilters, search)
  return { ...filters, ...(page !== 1 && { page }) }
}
