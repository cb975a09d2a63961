import { Controller, useFormContext } from 'react-hook-form'
import { CategorySelect, categoryValue } from '#app/publishing/category-select.tsx'
import { ImageAddressField } from '#app/publishing/entry-images.tsx'
import { fromIndianTime, toIndianTime } from '#app/time/india.ts'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import type { PostForm } from '../post-rules.ts'
import { BylineSelects } from './byline-selects.tsx'
import { labels as formLabels } from './labels.ts'
import { RelatedField } from './related-field.tsx'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.settings

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
      <fieldset className="grid gap-4 rounded-lg border border-line p-4">
        <legend className="px-1.5 font-medium">{labels.people}</legend>
        <BylineSelects stored={stored} />
        <TextField
          {...register('lawAsOn')}
          id="post-law-as-on"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          label={labels.lawAsOn}
          hint={labels.lawAsOnHint}
          error={errors.lawAsOn?.message}
        />
      </fieldset>
      <ImageAddressField
        name="featuredImage"
        label={labels.featuredImage}
        hint={labels.featuredImageHint}
      />
      <fieldset className="grid gap-4 rounded-lg border border-line p-4">
        <legend className="px-1.5 font-medium">{labels.publishing}</legend>
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
      <RelatedField stored={stored} />
    </div>
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
