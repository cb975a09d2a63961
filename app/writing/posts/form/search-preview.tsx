import { useFormContext } from 'react-hook-form'
import { paths } from '#app/paths.ts'
import { Mark } from '#app/platform/page/logo.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import type { PostForm } from '../post-rules.ts'
import { labels } from './labels.ts'

/** Roughly where search engines cut a title and a description on a laptop. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 158

/** The post as a result of a search, live. */
export function SearchPreview() {
  const firm = useFirm()
  const { watch } = useFormContext<PostForm>()
  const [title, metaTitle, slug, excerpt, metaDescription, noIndex] = watch([
    'title',
    'metaTitle',
    'slug',
    'excerpt',
    'metaDescription',
    'noIndex',
  ])
  const { host } = new URL(firm.origin)
  const shownTitle = `${metaTitle || title || labels.titlePlaceholder} | ${host}`
  return (
    <section aria-label={labels.searchPreview.section}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {labels.searchPreview.heading}
      </h2>
      <div className="rounded-lg border border-line bg-[#fff] p-4 font-[Arial,sans-serif] text-[#4d5156]">
        <div className="flex items-center gap-3">
          <span className="grid size-7 place-items-center rounded-full border border-[#dadce0] bg-[#f1f3f4]">
            <Mark className="size-4.5" />
          </span>
          <div className="min-w-0 text-sm leading-tight text-[#202124]">
            <p>{firm.name}</p>
            <p className="truncate text-xs text-[#4d5156]">
              {firm.origin} › {paths.blog.slice(1)} › {slug || labels.searchPreview.slugPlaceholder}
            </p>
          </div>
        </div>
        <p className="mt-1.5 text-[1.25rem] leading-snug break-words text-[#1a0dab]">
          {cut(shownTitle, TITLE_SHOWN)}
        </p>
        <p className="mt-1 text-sm leading-normal break-words">
          <span className="text-[#5f6368]">{formatBriefDay(new Date())} — </span>
          {cut(
            metaDescription || excerpt || labels.searchPreview.descriptionPlaceholder,
            DESCRIPTION_SHOWN,
          )}
        </p>
      </div>
      {noIndex && (
        <p className="mt-2 text-sm font-medium text-bad">{labels.searchPreview.noIndex}</p>
      )}
    </section>
  )
}

/** Cut at a word, with an ellipsis, as search engines do. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const end = text.lastIndexOf(' ', max - 2)
  return `${text.slice(0, end > 0 ? end : max - 2)} ...`
}
