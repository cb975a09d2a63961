import { Controller, useFormContext } from 'react-hook-form'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { fromIndianTime, toIndianTime } from '#app/ui/time/india.ts'
import { CategorySelect, categoryValue } from '#app/writing/publishing/category-select.tsx'
import type { PostForm } from '../post-rules.ts'
import { labels as formLabels } from './labels.ts'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.settings

/** Whether and when a post appears, in the dialogs of the list. */
export function PublishingFields({ stored }: { stored: StoredPost | undefined }) {
  const { register, control, watch, formState } = useFormContext<PostForm>()
  const { errors } = formState
  const [published, publishAt] = watch(['published', 'publishAt'])
  const past = publishAt !== null && new Date(publishAt) <= new Date()
  return (
    <fieldset className="mt-6 grid max-w-[44rem] gap-4 rounded-lg border border-line p-4">
      <legend className="px-1.5 font-medium">{labels.publishing}</legend>
      <CategorySelect
        kind="post"
        id="post-category"
        {...register('categoryId', { setValueAs: categoryValue })}
        error={errors.categoryId?.message}
      />
      <CheckboxField {...register('published')} id="post-published" label={labels.published} />
      <Controller
        name="publishAt"
        control={control}
        render={({ field }) => (
          <TextField
            ref={field.ref}
            id="post-publish-at"
            name="publishAt"
            type="datetime-local"
            label={labels.publishAt}
            hint={labels.publishAtHint}
            disabled={!published}
            value={toIndianTime(field.value)}
            onChange={(event) => field.onChange(fromIndianTime(event.target.value))}
            onBlur={field.onBlur}
            error={errors.publishAt?.message}
          />
        )}
      />
      <p role="status" className="text-sm text-muted">
        {outcome(published, publishAt, past, stored)}
      </p>
    </fieldset>
  )
}

/** What saving will do. */
function outcome(
  published: boolean,
  publishAt: string | null,
  past: boolean,
  stored: StoredPost | undefined,
): string {
  if (!published) {
    return stored?.published ? labels.outcome.unpublishes : labels.outcome.draft
  }
  if (publishAt && !past) return labels.outcome.scheduled
  if (past) return labels.outcome.past
  return stored?.published ? labels.outcome.changes : labels.outcome.publishes
}
