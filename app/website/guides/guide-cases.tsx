import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Guide, GuideCase } from '#content/guides/guide.ts'
import { guidePage } from '#content/guides/page.ts'

/**
 * The cases of a guide under the same labels. Each is a list of its own, so that on a phone a case
 * reads from top to bottom and on a large screen the labels line up.
 */
export function GuideCases({ cases }: { cases: Guide['cases'] }) {
  return (
    <>
      {cases.jumpBy && <JumpLinks entries={cases.entries} by={cases.jumpBy} />}
      <ul className="rows border-y border-line-strong">
        {cases.entries.map((entry) => (
          <li
            key={anchorOf(entry)}
            id={anchorOf(entry)}
            className="grid scroll-mt-20 gap-x-10 gap-y-4 py-6 break-inside-avoid lg:grid-cols-[15rem_1fr]"
          >
            <div>
              <h3 className="text-h3">{entry.title}</h3>
              <p className="figures mt-1 text-muted">{entry.law}</p>
            </div>
            <dl className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_1.2fr_1.4fr]">
              {cases.labels.map((label, index) => (
                <div key={label}>
                  <dt className="text-sm font-semibold text-accent-text">{label}</dt>
                  <dd className="figures mt-0.5">
                    <UnbrokenYears text={entry.texts[index] ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function JumpLinks({ entries, by }: { entries: GuideCase[]; by: 'law' | 'title' }) {
  return (
    <nav aria-label={guidePage.jump} className="screen-only mb-8">
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={anchorOf(entry)}>
            <a
              href={`#${anchorOf(entry)}`}
              className="figures inline-flex min-h-11 items-center rounded-md border border-line-strong px-3 hover:border-ink hover:bg-tint"
            >
              {entry[by]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function anchorOf({ title, law }: GuideCase): string {
  return `${title} ${law}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
