import type { Guide } from '#app/content/guides/guide.ts'

/**
 * The cases of a guide under the same labels. Each is a list of its own, so that on a phone a case
 * reads from top to bottom and on a large screen the labels line up.
 */
export function GuideCases({ cases: { labels, entries } }: { cases: Guide['cases'] }) {
  return (
    <ul className="rows border-y border-line-strong">
      {entries.map(({ title, law, texts }) => (
        <li
          key={`${title} ${law}`}
          className="grid gap-x-10 gap-y-4 py-6 break-inside-avoid lg:grid-cols-[15rem_1fr]"
        >
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="figures mt-1 text-muted">{law}</p>
          </div>
          <dl className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_1.2fr_1.4fr]">
            {labels.map((label, index) => (
              <div key={label}>
                <dt className="text-sm font-semibold text-accent-text">{label}</dt>
                <dd className="figures mt-0.5">{texts[index]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
