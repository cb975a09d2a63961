import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/platform/page/document-title.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { notFoundPage as copy } from '#content/en/errors.ts'
import { PublicLayout } from './public-layout.tsx'

const WANTED = [
  [paths.home, copy.links.home],
  [paths.anchor.services, copy.links.services],
  [paths.pricing, copy.links.pricing],
  [paths.tools, copy.links.tools],
  [paths.tool('due-dates'), copy.links.dueDates],
  [paths.guides, copy.links.guides],
  [paths.faq, copy.links.faq],
  [paths.book, copy.links.book],
] as const

export function NotFound() {
  const firm = useFirm()
  return (
    <PublicLayout>
      <title>{documentTitle(copy.title, firm)}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(3rem,9vw,7rem)]">
        <h1 className="text-h1">{copy.title}</h1>
        <p className="mt-4 mb-8 max-w-[40rem] text-lead text-muted">{copy.text}</p>
        <SearchBox action={paths.faq} label={copy.search} value="" category={undefined} />
        <h2 className="mt-10 text-h3">{copy.wanted}</h2>
        <ul className="mt-3 grid max-w-[46rem] gap-x-8 sm:grid-cols-2">
          {WANTED.map(([href, label]) => (
            <li key={href} className="border-line border-b">
              <a href={href} className="text-link flex min-h-12 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="accent" href={phoneHref(firm.phone)}>
            {copy.call(firm.phone)}
          </ButtonLink>
          <ButtonLink variant="outline" href={paths.contact}>
            {copy.contact}
          </ButtonLink>
        </div>
        <p className="mt-10 text-sm text-muted">{copy.router}</p>
      </div>
    </PublicLayout>
  )
}
