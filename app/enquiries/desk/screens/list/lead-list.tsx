import { useState } from 'react'
import { labels as intakeLabels } from '#app/enquiries/desk/add/labels.ts'
import type { Lead, LeadsPage } from '#app/enquiries/desk/desk.ts'
import type { ListPreferences } from '#app/enquiries/desk/personal-list/personal-list.ts'
import { OutcomeDialog } from '#app/enquiries/desk/screens/case/outcome-dialog.tsx'
import { ConflictNotice } from '#app/enquiries/desk/screens/conflict-notice.tsx'
import { listLabels as labels, viewEmpty } from '#app/enquiries/desk/screens/desk-labels.ts'
import {
  type DeskSearch,
  isFiltered,
  viewOf,
  WITHOUT_FILTERS,
} from '#app/enquiries/desk/screens/desk-search.ts'
import { assign } from '#app/enquiries/desk/screens/owner-select.tsx'
import { useLeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Shortcuts } from '#app/ui/shortcuts.tsx'
import { BulkBar, isTooWide } from './bulk-bar.tsx'
import { DeskTable } from './desk-table.tsx'
import { ListSummary } from './list-summary.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowSelection } from './use-row-selection.ts'

type OnSearch = (change: DeskSearch, replace?: boolean) => void

/** The enquiries that match the search parameters, usable by mouse, touch and keyboard. */
export function LeadList({
  page,
  search,
  preferences,
  busy,
  paused,
  onAdd,
  onSearch,
  onFilters,
}: {
  page: LeadsPage
  search: DeskSearch
  preferences: ListPreferences
  busy: boolean
  /** whether the shortcuts wait for a dialog that was asked for */
  paused: boolean
  onAdd: () => void
  onSearch: OnSearch
  onFilters: () => void
}) {
  const { user } = useAuth()
  const actions = useLeadActions()
  // Here, as its row may leave the list meanwhile.
  const [closing, setClosing] = useState<{ lead: Lead; status: 'won' | 'lost' }>()
  const { items } = page
  const most = isTooWide(page) ? page.most : undefined
  const total = most ?? page.total
  const selection = useRowSelection(items, JSON.stringify(search))
  const rows = useRowKeys(
    items.map(({ id }) => id),
    JSON.stringify(search),
  )
  const withRow = (act: (lead: (typeof items)[number]) => unknown) => () => {
    const lead = items.find(({ id }) => id === rows.current())
    if (lead) act(lead)
  }
  const shortcuts = [
    { keys: 'j', does: labels.next, run: () => rows.move(1) },
    { keys: 'k', does: labels.previous, run: () => rows.move(-1) },
    {
      keys: 'a',
      does: labels.assignToMe,
      run: withRow((lead) => user && assign(actions, lead, user)),
    },
    { keys: 'n', does: intakeLabels.open, run: onAdd },
    { keys: 'x', does: labels.select, run: withRow(({ id }) => selection.toggle(id)) },
    { keys: 'u', does: labels.undo, run: actions.undoLast, overChoice: actions.canUndo },
    {
      keys: '/',
      does: labels.search,
      run: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    },
    { keys: 'f', does: labels.filters, run: onFilters },
  ]
  return (
    <>
      <ConflictNotice actions={actions} />
      <ListSummary {...{ total, most, search, preferences, onSearch }}>
        <Shortcuts shortcuts={shortcuts} paused={paused} />
      </ListSummary>
      <div
        aria-busy={busy}
        className="rounded-lg border border-line bg-card max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
      >
        <DeskTable
          leads={items}
          search={search}
          actions={actions}
          onOutcome={(lead, status) => setClosing({ lead, status })}
          density={preferences.density}
          exact={page.exact}
          empty={emptyText(page, search)}
          sorting={{
            sort: search.sort,
            order: search.order,
            onSort: (sort, order) =>
              onSearch({ sort: sort as DeskSearch['sort'], order, page: undefined }, true),
          }}
          selection={selection}
        />
        <BulkBar {...{ page, search, selection, actions }} />
        {items.length === 0 && <WaysOut {...{ total, search, onSearch }} />}
        {items.length > 0 && (
          <Pager
            page={page.page}
            pageSize={page.pageSize}
            total={total}
            onPage={(to) => onSearch({ page: to })}
          />
        )}
      </div>
      {closing && (
        <OutcomeDialog {...closing} actions={actions} onClose={() => setClosing(undefined)} />
      )}
    </>
  )
}

function emptyText({ total }: LeadsPage, search: DeskSearch): string {
  if (total > 0) return labels.ended
  if (isFiltered(search)) return labels.noMatches
  return search.q ? labels.notFound : viewEmpty[viewOf(search)]
}

/** What to do about an empty list. */
function WaysOut({
  total,
  search,
  onSearch,
}: {
  total: number
  search: DeskSearch
  onSearch: OnSearch
}) {
  const filtered = isFiltered(search)
  const narrowed = filtered || Boolean(search.q)
  return (
    <p className="flex flex-wrap justify-center gap-3 px-4 pb-10">
      {total > 0 && (
        <Button variant="outline" onClick={() => onSearch({ page: undefined }, true)}>
          {labels.firstPage}
        </Button>
      )}
      {narrowed && (
        <Button variant="outline" onClick={() => onSearch(WITHOUT_FILTERS)}>
          {filtered ? labels.clearFilters : labels.clearSearch}
        </Button>
      )}
      {narrowed && viewOf(search) !== 'all' && (
        <Button variant="outline" onClick={() => onSearch({ view: 'all', page: undefined })}>
          {labels.searchAll}
        </Button>
      )}
    </p>
  )
}
