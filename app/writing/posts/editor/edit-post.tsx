import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ExternalLink, History } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { ID_MAX } from '#app/ui/text/fields.ts'
import { formatBriefDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { ConflictDialog } from '#app/writing/publishing/conflict/conflict-dialog.tsx'
import { type NewerVersion, useEntryForm } from '#app/writing/publishing/use-entry-form.ts'
import { VersionsDialog } from '#app/writing/publishing/versions-dialog.tsx'
import { messages } from '#content/en/messages.ts'
import { linkTo } from '../form/post-link.ts'
import type { Post } from '../post.ts'
import { EMPTY_POST, postForm, type PostForm as Values } from '../post-rules.ts'
import { valuesOfPost, valuesOfSnapshot } from '../post-values.ts'
import { postByIdQuery } from '../queries.ts'
import { editPostLabels as labels } from './labels.ts'
import { PostActions, type Publication, publicationOf } from './post-actions.tsx'
import { POST_FORM, PostEditor } from './post-editor.tsx'

/** Loads a stored post by the id in the address, and edits it. */
export function EditPost({ id: given }: { id: string }) {
  const id = Number(given)
  const isId = /^\d+$/.test(given) && id > 0 && id <= ID_MAX
  const { data, error, refetch } = useQuery({ ...postByIdQuery(id), enabled: isId })
  const [restored, setRestored] = useState(0)
  if (data) {
    return (
      <OpenPost
        key={restored}
        loaded={data}
        reload={async () => (await refetch()).data}
        onRestored={async () => {
          await refetch()
          setRestored((count) => count + 1)
        }}
      />
    )
  }
  if (!isId || (error instanceof ApiError && error.status === 404)) return <MissingPost />
  if (error) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  return <Spinner label={labels.loading} />
}

function MissingPost() {
  return (
    <div className="rounded-lg border border-line bg-card p-6">
      <h1 className="text-h3">{labels.missing.title}</h1>
      <p className="mt-1 mb-4">{labels.missing.text}</p>
      <Link to="/admin/blog" className={buttonClass('outline')}>
        {labels.back}
      </Link>
    </div>
  )
}

function OpenPost({
  loaded,
  reload,
  onRestored,
}: {
  loaded: Post
  reload: () => Promise<Post | undefined>
  onRestored: () => void
}) {
  const [post, setPost] = useState(loaded)
  const [versions, setVersions] = useState(false)
  const wanted = useRef<Publication>(undefined)
  const entryForm = useEntryForm<Values, Post>({
    kind: 'post',
    stored: { id: loaded.id, version: loaded.version, values: valuesOfPost(loaded) },
    empty: EMPTY_POST,
    schema: postForm,
    copy: {
      saved: (saved) => ({ ...messages.post.changed, link: linkTo(saved) }),
      failed: messages.post.changeFailed,
    },
    onSaved: setPost,
    valuesOf: valuesOfSnapshot,
    stays: valuesOfPost,
  })
  const { form, isPending, conflict } = entryForm
  const setPublication = () => {
    const { published, publishAt } = wanted.current ?? publicationOf(post)
    wanted.current = undefined
    form.setValue('published', published, { shouldDirty: true })
    form.setValue('publishAt', publishAt, { shouldDirty: true })
    return true
  }
  const takeTheirs = async (newer: NewerVersion<Values>) => {
    conflict.takeTheirs(newer)
    const theirs = await reload()
    if (theirs) setPost(theirs)
  }
  return (
    <>
      <Link
        to="/admin/blog"
        className="mb-1 inline-flex min-h-9 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> {labels.back}
      </Link>
      <PostEditor
        title={labels.title}
        status={statusOf(post)}
        stored={{ slug: post.slug, published: post.published }}
        entryForm={entryForm}
        onSubmit={setPublication}
        tools={
          <>
            <Button variant="quiet" onClick={() => setVersions(true)}>
              <History aria-hidden className="size-4.5" /> {labels.versions}
            </Button>
            <NewTabLink post={post} />
          </>
        }
        actions={
          <PostActions
            status={post.status}
            isPending={isPending}
            onSave={(publication) => {
              wanted.current = publication
              const postForm = document.getElementById(POST_FORM) as HTMLFormElement | null
              postForm?.requestSubmit()
            }}
          />
        }
      />
      <ConflictDialog
        open={conflict.open}
        kind="post"
        id={post.id}
        base={conflict.base}
        mine={conflict.mine}
        valuesOf={conflict.valuesOf}
        onKeepMine={conflict.keepMine}
        onTakeTheirs={(newer) => void takeTheirs(newer)}
        onClose={conflict.close}
      />
      {versions && (
        <VersionsDialog
          kind="post"
          id={post.id}
          name={post.title}
          onClose={() => setVersions(false)}
          onRestored={onRestored}
        />
      )}
    </>
  )
}

/** The post at its own address, as it was last saved. */
function NewTabLink({ post }: { post: Post }) {
  const label = labels.newTab[post.status === 'published' ? 'published' : 'draft']
  return (
    <ButtonLink
      variant="quiet"
      size="icon"
      href={paths.post(post.slug)}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <ExternalLink aria-hidden className="size-4.5" />
    </ButtonLink>
  )
}

function statusOf({ status, publishedAt }: Post): string {
  if (status === 'draft' || !publishedAt) return labels.status.draft
  return status === 'published'
    ? labels.status.published(formatBriefDay(new Date(publishedAt)))
    : labels.status.scheduled(formatTimestamp(publishedAt))
}
