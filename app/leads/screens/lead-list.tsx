import { useState } from 'react'
import { useAuth } from '#app/auth/auth-context.tsx'
import type { LeadsPage } from '#app/leads/desk.ts'
import { defaultOrder } from '#app/leads/filters.ts'
import { labels as intakeLabels } from '#app/leads/intake/labels.ts'
import { countEnquiries } from '#app/leads/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Shortcuts } from '#app/ui/shortcuts.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { listLabels as labels, sortNames, viewEmpty } from './desk-labels.ts'
import { type DeskSearch, FIRST_VIEW, isNarrowed, WITHOUT_FILTERS } from './desk-search.ts'
import { DeskTable } from './desk-table.tsx'
import { LinkedFilters } from './list/linked-filters.tsx'
import { assign } from './owner-select.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import { useRowKeys } from './use-row-keys.ts'

/** The enquiries that match the search parameters, usable by mouse, touch and keyboard. */
export function LeadList({
  page,
  search,
  busy,
  onAdd,
  onSearch,
}: {
  page: LeadsPage
  search: DeskSearch
  busy: boolean
  onAdd: () => void
  onSearch: (change: DeskSearch, replace?: boolean) => void
}) {
  const { user } = useAuth()
  const actions = useLeadActions()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const view = search.view ?? FIRST_VIEW
  const { items, total, services } = page
  const rows = useRowKeys(items.map(({ id }) => id))
  const present = items.filter(({ id }) => chosen.has(id))
  const withRow = (act: (lead: (typeof items)[number]) => unknown) => () => {
    const lead = items.find(({ id }) => id === rows.current())
    if (lead) act(lead)
  }
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const shortcuts = [
    { keys: 'j', does: labels.next, run: () => rows.move(1) },
    { keys: 'k', does: labels.previous, run: () => rows.move(-1) },
    {
      keys: 'a',
      does: labels.assignToMe,
      run: withRow((lead) => user && assign(actions, lead, user)),
    },
    { keys: 'n', does: intakeLabels.open, run: onAdd },
    { keys: 'x', does: labels.select, run: withRow(({ id }) => toggle(id)) },
    { keys: 'u', does: labels.undo, run: actions.undoLast },
    {
      keys: '/',
      does: labels.search,
      run: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    },
  ]
  return (
    <>
      <DeskFilters
        search={search}
        services={services}
        onChange={(change) => onSearch(change, true)}
      >
        <Shortcuts shortcuts={shortcuts} />
      </DeskFilters>
      <LinkedFilters search={search} onChange={(change) => onSearch(change, true)} />
      <ConflictNotice actions={actions} />
      <Summary total={total} search={search} onUsual={() => onSearch(USUAL_ORDER, true)} />
      <div aria-busy={busy} className="mt-2 rounded-lg border border-line bg-card">
        <DeskTable
          leads={items}
          search={search}
          actions={actions}
          exact={page.exact}
          empty={total > 0 ? labels.ended : isNarrowed(search) ? labels.noMatches : viewEmpty[view]}
          sorting={{
            sort: search.sort,
            order: search.order,
            onSort: (sort, order) =>
              onSearch({ sort: sort as DeskSearch['sort'], order, page: undefined }, true),
          }}
          selection={{ chosen, onChange: setChosen }}
        />
        {present.length > 0 && (
          <BulkBar
            ids={present.map(({ id }) => id)}
            actions={actions}
            onDone={() => setChosen(new Set())}
          />
        )}
        {items.length === 0 && (
          <p className="flex flex-wrap justify-center gap-3 px-4 pb-10">
            {total > 0 && (
              <Button variant="outline" onClick={() => onSearch({ page: undefined }, true)}>
                {labels.firstPage}
              </Button>
            )}
            {isNarrowed(search) && (
              <Button variant="outline" onClick={() => onSearch(WITHOUT_FILTERS)}>
                {labels.clearFilters}
              </Button>
            )}
            {isNarrowed(search) && view !== 'all' && (
              <Button variant="outline" onClick={() => onSearch({ view: 'all', page: undefined })}>
                {labels.searchAll}
              </Button>
            )}
          </p>
        )}
        {items.length > 0 && (
          <Pager
            page={page.page}
            pageSize={page.pageSize}
            total={total}
            onPage={(to) => onSearch({ page: to })}
          />
        )}
      </div>
    </>
  )
}

const USUAL_ORDER = { sort: undefined, order: undefined, page: undefined }

function Summary({
  total,
  search,
  onUsual,
}: {
  total: number
  search: DeskSearch
  onUsual: () => void
}) {
  const sort = search.sort ?? defaultOrder(search.view ?? FIRST_VIEW).sort
  return (
    <p className="mt-4 flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-muted">
      <span role="status" className="figure-column">
        {countEnquiries(total)}
        {labels.sortedBy(sortNames[sort])}
      </span>
      {search.sort && (
        <button type="button" className="text-link min-h-9" onClick={onUsual}>
          {labels.resetSort}
        </button>
      )}
    </p>
  )
}
