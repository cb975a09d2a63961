import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { ConflictDialog } from '#app/entries/conflict-dialog.tsx'
import { DraftOffer } from '#app/entries/draft-offer.tsx'
import { LeaveGuard } from '#app/entries/leave-guard.tsx'
import { useEntryForm } from '#app/entries/use-entry-form.ts'
import { VersionsDialog } from '#app/entries/versions-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PostForm } from './form/post-form.tsx'
import type { Post } from './post.ts'
import { EMPTY_POST, postDialogForm, type PostForm as Values } from './post-rules.ts'
import { asSnapshot, valuesOfPost, valuesOfSnapshot } from './post-values.ts'
import { postByIdQuery } from './queries.ts'

/** Adds a post, or changes the one whose id is given. */
export function PostDialog({ id, onClose }: { id?: number; onClose: () => void }) {
  const {
    data: post,
    error,
    refetch,
  } = useQuery({
    ...postByIdQuery(id ?? 0),
    enabled: id !== undefined,
  })
  const [restored, setRestored] = useState(0)
  if (id !== undefined && !post) {
    return (
      <Dialog open title="Edit Blog Post" onClose={onClose}>
        {error ? (
          <LoadFailure what="this post" error={error} retry={refetch} />
        ) : (
          <Spinner label="Loading the post" />
        )}
      </Dialog>
    )
  }
  return (
    <PostFormDialog
      key={restored}
      post={post}
      onClose={onClose}
      onRestored={async () => {
        await refetch()
        setRestored((times) => times + 1)
      }}
    />
  )
}

function PostFormDialog({
  post,
  onClose,
  onRestored,
}: {
  post: Post | undefined
  onClose: () => void
  onRestored: () => void
}) {
  const [versions, setVersions] = useState(false)
  const { form, submit, isPending, failure, unsaved, draft, conflict } = useEntryForm<Values, Post>(
    {
      kind: 'post',
      stored: post && { id: post.id, version: post.version, values: valuesOfPost(post) },
      empty: EMPTY_POST,
      rule: postDialogForm,
      words: post
        ? { saved: messages.post.changed, failed: messages.post.changeFailed }
        : { saved: messages.post.added, failed: messages.post.addFailed },
      onSaved: onClose,
    },
  )
  return (
    <Dialog
      open
      size="full"
      title={post ? 'Edit Blog Post' : 'Add Blog Post'}
      onClose={onClose}
      footer={
        <>
          {post && (
            <Button look="quiet" className="mr-auto" onClick={() => setVersions(true)}>
              Versions
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="post-form" look="accent" disabled={isPending}>
            {post
              ? isPending
                ? 'Saving...'
                : 'Save Post'
              : isPending
                ? 'Creating...'
                : 'Create Post'}
          </Button>
        </>
      }
    >
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          stale={draft.stale}
          onTake={draft.take}
          onForget={draft.forget}
        />
      )}
      <PostForm
        id="post-form"
        form={form}
        stored={post && { slug: post.slug, published: post.published }}
        submit={submit}
        isPending={isPending}
        failure={<FormFailure text={failure} />}
      />
      <LeaveGuard unsaved={unsaved} />
      {post && (
        <ConflictDialog
          open={conflict.open}
          kind="post"
          id={post.id}
          mine={() => asSnapshot(form.getValues())}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={(snapshot, version) =>
            conflict.takeTheirs(valuesOfSnapshot(snapshot), version)
          }
          onClose={conflict.close}
        />
      )}
      {post && versions && (
        <VersionsDialog
          kind="post"
          id={post.id}
          name={post.title}
          onClose={() => setVersions(false)}
          onRestored={onRestored}
        />
      )}
    </Dialog>
  )
}
