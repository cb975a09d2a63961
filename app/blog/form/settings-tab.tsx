import { useFormContext } from 'react-hook-form'
import { CategorySelect, categoryValue } from '#app/publishing/category-select.tsx'
import { ImageAddressField } from '#app/publishing/entry-images.tsx'
import type { PostForm } from '../post-rules.ts'
import { labels as formLabels } from './labels.ts'

const labels = formLabels.settings

export function SettingsTab() {
  const { register, formState } = useFormContext<PostForm>()
  const { errors } = formState
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
        label={labels.featuredImage}
        hint={labels.featuredImageHint}
      />
    </div>
  )
}
