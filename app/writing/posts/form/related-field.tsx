import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import type { PostTitle } from '#app/writing/publishing/entry.ts'
import { postTitlesQuery, titleSearchQuery } from '#app/writing/publishing/queries.ts'
import { type PostForm, RELATED_POSTS } from '../post-rules.ts'
import { labels as formLabels } from './labels.ts'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.settings.related

/** The posts to be shown first below a post: found by their titles, put into an order, removed. */
export function RelatedField({ stored }: { stored: StoredPost | undefined }) {
  const { control } = useFormContext<PostForm>()
  const { field, fieldState } = useController({ control, name: 'relatedIds' })
  const ids = field.value
  const { data: titles = [] } = useQuery(postTitlesQuery(ids))
  const [added, setAdded] = useState<PostTitle[]>([])
  const picked = ids.map((id) => {
    const post = [...added, ...titles].find((one) => one.id === id)
    return { id, name: post?.title ?? labels.removed(id), published: post?.published ?? true }
  })
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-4">
      <legend className="px-1.5 font-medium">{labels.title}</legend>
      <p className="text-sm text-muted">{labels.text(RELATED_POSTS)}</p>
      {picked.length > 0 && (
        <SortableList label={labels.list} items={picked} onOrder={field.onChange}>
          {({ id, name, published }) => (
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                {name} {!published && <span className="text-sm text-muted">{labels.draft}</span>}
              </span>
              <Button
                variant="quiet-danger"
                aria-label={labels.removeNamed(name)}
                className="px-2.5 text-sm"
                onClick={() => field.onChange(ids.filter((one) => one !== id))}
              >
                {labels.remove}
              </Button>
            </div>
          )}
        </SortableList>
      )}
      {ids.length < RELATED_POSTS && (
        <TitleSearch
          ref={field.ref}
          leftOut={(post) => ids.includes(post.id) || post.slug === stored?.slug}
          onPick={(post) => {
            setAdded([...added, post])
            field.onChange([...ids, post.id])
          }}
        />
      )}
      {fieldState.error && (
        <p className="text-sm font-medium text-bad">{fieldState.error.message}</p>
      )}
    </fieldset>
  )
}

function TitleSearch({
  ref,
  leftOut,
  onPick,
}: {
  ref: (element: HTMLInputElement | null) => void
  leftOut: (post: PostTitle) => boolean
  onPick: (post: PostTitle) => void
}) {
  const [text, setText] = useState('')
  const q = text.trim()
  const { data, isPlaceholderData } = useQuery(titleSearchQuery(q))
  const found = q === '' ? undefined : data?.filter((post) => !leftOut(post))
  return (
    <>
      <TextField
        ref={ref}
        id="post-related-search"
        type="search"
        autoComplete="off"
        label={labels.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={ignoreEnter}
      />
      {found && found.length > 0 && (
        <ul aria-label={labels.found} aria-busy={isPlaceholderData} className="rows">
          {found.map((post) => (
            <li key={post.id}>
              <button
                type="button"
                aria-label={labels.addNamed(post.title)}
                className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-tint"
                onClick={() => {
                  onPick(post)
                  setText('')
                  document.getElementById('post-related-search')?.focus()
                }}
              >
                <Plus aria-hidden className="size-4 shrink-0" />
                <span>
                  {post.title}{' '}
                  {!post.published && <span className="text-sm text-muted">{labels.draft}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {found?.length === 0 && !isPlaceholderData ? labels.none : ''}
      </p>
    </>
  )
}

/** Enter in the search must not save the post. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
