import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { guideMenu } from '#content/guides/menu.ts'

/** The way to the guides for who has a notice or a late refund rather than a return to file. */
export function GuideLinks() {
  const { guideNames, sections } = useCopy()
  return (
    <nav
      aria-labelledby="guide-links-title"
      className="screen-only mt-2 flex flex-wrap items-center gap-x-5 max-sm:text-sm lg:mt-5"
    >
      <p id="guide-links-title" className="font-semibold">
        {sections.services.guides}
      </p>
      <ul className="contents">
        {guideMenu.map(({ slug }) => (
          <li key={slug}>
            <a href={paths.guide(slug)} className="text-link inline-flex min-h-11 items-center">
              {guideNames[slug].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
