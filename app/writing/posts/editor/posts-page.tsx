import { createFileRoute, Link } from '@tanstack/react-router'
import { ChevronDown, Plus, SquarePen } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { formatShortDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { labels } from '#app/writing/posts/labels.ts'
import type { PostSummary } from '#app/writing/posts/post.ts'
import { PostDialog } from '#app/writing/posts/post-dialog.tsx'
import { EntryScreen } from '#app/writing/publishing/entry-screen.tsx'
import { readEntrySearch } from '#app/writing/publishing/entry-search.ts'
import { labels as shared } from '#app/writing/publishing/labels.ts'

export const Route = createFileRoute('/_admin/_staff/admin/blog')({
  head: ({ match }) => staffHead(labels.list.title, match),
  validateSearch: readEntrySearch,
  component: Posts,
})

function Posts() {
  const search = readEntrySearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const change = (next: object, replace = false) =>
    navigate({ search: (before) => readEntrySearch({ ...before, ...next }), replace })
  const columns: [Column<PostSummary>, ...Column<PostSummary>[]] = [
    {
      title: labels.columns.title,
      sort: 'title',
      className: 'font-semibold',
      cell: (post) => (
        <Link to="/admin/blog/$id" params={{ id: String(post.id) }} className="text-link">
          {post.title}
        </Link>
      ),
    },
    { title: labels.columns.published, sort: 'published', cell: publication },
    {
      title: labels.columns.date,
      sort: 'date',
      className: 'figure-column whitespace-nowrap',
      cell: (post) => (post.publishedAt ? formatShortDay(post.publishedAt) : labels.draft),
    },
  ]
  return (
    <>
      <EntryScreen<PostSummary>
        kind="post"
        texts={labels.list}
        search={search}
        onSearch={change}
        columns={columns}
        nameOf={(post) => post.title}
        viewOf={(post) => paths.post(post.slug)}
        shortcuts={[
          { keys: 'n', does: labels.add, run: () => navigate({ to: '/admin/blog/new' }) },
          {
            keys: 'q',
            does: labels.addShort,
            run: () => change({ add: true }),
          },
        ]}
        actions={
          <span className="inline-flex gap-px">
            <Link to="/admin/blog/new" className={`${buttonClass('accent')} rounded-r-none`}>
              <Plus aria-hidden className="size-4.5" /> {labels.add}
            </Link>
            <AddMenu onShort={() => change({ add: true })} />
          </span>
        }
      />
      {(search.add || search.edit) && (
        <PostDialog
          key={search.edit ?? 'new'}
          id={search.edit}
          onClose={() => change({ add: undefined, edit: undefined })}
        />
      )}
    </>
  )
}

function AddMenu({ onShort }: { onShort: () => void }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="accent"
          size="icon"
          aria-label={labels.addMore}
          className="rounded-l-none px-0! py-0!"
        >
          <ChevronDown aria-hidden className="size-4.5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        className="z-30 rounded-md border border-line bg-card p-1 shadow-float"
      >
        <DropdownMenu.Item
          onSelect={onShort}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 outline-none data-highlighted:bg-tint"
        >
          <SquarePen aria-hidden className="size-4.5" /> {labels.addShort}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function publication(post: PostSummary) {
  if (post.status === 'published') return shared.yes
  if (post.status === 'draft' || !post.publishedAt) return shared.no
  return (
    <>
      {labels.scheduled}
      <span className="figure-column block text-sm text-muted">
        {formatTimestamp(post.publishedAt)}
      </span>
    </>
  )
}
