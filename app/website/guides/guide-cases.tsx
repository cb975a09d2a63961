import { useCopy } from '#app/platform/page/copy.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Guide, GuideCase } from '#content/guides/guide.ts'

/**
 * The cases of a guide under the same labels. Each is a list of its own, so that on a phone a case
 * reads from top to bottom and on a large screen the labels line up.
 */
export function GuideCases({
  cases: { jumpBy, labels, entries },
  anchors,
}: {
  cases: Guide['cases']
  anchors: string[]
}) {
  return (
    <>
      {jumpBy && <JumpLinks names={entries.map((entry) => entry[jumpBy])} anchors={anchors} />}
      <ul className="rows border-y border-line-strong">
        {entries.map((entry, index) => (
          <li
            key={anchors[index]}
            id={anchors[index]}
            className="grid scroll-mt-20 gap-x-10 gap-y-4 py-6 break-inside-avoid lg:grid-cols-[15rem_1fr]"
          >
            <div>
              <h3 className="text-h3">{entry.title}</h3>
              <p className="figures mt-1 text-muted">{entry.law}</p>
            </div>
            <dl className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_1.2fr_1.4fr]">
              {labels.map((label, place) => (
                <div key={label}>
                  <dt className="text-sm font-semibold text-accent-text">{label}</dt>
                  <dd className="figures mt-0.5">
                    <UnbrokenYears text={entry.texts[place] ?? ''} />
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

function JumpLinks({ names, anchors }: { names: string[]; anchors: string[] }) {
  const { guidePage } = useCopy()
  return (
    <nav aria-label={guidePage.jump} className="screen-only mb-8">
      <ul className="flex flex-wrap gap-2">
        {names.map((name, index) => (
          <li key={anchors[index]}>
            <a
              href={`#${anchors[index]}`}
              className="figures inline-flex min-h-11 items-center rounded-md border border-line-strong px-3 hover:border-ink hover:bg-tint"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where a case stands on its page: in every language at the same place. */
export function anchorOf({ title, law }: GuideCase): string {
  return `${title} ${law}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
