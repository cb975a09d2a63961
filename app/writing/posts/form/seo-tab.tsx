import { WandSparkles } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextAreaField, TextField } from '#app/ui/field.tsx'
import {
  ADDRESS_MAX,
  autoFill,
  KEYWORDS_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  type PostForm,
} from '../post-rules.ts'
import { counted } from './counted.ts'
import { labels as formLabels } from './labels.ts'
import { SearchPreview } from './search-preview.tsx'
import { Advice } from './seo-advice-list.tsx'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.seo

export function SeoTab({ stored }: { stored: StoredPost | undefined }) {
  const { register, watch, getValues, setValue, formState } = useFormContext<PostForm>()
  const { errors } = formState
  const fill = () => {
    for (const [name, value] of Object.entries(autoFill(getValues()))) {
      setValue(name as keyof PostForm, value as never, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid content-start gap-5">
        <div>
          <Button variant="outline" onClick={fill}>
            <WandSparkles aria-hidden className="size-4.5" /> {labels.autoFill}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{labels.autoFillHint}</p>
        </div>
        <TextField
          {...register('metaTitle')}
          id="post-meta-title"
          label={labels.metaTitle}
          hint={counted(watch('metaTitle'), META_TITLE_MAX)}
          maxLength={META_TITLE_MAX}
          error={errors.metaTitle?.message}
        />
        <TextAreaField
          {...register('metaDescription')}
          id="post-meta-description"
          label={labels.metaDescription}
          hint={labels.metaDescriptionHint(counted(watch('metaDescription'), META_DESCRIPTION_MAX))}
          maxLength={META_DESCRIPTION_MAX}
          error={errors.metaDescription?.message}
        />
        <TextField
          {...register('metaKeywords')}
          id="post-meta-keywords"
          label={labels.metaKeywords}
          hint={labels.metaKeywordsHint}
          maxLength={KEYWORDS_MAX}
          error={errors.metaKeywords?.message}
        />
        <TextField
          {...register('canonicalUrl')}
          id="post-canonical-url"
          label={labels.canonicalUrl}
          type="url"
          hint={labels.canonicalUrlHint}
          maxLength={ADDRESS_MAX}
          error={errors.canonicalUrl?.message}
        />
        <CheckboxField {...register('noIndex')} id="post-no-index" label={labels.noIndex} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <SearchPreview />
        <Advice stored={stored} />
      </div>
    </div>
  )
}
