import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { documentTitle } from '#app/platform/page/document-title.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import type { Problem } from '#app/platform/page/render.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { PublicLayout } from './public-layout.tsx'

/** The error page, with the request's reference in our logs. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const firm = useFirm()
  const copy = useCopy()
  const { errorPage } = copy
  const title = problem.busy ? errorPage.busyTitle : errorPage.titleOf(problem.status)
  return (
    <PublicLayout>
      <title>{documentTitle(title, firm)}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(4rem,12vw,9rem)]">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-[40rem] text-lead text-muted">{errorIn(problem.message, copy)}</p>
        {problem.requestId && (
          <p className="mt-4 text-sm text-muted">
            {errorPage.reference}
            <code>{problem.requestId}</code>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="accent" href={paths.home}>
            {errorPage.home}
          </ButtonLink>
          <ButtonLink variant="outline" href={phoneHref(firm.phone)}>
            {errorPage.call(firm.phone)}
          </ButtonLink>
        </div>
      </div>
    </PublicLayout>
  )
}
