import { useFormContext } from 'react-hook-form'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { EntryText } from '#app/writing/publishing/entry-text.tsx'
import { fillSlug } from '#app/writing/publishing/fill-slug.ts'
import { SLUG_MAX } from '#app/writing/publishing/rules.ts'
import { EXCERPT_MAX, type PostForm, TITLE_MAX } from '../post-rules.ts'
import { counted } from './counted.ts'
import { labels as formLabels } from './labels.ts'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.content

export function ContentTab({ stored }: { stored: StoredPost | undefined }) {
  const form = useFormContext<PostForm>()
  const { register, control, watch } = form
  const { errors } = form.formState
  return (
    // The editor's toolbar sticks below the tabs.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [--rich-text-top:2.8125rem]">
      <TextField
        {...register('title', { onBlur: () => fillSlug('post', form) })}
        id="post-title"
        label={labels.title}
        maxLength={TITLE_MAX}
        error={errors.title?.message}
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          {...register('slug')}
          id="post-slug"
          label={labels.slug}
          hint={stored ? labels.slugHint.stored : labels.slugHint.new}
          maxLength={SLUG_MAX}
          error={errors.slug?.message}
        />
        <TextAreaField
          {...register('excerpt')}
          id="post-excerpt"
          className="[&_textarea]:min-h-20"
          label={labels.excerpt}
          hint={labels.excerptHint(counted(watch('excerpt'), EXCERPT_MAX))}
          maxLength={EXCERPT_MAX}
          error={errors.excerpt?.message}
        />
      </div>
      <EntryText
        control={control}
        name="content"
        id="post-content"
        label={labels.content}
        error={errors.content?.message}
      />
    </div>
  )
}
