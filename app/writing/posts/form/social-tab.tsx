import { useFormContext } from 'react-hook-form'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { ImageAddressField } from '#app/writing/publishing/entry-images.tsx'
import { OG_DESCRIPTION_MAX, OG_TITLE_MAX, type PostForm, TWITTER_CARDS } from '../post-rules.ts'
import { counted } from './counted.ts'
import { labels as formLabels } from './labels.ts'
import { SocialPreview } from './social-preview.tsx'

const labels = formLabels.social

export function SocialTab() {
  const { register, watch, formState } = useFormContext<PostForm>()
  const { errors } = formState
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid content-start gap-5">
        <TextField
          {...register('ogTitle')}
          id="post-og-title"
          label={labels.ogTitle}
          hint={counted(watch('ogTitle'), OG_TITLE_MAX)}
          maxLength={OG_TITLE_MAX}
          error={errors.ogTitle?.message}
        />
        <TextAreaField
          {...register('ogDescription')}
          id="post-og-description"
          label={labels.ogDescription}
          hint={counted(watch('ogDescription'), OG_DESCRIPTION_MAX)}
          maxLength={OG_DESCRIPTION_MAX}
          error={errors.ogDescription?.message}
        />
        <ImageAddressField
          name="ogImage"
          label={labels.ogImage}
          hint={labels.ogImageHint}
          absolute
        />
        <SelectField {...register('twitterCard')} id="post-twitter-card" label={labels.twitterCard}>
          <Options values={TWITTER_CARDS} nameOf={(card) => labels.cards[card]} />
        </SelectField>
      </div>
      <SocialPreview />
    </div>
  )
}
