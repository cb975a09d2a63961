import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { staffHead } from '#app/platform/page/head.ts'
import { Pager } from '#app/ui/pager.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { FactFilters } from './fact-filters.tsx'
import { FactTable } from './fact-table.tsx'
import { taxFactLabels as labels } from './labels.ts'
import { type FactSearch, narrowed, PAGE_SIZE, readFactSearch } from './narrow.ts'
import { OldTexts } from './old-texts.tsx'
import { taxFactsQuery } from './queries.ts'
import type { ListedFact } from './tax-facts.ts'
import { usePrinting } from './use-printing.ts'

export const Route = createFileRoute('/_admin/_staff/admin/tax-facts')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readFactSearch,
  component: TaxFacts,
})

/** The register of tax law: what it says, how old that is, and which texts say something else. */
function TaxFacts() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const query = useQuery(taxFactsQuery)
  const toPage = (page: number) =>
    navigate({ search: (before) => readFactSearch({ ...before, page }) })
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failed}
      query={query}
      controls={
        <>
          {query.data && <OldTexts texts={query.data.oldTexts} />}
          <FactFilters
            search={search}
            onSearch={(change) =>
              navigate({
                search: (before) => readFactSearch({ ...before, page: undefined, ...change }),
                replace: true,
              })
            }
          />
        </>
      }
    >
      {({ facts }) => <Register facts={facts} search={search} onPage={toPage} />}
    </StaffList>
  )
}

/** A page of them on the screen; printed, all. */
function Register({
  facts,
  search,
  onPage,
}: {
  facts: ListedFact[]
  search: FactSearch
  onPage: (page: number) => void
}) {
  const { q, subject, show, page = 1 } = search
  const isPrinted = usePrinting()
  const shown = useMemo(() => narrowed(facts, { q, subject, show }), [facts, q, subject, show])
  const toCheck = facts.filter(({ check }) => check).length
  return (
    <>
      <p role="status" className="border-b border-line px-4 py-2.5 font-semibold">
        {shown.length === facts.length
          ? labels.summary(toCheck, facts.length)
          : labels.shown(shown.length, facts.length)}
      </p>
      <FactTable
        facts={isPrinted ? shown : shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      />
      {shown.length > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={shown.length} onPage={onPage} />
      )}
    </>
  )
}
