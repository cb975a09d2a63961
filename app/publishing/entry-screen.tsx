import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { type Shortcut, Shortcuts } from '#app/ui/shortcuts.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { BULK_ACTIONS, type BulkAction, type ContentType } from './entry.ts'
import type { EntrySearch } from './entry-search.ts'
import { labels } from './labels.ts'
import { allCategoriesQuery, bulkMutation, refreshEntries, staffListQuery } from './queries.ts'

interface ListLabels {
  title: string
  text: string
  /** the plural noun: `questions` */
  many: string
  failure: string
  empty: string
  search: string
  statuses: readonly NonNullable<EntrySearch['status']>[]
}

/** The table of questions or posts with its search, filters, order, pages and bulk actions. */
export function EntryScreen<T extends { id: number }>({
  kind,
  texts,
  search,
  onSearch,
  columns,
  nameOf,
  actions,
  shortcuts,
}: {
  kind: ContentType
  texts: ListLabels
  search: EntrySearch
  /** changes the search parameters; `replace` leaves no entry in the browser's history */
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  columns: Column<T>[]
  nameOf: (entry: T) => string
  actions: ReactNode
  shortcuts: Shortcut[]
}) {
  const query = useQuery(staffListQuery<T>(kind, search))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const present = query.data?.items.filter(({ id }) => chosen.has(id)) ?? []
  const filtered = Boolean(search.q || search.category || search.status)
  return (
    <StaffList
      title={texts.title}
      text={texts.text}
      failure={texts.failure}
      query={query}
      actions={actions}
      controls={
        <Filters kind={kind} texts={texts} search={search} onSearch={onSearch}>
          <Shortcuts
            shortcuts={[
              ...shortcuts,
              {
                keys: '/',
                does: labels.list.search,
                run: () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
              },
            ]}
          />
        </Filters>
      }
    >
      {({ items, page, pageSize, total, exact }) => (
        <>
          {present.length > 0 && (
            <BulkBar
              kind={kind}
              ids={present.map(({ id }) => id)}
              many={texts.many}
              onDone={() => setChosen(new Set())}
            />
          )}
          <DataTable
            label={texts.title}
            columns={columns}
            rows={items}
            exact={exact}
            nameOf={nameOf}
            wide={kind === 'post'}
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

function Filters({
  kind,
  texts,
  search,
  onSearch,
  children,
}: {
  kind: ContentType
  texts: ListLabels
  search: EntrySearch
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  children: ReactNode
}) {
  const { data: categories = [] } = useQuery(allCategoriesQuery(kind))
  const narrow = (change: Partial<EntrySearch>) => onSearch({ ...change, page: undefined }, true)
  return (
    <search className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_auto]">
      <SearchField
        placeholder={texts.search}
        className="sm:max-lg:col-span-2"
        value={search.q ?? ''}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <SelectField
        label={labels.category}
        name="category"
        value={search.category ?? ''}
        onChange={(event) => narrow({ category: event.target.value || undefined })}
      >
        <option value="">{labels.list.allCategories}</option>
        {categories.map(({ id, name, slug }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
        <option value="none">{labels.uncategorized}</option>
      </SelectField>
      <SelectField
        label={labels.list.status}
        name="status"
        value={search.status ?? ''}
        onChange={(event) =>
          narrow({ status: texts.statuses.find((status) => status === event.target.value) })
        }
      >
        <option value="">{labels.list.allStatuses}</option>
        {texts.statuses.map((status) => (
          <option key={status} value={status}>
            {labels.list.statuses[status]}
          </option>
        ))}
      </SelectField>
      {children}
    </search>
  )
}

function BulkBar({
  kind,
  ids,
  many,
  onDone,
}: {
  kind: ContentType
  ids: number[]
  many: string
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(bulkMutation(kind))
  const [confirming, setConfirming] = useState(false)
  const run = (action: BulkAction) =>
    mutate(
      { ids, action },
      {
        onSuccess: async ({ changed }) => {
          setConfirming(false)
          toast({ title: labels.bulk.done(action, changed, many) })
          onDone()
          await refreshEntries(queryClient, kind)
        },
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: messages.failed,
            text: error.message || messages.tryLater,
          }),
      },
    )
  return (
    <div
      role="toolbar"
      aria-label={labels.bulk.name(many)}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-tint px-4 py-2"
    >
      <p role="status" className="grow font-medium">
        {labels.bulk.chosen(ids.length)}
      </p>
      {BULK_ACTIONS.map((action) => (
        <Button
          key={action}
          variant="outline"
          disabled={isPending}
          onClick={() => (action === 'delete' ? setConfirming(true) : run(action))}
        >
          {labels.bulk.actions[action]}
        </Button>
      ))}
      <Button variant="quiet" onClick={onDone}>
        {labels.bulk.none}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={labels.bulk.confirmTitle(ids.length, many)}
        text={labels.bulk.confirmText}
        confirm={labels.bulk.confirm(ids.length)}
        pending={isPending}
        onConfirm={() => run('delete')}
        onClose={() => setConfirming(false)}
      />
    </div>
  )
}
