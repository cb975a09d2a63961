import { notFoundPage } from '#app/content/errors.ts'
import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PublicLayout } from './public-layout.tsx'

export function NotFound() {
  return (
    <PublicLayout>
      <title>{documentTitle(notFoundPage.title, useFirm())}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(4rem,12vw,9rem)]">
        <h1 className="text-h1">{notFoundPage.title}</h1>
        <p className="mt-4 max-w-[40rem] text-lead text-muted">{notFoundPage.text[0]}</p>
        <p className="mt-2 max-w-[40rem] text-lead text-muted">{notFoundPage.text[1]}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="accent" href={paths.home}>
            {notFoundPage.home}
          </ButtonLink>
          <ButtonLink variant="outline" href={paths.anchor.services}>
            {notFoundPage.services}
          </ButtonLink>
          <ButtonLink variant="outline" href={paths.contact}>
            {notFoundPage.contact}
          </ButtonLink>
        </div>
      </div>
    </PublicLayout>
  )
}
