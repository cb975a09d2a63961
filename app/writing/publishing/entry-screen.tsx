import { useQuery } from '@tanstack/react-query'
import { FolderPen, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type Shortcut, Shortcuts } from '#app/ui/shortcuts.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { formatRecent } from '#app/ui/time/dates.ts'
import { toastAction } from '#app/ui/toast-store.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { ContentType } from './entry.ts'
import { EntryBulkBar } from './entry-bulk-bar.tsx'
import { EntryFilters, type ListLabels } from './entry-filters.tsx'
import type { EntrySearch } from './entry-search.ts'
import { categoryLabels, labels } from './labels.ts'
import { staffListQuery } from './queries.ts'
import { ReleaseTexts } from './release-texts/release-texts.tsx'
import { RowActions } from './row-actions.tsx'
import { trashLabels } from './trash/labels.ts'
import { TrashDialog } from './trash/trash-dialog.tsx'

interface Listed {
  id: number
  category: { name: string } | null
  updatedAt: string
  updatedBy?: string | null
}

const categoryColumn: Column<Listed> = {
  title: labels.category,
  sort: 'category',
  cell: ({ category }) => category?.name ?? labels.uncategorized,
}

const changedColumn: Column<Listed> = {
  title: labels.changed,
  sort: 'updated',
  className: 'figure-column',
  // No line break within the time.
  cell: ({ updatedAt, updatedBy }) =>
    labels.changedBy(updatedBy, formatRecent(updatedAt).replaceAll(' ', '\u00a0')),
}

/** The table of questions or posts with its search, filters, order, pages and bulk actions. */
export function EntryScreen<T extends Listed>({
  kind,
  texts,
  search,
  onSearch,
  columns: [titleColumn, ...columns],
  nameOf,
  viewOf,
  actions,
  shortcuts,
  filter,
}: {
  kind: ContentType
  texts: ListLabels
  search: EntrySearch
  /** changes the search parameters; `replace` leaves no entry in the browser's history */
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  /** the first one, and what stands between the category and who changed the entry last */
  columns: [Column<T>, ...Column<T>[]]
  nameOf: (entry: T) => string
  /** the address at which visitors see it */
  viewOf: (entry: T) => string
  actions: ReactNode
  shortcuts: Shortcut[]
  /** besides those that questions and posts share */
  filter?: ReactNode
}) {
  const query = useQuery(staffListQuery<T>(kind, search))
  const [deleting, setDeleting] = useState<T>()
  const [open, setOpen] = useState<'categories' | 'trash'>()
  const close = () => setOpen(undefined)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const present = query.data?.items.filter(({ id }) => chosen.has(id)) ?? []
  const actionsColumn: Column<T> = {
    title: labels.actions,
    cell: (entry) => (
      <RowActions
        name={nameOf(entry)}
        view={viewOf(entry)}
        onEdit={() => onSearch({ edit: entry.id })}
        onDelete={() => setDeleting(entry)}
      />
    ),
  }
  const filtered = Boolean(search.q || search.category || search.status || search.hindi)
  return (
    <>
      <StaffList
        title={texts.title}
        text={texts.text}
        failure={texts.failure}
        query={query}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen('categories')}>
              <FolderPen aria-hidden className="size-4.5" /> {categoryLabels.title}
            </Button>
            <Button variant="outline" onClick={() => setOpen('trash')}>
              <Trash2 aria-hidden className="size-4.5" /> {trashLabels.button}
            </Button>
            {actions}
          </>
        }
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
              columns={[titleColumn, categoryColumn, ...columns, changedColumn, actionsColumn]}
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
      <DeleteDialog
        kind={kind}
        entry={deleting && { id: deleting.id, name: nameOf(deleting) }}
        onClose={() => setDeleting(undefined)}
      />
      {open === 'categories' && <CategoriesDialog kind={kind} onClose={close} />}
      {open === 'trash' && <TrashDialog kind={kind} onClose={close} />}
    </>
  )
}
