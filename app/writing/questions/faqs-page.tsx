import { createFileRoute } from '@tanstack/react-router'
import { FolderPen, ListOrdered, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { CategoriesDialog } from '#app/writing/publishing/categories-dialog.tsx'
import { DeleteDialog } from '#app/writing/publishing/delete-dialog.tsx'
import { EntryScreen } from '#app/writing/publishing/entry-screen.tsx'
import { readEntrySearch } from '#app/writing/publishing/entry-search.ts'
import { labels as shared } from '#app/writing/publishing/labels.ts'
import { RowActions } from '#app/writing/publishing/row-actions.tsx'
import { trashLabels } from '#app/writing/publishing/trash/labels.ts'
import { TrashDialog } from '#app/writing/publishing/trash/trash-dialog.tsx'
import { type Faq, HINDI_STATES } from './faq.ts'
import { FaqDialog } from './faq-dialog.tsx'
import { FaqOrderDialog } from './faq-order-dialog.tsx'
import { labels } from './labels.ts'

export const Route = createFileRoute('/_admin/_staff/admin/faqs')({
  head: ({ match }) => staffHead(labels.list.title, match),
  validateSearch: readEntrySearch,
  component: Faqs,
})

function Faqs() {
  const search = readEntrySearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const [deleting, setDeleting] = useState<Faq>()
  const [open, setOpen] = useState<'categories' | 'order' | 'trash'>()
  const change = (next: object, replace = false) =>
    navigate({
      search: (before) => readEntrySearch({ ...before, show: undefined, ...next }),
      replace,
    })
  const add = () => change({ add: true })
  const close = () => change({ add: undefined, edit: undefined })

  const columns: Column<Faq>[] = [
    {
      title: labels.columns.question,
      sort: 'title',
      className: 'font-semibold',
      cell: (faq) => (
        <button
          type="button"
          className="text-link text-left"
          onClick={() => change({ edit: faq.id })}
        >
          {faq.question}
        </button>
      ),
    },
    {
      title: labels.columns.category,
      sort: 'category',
      cell: (faq) => faq.category?.name ?? shared.uncategorized,
    },
    {
      title: labels.columns.hindi,
      cell: ({ hindi = 'none' }) =>
        hindi === 'to-review' ? (
          <span className="rounded-sm bg-accent px-1.5 text-sm font-semibold whitespace-nowrap text-accent-ink">
            {labels.hindi.states[hindi]}
          </span>
        ) : (
          labels.hindi.states[hindi]
        ),
    },
    {
      title: labels.columns.published,
      sort: 'published',
      cell: (faq) => (faq.published ? shared.yes : shared.no),
    },
    {
      title: labels.columns.actions,
      cell: (faq) => (
        <RowActions
          name={faq.question}
          view={paths.question(faq.slug)}
          onEdit={() => change({ edit: faq.id })}
          onDelete={() => setDeleting(faq)}
        />
      ),
    },
  ]
  return (
    <>
      <EntryScreen<Faq>
        kind="faq"
        texts={labels.list}
        search={search}
        onSearch={change}
        columns={columns}
        nameOf={(faq) => faq.question}
        filter={
          <SelectField
            label={labels.columns.hindi}
            name="hindi"
            value={search.hindi ?? ''}
            onChange={({ target }) =>
              change({ hindi: target.value || undefined, page: undefined }, true)
            }
          >
            <option value="">{labels.hindi.any}</option>
            <Options values={HINDI_STATES} nameOf={(state) => labels.hindi.filters[state]} />
          </SelectField>
        }
        shortcuts={[{ keys: 'n', does: labels.add, run: add }]}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen('categories')}>
              <FolderPen aria-hidden className="size-4.5" /> {labels.categories}
            </Button>
            <Button variant="outline" onClick={() => setOpen('trash')}>
              <Trash2 aria-hidden className="size-4.5" /> {trashLabels.button}
            </Button>
            <Button variant="outline" onClick={() => setOpen('order')}>
              <ListOrdered aria-hidden className="size-4.5" /> {labels.order.button}
            </Button>
            <Button variant="accent" onClick={add}>
              <Plus aria-hidden className="size-4.5" /> {labels.add}
            </Button>
          </>
        }
      />
      {(search.add || search.edit) && (
        <FaqDialog
          key={search.edit ?? 'new'}
          id={search.edit}
          onClose={close}
          onShow={(id) => navigate({ search: readEntrySearch({ show: id }) })}
        />
      )}
      <DeleteDialog
        kind="faq"
        entry={deleting && { id: deleting.id, name: deleting.question }}
        onClose={() => setDeleting(undefined)}
      />
      {open === 'categories' && <CategoriesDialog kind="faq" onClose={() => setOpen(undefined)} />}
      {open === 'trash' && <TrashDialog kind="faq" onClose={() => setOpen(undefined)} />}
      {open === 'order' && <FaqOrderDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
