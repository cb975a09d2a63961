import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFirm } from '#app/platform/page/site.tsx'
import type { PostForm } from '../post-rules.ts'
import { labels } from './labels.ts'
import { cut } from './search-preview.tsx'

/** The post as a card in a chat or on a social site, live. */
export function SocialPreview() {
  const firm = useFirm()
  const { watch } = useFormContext<PostForm>()
  const [title, excerpt, ogTitle, ogDescription, ogImage, featuredImage, twitterCard] = watch([
    'title',
    'excerpt',
    'ogTitle',
    'ogDescription',
    'ogImage',
    'featuredImage',
    'twitterCard',
  ])
  const image = ogImage || featuredImage
  const large = twitterCard === 'summary_large_image' || twitterCard === 'player'
  return (
    <section aria-label={labels.socialPreview.section}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {labels.socialPreview.heading}
      </h2>
      <div
        className={`overflow-hidden rounded-lg border border-[#cfd9de] bg-[#fff] font-[Arial,sans-serif] text-[#0f1419] ${large ? '' : 'grid grid-cols-[8rem_1fr]'}`}
      >
        <div className={large ? 'aspect-[1200/630]' : 'aspect-square'}>
          {image ? <CardImage key={image} src={image} /> : <GeneratedCard title={title} />}
        </div>
        <div className="min-w-0 p-3">
          <p className="text-xs text-[#536471]">{new URL(firm.origin).host}</p>
          <p className="leading-snug font-semibold break-words">
            {cut(ogTitle || title || labels.titlePlaceholder, 80)}
          </p>
          <p className="mt-0.5 text-sm leading-snug break-words text-[#536471]">
            {cut(
              ogDescription || excerpt || labels.socialPreview.excerptPlaceholder,
              large ? 120 : 80,
            )}
          </p>
        </div>
      </div>
      {!image && <p className="mt-2 text-sm text-muted">{labels.socialPreview.noImage}</p>}
    </section>
  )
}

function CardImage({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <p className="grid size-full place-items-center bg-[#eff3f4] p-3 text-center text-sm">
        {labels.socialPreview.brokenImage}
      </p>
    )
  }
  return <img src={src} alt="" onError={() => setBroken(true)} className="size-full object-cover" />
}

/** Approximates what `website/social/social-image.server.ts` renders. */
function GeneratedCard({ title }: { title: string }) {
  return (
    <div className="grid size-full content-center bg-surface p-5 text-on-surface">
      <p className="border-l-4 border-accent pl-3 font-serif text-[1.125rem] leading-tight break-words">
        {cut(title || labels.titlePlaceholder, 90)}
      </p>
    </div>
  )
}
