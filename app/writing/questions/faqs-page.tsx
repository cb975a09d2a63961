import { createFileRoute } from '@tanstack/react-router'
import { ListOrdered, Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { EntryScreen } from '#app/writing/publishing/entry-screen.tsx'
import { readEntrySearch } from '#app/writing/publishing/entry-search.ts'
import { labels as shared } from '#app/writing/publishing/labels.ts'
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
  const [ordering, setOrdering] = useState(false)
  const change = (next: object, replace = false) =>
    navigate({
      search: (before) => readEntrySearch({ ...before, show: undefined, ...next }),
      replace,
    })
  const add = () => change({ add: true })
  const close = () => change({ add: undefined, edit: undefined })

  const columns: [Column<Faq>, ...Column<Faq>[]] = [
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
        viewOf={(faq) => paths.question(faq.slug)}
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
            <Button variant="outline" onClick={() => setOrdering(true)}>
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
      {ordering && <FaqOrderDialog onClose={() => setOrdering(false)} />}
    </>
  )
}
