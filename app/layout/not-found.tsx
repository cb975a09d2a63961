import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PublicLayout } from './public-layout.tsx'

export function NotFound() {
  return (
    <PublicLayout>
      <title>{documentTitle('404 Page Not Found', useFirm())}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(4rem,12vw,9rem)]">
        <h1 className="text-h1">404 Page Not Found</h1>
        <p className="mt-4 max-w-[40rem] text-lead text-muted">
          Did you forget to add the page to the router?
        </p>
        <p className="mt-2 max-w-[40rem] text-lead text-muted">
          If a link brought you here, it is we who forgot. These pages exist:
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink look="accent" href={paths.home}>
            Home page
          </ButtonLink>
          <ButtonLink look="outline" href={paths.anchor.services}>
            Services and prices
          </ButtonLink>
          <ButtonLink look="outline" href={paths.contact}>
            Contact us
          </ButtonLink>
        </div>
      </div>
    </PublicLayout>
  )
}
