import { useFormContext } from 'react-hook-form'
import { TextField } from '#app/ui/field.tsx'
import { ImageAddressField } from '#app/writing/publishing/entry-images.tsx'
import type { PostForm } from '../post-rules.ts'
import { BylineSelects } from './byline-selects.tsx'
import { labels as formLabels } from './labels.ts'
import { RelatedField } from './related-field.tsx'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.settings

export function SettingsTab({ stored }: { stored: StoredPost | undefined }) {
  const { register, formState } = useFormContext<PostForm>()
  const { errors } = formState
  return (
    <div className="grid max-w-[44rem] gap-6">
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
      <RelatedField stored={stored} />
    </div>
  )
}
