import { createFileRoute, Link } from '@tanstack/react-router'
import { FolderPen, Plus, SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { PostSummary } from '#app/blog/post.ts'
import { PostDialog } from '#app/blog/post-dialog.tsx'
import { paths } from '#app/paths.ts'
import { CategoriesDialog } from '#app/publishing/categories-dialog.tsx'
import { DeleteDialog } from '#app/publishing/delete-dialog.tsx'
import { EntryScreen } from '#app/publishing/entry-screen.tsx'
import { readEntrySearch } from '#app/publishing/entry-search.ts'
import { RowActions } from '#app/publishing/row-actions.tsx'
import { staffHead } from '#app/seo/head.ts'
import { formatShortDay, formatTimestamp } from '#app/time/dates.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/data-table.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/blog')({
  head: ({ match }) => staffHead('Blog Posts', match),
  validateSearch: readEntrySearch,
  component: Posts,
})

const words = {
  title: 'Blog Posts',
  text: 'Every article, drafts included. Visitors see a change within a second.',
  many: 'posts',
  failure: 'An error occurred while fetching blog posts.',
  empty: 'No blog posts found. Click "Add Blog Post" to create one.',
  search: 'Words in titles and texts',
  statuses: ['published', 'draft', 'scheduled'] as const,
}

function Posts() {
  const search = readEntrySearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const [deleting, setDeleting] = useState<PostSummary>()
  const [sorting, setSorting] = useState(false)
  const change = (next: object, replace = false) =>
    navigate({ search: (before) => readEntrySearch({ ...before, ...next }), replace })
  const columns: Column<PostSummary>[] = [
    {
      title: 'Title',
      sort: 'title',
      className: 'font-semibold',
      cell: (post) => (
        <button
          type="button"
          className="text-link text-left"
          onClick={() => change({ edit: post.id })}
        >
          {post.title}
        </button>
      ),
    },
    { title: 'Category', sort: 'category', cell: (post) => post.category?.name ?? 'Uncategorized' },
    { title: 'Published', sort: 'published', cell: publication },
    {
      title: 'Date',
      sort: 'date',
      className: 'figures whitespace-nowrap',
      cell: (post) => (post.publishedAt ? formatShortDay(post.publishedAt) : 'Draft'),
    },
    {
      title: 'Actions',
      cell: (post) => (
        <RowActions
          name={post.title}
          view={paths.post(post.slug)}
          onEdit={() => change({ edit: post.id })}
          onDelete={() => setDeleting(post)}
        />
      ),
    },
  ]
  return (
    <>
      <EntryScreen<PostSummary>
        kind="post"
        words={words}
        search={search}
        onSearch={change}
        columns={columns}
        nameOf={(post) => post.title}
        shortcuts={[
          { keys: 'n', does: 'Add Blog Post', run: () => navigate({ to: '/admin/blog/new' }) },
          {
            keys: 'q',
            does: 'Quick Add, without leaving the list',
            run: () => change({ add: true }),
          },
        ]}
        actions={
          <>
            <Button variant="outline" onClick={() => setSorting(true)}>
              <FolderPen aria-hidden className="size-4.5" /> Categories
            </Button>
            <Button variant="outline" onClick={() => change({ add: true })}>
              <SquarePen aria-hidden className="size-4.5" /> Quick Add
            </Button>
            <Link to="/admin/blog/new" className={buttonClass('accent')}>
              <Plus aria-hidden className="size-4.5" /> Add Blog Post
            </Link>
          </>
        }
      />
      {(search.add || search.edit) && (
        <PostDialog
          key={search.edit ?? 'new'}
          id={search.edit}
          onClose={() => change({ add: undefined, edit: undefined })}
        />
      )}
      <DeleteDialog
        kind="post"
        entry={deleting && { id: deleting.id, name: deleting.title }}
        onClose={() => setDeleting(undefined)}
      />
      {sorting && <CategoriesDialog kind="post" onClose={() => setSorting(false)} />}
    </>
  )
}

function publication(post: PostSummary) {
  if (post.status === 'published') return 'Yes'
  if (post.status === 'draft' || !post.publishedAt) return 'No'
  return (
    <>
      No, scheduled
      <span className="figures block text-sm text-muted">{formatTimestamp(post.publishedAt)}</span>
    </>
  )
}
