import { useFormContext } from 'react-hook-form'
import { ImageAddressField } from '#app/publishing/entry-images.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { OG_DESCRIPTION_MAX, OG_TITLE_MAX, type PostForm, TWITTER_CARDS } from '../post-rules.ts'
import { counted } from './counted.ts'
import { SocialPreview } from './social-preview.tsx'

const cardNames: Record<(typeof TWITTER_CARDS)[number], string> = {
  summary: 'Summary (small picture)',
  summary_large_image: 'Summary with a large picture',
  app: 'App',
  player: 'Player',
}

export function SocialTab() {
  const { register, watch, formState } = useFormContext<PostForm>()
  const { errors } = formState
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid content-start gap-5">
        <TextField
          {...register('ogTitle')}
          id="post-og-title"
          label="OG title"
          hint={counted(watch('ogTitle'), OG_TITLE_MAX)}
          maxLength={OG_TITLE_MAX}
          error={errors.ogTitle?.message}
        />
        <TextAreaField
          {...register('ogDescription')}
          id="post-og-description"
          label="OG description"
          hint={counted(watch('ogDescription'), OG_DESCRIPTION_MAX)}
          maxLength={OG_DESCRIPTION_MAX}
          error={errors.ogDescription?.message}
        />
        <ImageAddressField
          name="ogImage"
          label="OG image"
          hint="1200 by 630 pixels is best. Left empty, the featured image is shown, or a picture drawn from the title."
          absolute
        />
        <SelectField {...register('twitterCard')} id="post-twitter-card" label="Twitter card">
          {TWITTER_CARDS.map((card) => (
            <option key={card} value={card}>
              {cardNames[card]}
            </option>
          ))}
        </SelectField>
      </div>
      <SocialPreview />
    </div>
  )
}
