import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { documentTitle } from '#app/platform/page/document-title.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import type { Copy } from '#content/en/copy.ts'
import { PublicLayout } from './public-layout.tsx'

const wanted = ({ links }: Copy['notFoundPage']) =>
  [
    [paths.home, links.home],
    [paths.anchor.services, links.services],
    [paths.pricing, links.pricing],
    [paths.tools, links.tools],
    [paths.tool('due-dates'), links.dueDates],
    [paths.guides, links.guides],
    [paths.faq, links.faq],
    [paths.book, links.book],
  ] as const

export function NotFound() {
  const firm = useFirm()
  const { layout, notFoundPage: copy } = useCopy()
  return (
    <PublicLayout>
      <title>{documentTitle(copy.title, firm)}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(3rem,9vw,7rem)]">
        <h1 className="text-h1">{copy.title}</h1>
        <p className="mt-4 mb-8 max-w-[40rem] text-lead text-muted">{copy.text}</p>
        <SearchBox
          action={paths.faq}
          label={copy.search}
          value=""
          category={undefined}
          button={layout.search}
        />
        <h2 className="mt-10 text-h3">{copy.wanted}</h2>
        <ul className="mt-3 grid max-w-[46rem] gap-x-8 sm:grid-cols-2">
          {wanted(copy).map(([href, label]) => (
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
