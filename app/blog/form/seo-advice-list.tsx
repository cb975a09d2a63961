import { CircleCheck, Lightbulb } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { PostForm } from '#app/blog/post-rules.ts'
import { seoAdviceFor } from './seo-advice.ts'
import type { StoredPost } from './stored-post.ts'

/** What would help the post to be found and read; nothing here keeps it from being saved. */
export function Advice({ stored }: { stored: StoredPost | undefined }) {
  const { watch } = useFormContext<PostForm>()
  const advice = seoAdviceFor(watch(), stored)
  return (
    <section aria-label="Advice">
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">Advice</h3>
      {advice.length === 0 ? (
        <p className="flex gap-2 text-good">
          <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" /> Nothing to mend.
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
