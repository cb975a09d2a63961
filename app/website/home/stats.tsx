import { useCopy } from '#app/platform/page/copy.ts'
import { useShownClaims } from '#app/platform/page/site.tsx'
import { stats } from '#content/claims.ts'

/** The figures that are shown, side by side as far as they fit. */
export function Stats() {
  const isShown = useShownClaims()
  const { sections, statLabels } = useCopy()
  const shown = stats.filter(({ id }) => isShown(id))
  if (shown.length === 0) return null
  return (
    <section aria-label={sections.stats} className="border-b border-line bg-tint">
      <dl className="measure grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-2 gap-y-3 divide-line py-4 sm:divide-x lg:py-6">
        {shown.map(({ id, value }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end first:pl-0 sm:px-6 sm:py-2 lg:px-8"
          >
            <dt className="text-muted max-sm:text-xs">{statLabels[id]}</dt>
            <dd className="figures font-serif text-[clamp(1.375rem,0.9rem+2vw,2.875rem)] leading-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
