import { sections, stats } from '#app/content/home.ts'

export function Stats() {
  return (
    <section aria-label={sections.stats} className="border-b border-line bg-tint">
      <dl className="measure grid grid-cols-2 py-4 lg:grid-cols-4">
        {stats.map(({ value, label }, index) => (
          <div
            key={label}
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
