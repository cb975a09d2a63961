import { stats } from '#app/content/claims.ts'
import { sections } from '#app/content/home.ts'
import { useShownClaims } from '#app/site/site.tsx'

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 lg:grid-cols-3']

/** The figures that are shown, side by side: four in a row, or two in each of two on a phone. */
export function Stats() {
  const isShown = useShownClaims()
  const shown = stats.filter(({ id }) => isShown(id))
  if (shown.length === 0) return null
  return (
    <section aria-label={sections.stats} className="border-b border-line bg-tint">
      <dl className={`measure grid py-4 ${COLUMNS[shown.length] ?? 'grid-cols-2 lg:grid-cols-4'}`}>
        {shown.map(({ id, value, label }, index) => (
          <div
            key={id}
            className={`flex flex-col-reverse px-4 py-5 first:pl-0 lg:px-8 ${index % 2 ? 'border-l border-line' : ''} ${index > 1 ? 'max-lg:border-t max-lg:border-line' : ''} ${index === 2 ? 'max-lg:pl-0 lg:border-l lg:border-line' : ''}`}
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-serif text-[clamp(2rem,1.6rem+1.6vw,2.875rem)] leading-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
