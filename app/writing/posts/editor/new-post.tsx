import { Link, useNavigate } from '@tanstack/react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useEntryForm } from '#app/writing/publishing/use-entry-form.ts'
import { messages } from '#content/en/messages.ts'
import { linkTo } from '../form/post-link.ts'
import type { Post } from '../post.ts'
import { EMPTY_POST, postForm, type PostForm as Values } from '../post-rules.ts'
import { newPostLabels as labels } from './labels.ts'
import { POST_FORM, PostEditor } from './post-editor.tsx'
import { PublicationChoice, usePublicationChoice } from './publication-choice.tsx'

/** Writes a new post. */
export function NewPost() {
  const navigate = useNavigate()
  const entryForm = useEntryForm<Values, Post>({
    kind: 'post',
    empty: EMPTY_POST,
    schema: postForm,
    copy: {
      saved: (post) => ({ ...messages.post.addedOnPage, link: linkTo(post) }),
      failed: messages.post.addFailed,
    },
    onSaved: () => navigate({ to: '/admin/blog' }),
  })
  const { form, errors, isPending } = entryForm
  const publication = usePublicationChoice(form)
  return (
    <PostEditor
      title={labels.title}
      stored={undefined}
      entryForm={entryForm}
      onSubmit={publication.isComplete}
      actions={
        <>
          <Link to="/admin/blog" className={buttonClass('outline')}>
            {labels.cancel}
          </Link>
          <PublicationChoice
            publication={publication}
            error={errors.publishAt?.message}
            disabled={isPending}
          />
          <Button type="submit" form={POST_FORM} variant="accent" disabled={isPending}>
            {isPending ? labels.pending : labels.submit}
          </Button>
        </>
      }
    />
  )
}
