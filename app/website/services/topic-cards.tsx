import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'

/** Titled lists side by side: what a service covers, or for whom. */
export function TopicCards({
  topics,
}: {
  topics: { title: string; description: string; points?: string[] }[]
}) {
  return (
    <ul className={`grid gap-6 ${topics.length > 3 ? 'sm:grid-cols-2' : 'lg:grid-cols-3'}`}>
      {topics.map(({ title, description, points }) => (
        <li key={title} className="rounded-lg border border-line bg-card p-6">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-muted">
            <UnbrokenYears text={description} />
          </p>
          {points && (
            <ul className="mt-4 grid gap-2">
              {points.map((point) => (
                <li
                  key={point}
                  className="flex gap-3 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-accent-text"
                >
                  <span>
                    <UnbrokenYears text={point} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
