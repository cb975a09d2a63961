import { CircleCheck, Lightbulb } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { PostForm } from '#app/writing/posts/post-rules.ts'
import { labels as formLabels } from './labels.ts'
import { seoAdviceFor } from './seo-advice.ts'
import type { StoredPost } from './stored-post.ts'

const labels = formLabels.advice

/** SEO advice about the post; none of it prevents saving. */
export function Advice({ stored }: { stored: StoredPost | undefined }) {
  const { watch } = useFormContext<PostForm>()
  const advice = seoAdviceFor(watch(), stored)
  return (
    <section aria-label={labels.section}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {labels.section}
      </h2>
      {advice.length === 0 ? (
        <p className="flex gap-2 text-good">
          <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" /> {labels.none}
        </p>
      ) : (
        <ul className="grid gap-2.5">
          {advice.map((text) => (
            <li key={text} className="flex gap-2 leading-snug">
              <Lightbulb aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
