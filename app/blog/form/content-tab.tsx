import { useFormContext } from 'react-hook-form'
import { EntryText } from '#app/publishing/entry-text.tsx'
import { SLUG_MAX, slugify } from '#app/publishing/rules.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { EXCERPT_MAX, type PostForm, TITLE_MAX } from '../post-rules.ts'
import { counted } from './counted.ts'
import type { StoredPost } from './stored-post.ts'

export function ContentTab({ stored }: { stored: StoredPost | undefined }) {
  const { register, control, watch, getValues, setValue, formState } = useFormContext<PostForm>()
  const { errors } = formState
  const fillSlug = () => {
    if (getValues('slug').trim() === '') {
      setValue('slug', slugify(getValues('title')), {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      })
    }
  }
  return (
    // The editor's tools stay in sight beneath the tabs.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [--rich-text-top:2.8125rem]">
      <TextField
        {...register('title', { onBlur: fillSlug })}
        id="post-title"
        label="Title"
        maxLength={TITLE_MAX}
        error={errors.title?.message}
      />
      <TextField
        {...register('slug')}
        id="post-slug"
        label="Slug"
        hint={
          stored
            ? 'The last part of its address. The old address will lead to the new one.'
            : 'The last part of its address. Left empty, it is made from the title.'
        }
        maxLength={SLUG_MAX}
        error={errors.slug?.message}
      />
      <TextAreaField
        {...register('excerpt')}
        id="post-excerpt"
        label="Excerpt"
        hint={`Shown in lists. ${counted(watch('excerpt'), EXCERPT_MAX)}`}
        maxLength={EXCERPT_MAX}
        error={errors.excerpt?.message}
      />
      <EntryText
        control={control}
        name="content"
        id="post-content"
        label="Content"
        error={errors.content?.message}
      />
    </div>
  )
}
