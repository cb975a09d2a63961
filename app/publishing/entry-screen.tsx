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
import { allCategoriesQuery, bulkMutation, refreshEntries, staffListQuery } from './queries.ts'

interface Words {
  title: string
  text: string
  /** what several of them are called: `questions` */
  many: string
  failure: string
  empty: string
  search: string
  statuses: readonly NonNullable<EntrySearch['status']>[]
}

/** The table of questions or posts with its search, filters, order, pages and what is done to several. */
export function EntryScreen<T extends { id: number }>({
  kind,
  words,
  search,
  onSearch,
  columns,
  nameOf,
  actions,
  shortcuts,
}: {
  kind: ContentType
  words: Words
  search: EntrySearch
  /** a change of what the address says; `replace` where the browser's Back should pass over it */
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
      title={words.title}
      text={words.text}
      failure={words.failure}
      query={query}
      actions={actions}
      controls={
        <Filters kind={kind} words={words} search={search} onSearch={onSearch}>
          <Shortcuts
            shortcuts={[
              ...shortcuts,
              {
                keys: '/',
                does: 'Search',
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
              many={words.many}
              onDone={() => setChosen(new Set())}
            />
          )}
          <DataTable
            label={words.title}
            columns={columns}
            rows={items}
            exact={exact}
            nameOf={nameOf}
            wide={kind === 'post'}
            empty={filtered ? `No ${words.many} fit this search.` : words.empty}
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

const statusNames = { published: 'Published', draft: 'Draft', scheduled: 'Scheduled' }

function Filters({
  kind,
  words,
  search,
  onSearch,
  children,
}: {
  kind: ContentType
  words: Words
  search: EntrySearch
  onSearch: (change: Partial<EntrySearch>, replace?: boolean) => void
  children: ReactNode
}) {
  const { data: categories = [] } = useQuery(allCategoriesQuery(kind))
  const narrow = (change: Partial<EntrySearch>) => onSearch({ ...change, page: undefined }, true)
  return (
    <search className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_auto]">
      <SearchField
        placeholder={words.search}
        className="sm:max-lg:col-span-2"
        value={search.q ?? ''}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <SelectField
        label="Category"
        name="category"
        value={search.category ?? ''}
        onChange={(event) => narrow({ category: event.target.value || undefined })}
      >
        <option value="">All categories</option>
        {categories.map(({ id, name, slug }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
        <option value="none">Uncategorized</option>
      </SelectField>
      <SelectField
        label="Status"
        name="status"
        value={search.status ?? ''}
        onChange={(event) =>
          narrow({ status: words.statuses.find((status) => status === event.target.value) })
        }
      >
        <option value="">Drafts and published</option>
        {words.statuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ))}
      </SelectField>
      {children}
    </search>
  )
}

const deeds: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
}
const done: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
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
  const [asking, setAsking] = useState(false)
  const run = (action: BulkAction) =>
    mutate(
      { ids, action },
      {
        onSuccess: async ({ changed }) => {
          setAsking(false)
          toast({ title: `${changed} ${many} ${done[action]}` })
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
      aria-label={`What to do with the chosen ${many}`}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-tint px-4 py-2"
    >
      <p role="status" className="grow font-medium">
        {ids.length} chosen
      </p>
      {BULK_ACTIONS.map((action) => (
        <Button
          key={action}
          look="outline"
          disabled={isPending}
          onClick={() => (action === 'delete' ? setAsking(true) : run(action))}
        >
          {deeds[action]}
        </Button>
      ))}
      <Button look="quiet" onClick={onDone}>
        Choose none
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${ids.length} ${many}?`}
        text="This cannot be undone. Their addresses will answer 404, and their versions are gone too."
        confirm={`Delete ${ids.length}`}
        pending={isPending}
        onConfirm={() => run('delete')}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
