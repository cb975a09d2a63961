import { FormFailure } from '#app/ui/form-failure.tsx'
import { EntryFormDialog } from '#app/writing/publishing/entry-form-dialog.tsx'
import { EntryLoader } from '#app/writing/publishing/entry-loader.tsx'
import { useEntryForm } from '#app/writing/publishing/use-entry-form.ts'
import { messages } from '#content/en/messages.ts'
import { PostForm } from './form/post-form.tsx'
import { linkTo } from './form/post-link.ts'
import type { Post } from './post.ts'
import { EMPTY_POST, postDialogForm, type PostForm as Values } from './post-rules.ts'
import { valuesOfPost, valuesOfSnapshot } from './post-values.ts'
import { postByIdQuery } from './queries.ts'

/** Adds a post, or changes the one whose id is given. */
export function PostDialog({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <EntryLoader<Post>
      id={id}
      query={postByIdQuery}
      title="Edit Blog Post"
      what="post"
      onClose={onClose}
    >
      {(post, onRestored) => (
        <PostFormDialog post={post} onClose={onClose} onRestored={onRestored} />
      )}
    </EntryLoader>
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
  const entryForm = useEntryForm<Values, Post>({
    kind: 'post',
    stored: post && { id: post.id, version: post.version, values: valuesOfPost(post) },
    empty: EMPTY_POST,
    schema: postDialogForm,
    copy: {
      saved: (saved) => ({
        ...(post ? messages.post.changed : messages.post.added),
        link: linkTo(saved),
      }),
      failed: post ? messages.post.changeFailed : messages.post.addFailed,
    },
    valuesOf: valuesOfSnapshot,
    onSaved: onClose,
  })
  const { form, submit, isPending, failure } = entryForm
  return (
    <EntryFormDialog
      kind="post"
      noun="Post"
      titleNoun="Blog Post"
      stored={post && { id: post.id, name: post.title }}
      entryForm={entryForm}
      onClose={onClose}
      onRestored={onRestored}
    >
      <PostForm
        id="post-form"
        form={form}
        stored={post && { slug: post.slug, published: post.published }}
        submit={submit}
        isPending={isPending}
        failure={<FormFailure text={failure} />}
        withPublishing
      />
    </EntryFormDialog>
  )
}
