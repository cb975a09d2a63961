import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type Shortcut, Shortcuts } from '#app/ui/shortcuts.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { formatRecent } from '#app/ui/time/dates.ts'
import { toastAction } from '#app/ui/toast-store.tsx'
import type { ContentType } from './entry.ts'
import { EntryBulkBar } from './entry-bulk-bar.tsx'
import { EntryFilters, type ListLabels } from './entry-filters.tsx'
import type { EntrySearch } from './entry-search.ts'
import { labels } from './labels.ts'
import { staffListQuery } from './queries.ts'
import { ReleaseTexts } from './release-texts/release-texts.tsx'

interface Changed {
  updatedAt: string
  updatedBy?: string | null
}

const changedColumn: Column<Changed> = {
  title: labels.changed,
  sort: 'updated',
  className: 'figure-column',
  // No line break within the time.
  cell: ({ updatedAt, updatedBy }) =>
    labels.changedBy(updatedBy, formatRecent(updatedAt).replaceAll(' ', '\u00a0')),
}

/** The table of questions or posts with its search, filters, order, pages and bulk actions. */
export function EntryScreen<T extends { id: number } & Changed>({
  kind,
  texts,
  search,
  onSearch,
  columns,
  nameOf,
  actions,
  shortcuts,
  filter,
}: {
  kind: ContentType
  texts: ListLabels
  search: EntrySearch
  /** changes the search parameters; `replace` leaves no entry in the browser's history */
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  /** the last one holds the actions, and comes after who changed the entry last */
  columns: Column<T>[]
  nameOf: (entry: T) => string
  actions: ReactNode
  shortcuts: Shortcut[]
  /** besides those that questions and posts share */
  filter?: ReactNode
}) {
  const query = useQuery(staffListQuery<T>(kind, search))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const present = query.data?.items.filter(({ id }) => chosen.has(id)) ?? []
  const filtered = Boolean(search.q || search.category || search.status || search.hindi)
  return (
    <StaffList
      title={texts.title}
      text={texts.text}
      failure={texts.failure}
      query={query}
      actions={actions}
      controls={
        <>
          <ReleaseTexts kind={kind} />
          <EntryFilters kind={kind} texts={texts} search={search} onSearch={onSearch}>
            {filter}
            <Shortcuts
              shortcuts={[
                ...shortcuts,
                {
                  keys: 'u',
                  does: labels.list.undo,
                  run: () => toastAction()?.click(),
                  overChoice: () => toastAction() !== null,
                },
                {
                  keys: '/',
                  does: labels.list.search,
                  run: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
                },
              ]}
            />
          </EntryFilters>
        </>
      }
    >
      {({ items, page, pageSize, total, exact }) => (
        <>
          {present.length > 0 && (
            <EntryBulkBar
              kind={kind}
              ids={present.map(({ id }) => id)}
              many={texts.many}
              onDone={() => setChosen(new Set())}
            />
          )}
          <DataTable
            label={texts.title}
            columns={[...columns.slice(0, -1), changedColumn, ...columns.slice(-1)]}
            rows={items}
            exact={exact}
            nameOf={nameOf}
            wide={kind === 'post'}
            marked={search.show}
            empty={filtered ? labels.list.noMatches(texts.many) : texts.empty}
            sorting={{
              sort: search.sort,
              order: search.order,
              onSort: (sort, order) => onSearch({ sort, order, page: undefined }, true),
            }}
            selection={{ chosen, onChange: setChosen }}
          />
          {total > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={(to) => onSearch({ page: to })}
            />
          )}
        </>
      )}
    </StaffList>
  )
}
