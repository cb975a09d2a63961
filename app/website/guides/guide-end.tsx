import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { oldestCheck } from '#content/facts/register/past.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import type { Guide } from '#content/guides/guide.ts'
import { guideMenu } from '#content/guides/menu.ts'

/** What the guide rests on, and the way to the other guides. */
export function GuideEnd({ guide }: { guide: Guide }) {
  const { guideNames, guidePage, times } = useCopy()
  const checkedOn = oldestCheck(usedBy[paths.guide(guide.slug)] ?? []) ?? ''
  return (
    <div className="measure grid gap-x-16 gap-y-12 py-[clamp(3rem,7vw,5.5rem)] lg:grid-cols-[1.4fr_1fr]">
      <section aria-labelledby="sources-title">
        <h2 id="sources-title" className="text-h3">
          {guidePage.sources(formatDay(checkedOn, times.own))}
        </h2>
        <ul className="rows mt-4 border-y border-line text-sm">
          {guide.sources.map(({ name, about }) => (
            <li key={`${name} ${about}`} className="py-2.5">
              {name}
              <span className="block text-muted">{about}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{guidePage.caution}</p>
      </section>
      <nav aria-labelledby="guides-title" className="screen-only">
        <h2 id="guides-title" className="text-h3">
          {guidePage.others}
        </h2>
        <ul className="rows mt-4 border-y border-line">
          {guideMenu
            .filter(({ slug }) => slug !== guide.slug)
            .map(({ slug }) => (
              <li key={slug}>
                <a href={paths.guide(slug)} className="group block py-3">
                  <span className="text-link">{guideNames[slug].name}</span>
                  <span className="block text-sm text-muted">{guideNames[slug].when}</span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}
