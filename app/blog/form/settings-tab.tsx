import { Controller, useFormContext } from 'react-hook-form'
import { CategorySelect, categoryValue } from '#app/publishing/category-select.tsx'
import { ImageAddressField } from '#app/publishing/entry-images.tsx'
import { fromIndianTime, toIndianTime } from '#app/time/india.ts'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import type { PostForm } from '../post-rules.ts'
import type { StoredPost } from './stored-post.ts'

export function SettingsTab({ stored }: { stored: StoredPost | undefined }) {
  const { register, control, watch, formState } = useFormContext<PostForm>()
  const { errors } = formState
  const [published, publishAt] = watch(['published', 'publishAt'])
  const past = publishAt !== null && new Date(publishAt) <= new Date()
  return (
    <div className="grid max-w-[44rem] gap-6">
      <CategorySelect
        kind="post"
        id="post-category"
        {...register('categoryId', { setValueAs: categoryValue })}
        error={errors.categoryId?.message}
      />
      <ImageAddressField
        name="featuredImage"
        label="Featured image"
        hint="Above the post and on its card in lists"
      />
      <fieldset className="grid gap-4 rounded-lg border border-line p-4">
        <legend className="px-1.5 font-medium">Publishing</legend>
        <CheckboxField {...register('published')} id="post-published" label="Published" />
        <Controller
          name="publishAt"
          control={control}
          render={({ field }) => (
            <TextField
              ref={field.ref}
              id="post-publish-at"
              name="publishAt"
              type="datetime-local"
              label="Publish at (Indian time)"
              hint="Left empty, it appears as soon as it is saved."
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
    </div>
  )
}

function outcome(
  published: boolean,
  publishAt: string | null,
  past: boolean,
  stored: StoredPost | undefined,
): string {
  if (!published) {
    return stored?.published
      ? 'Saving takes it off the site and clears its date.'
      : 'It is a draft: only signed-in staff see it.'
  }
  if (publishAt && !past) return 'It appears on the site by itself at this minute, not before.'
  if (past) return 'This moment has passed: it appears as soon as it is saved.'
  return stored?.published
    ? 'It is on the site; saving changes it there at once.'
    : 'It appears on the site as soon as it is saved.'
}
