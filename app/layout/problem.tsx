import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import type { Problem } from '#app/site/render.ts'
import { useFirm } from '#app/site/site.tsx'
import { phoneHref } from '#app/text/phone-href.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PublicLayout } from './public-layout.tsx'

const titles: Record<number, string> = {
  400: 'That could not be understood',
  403: 'That was refused',
  404: '404 Page Not Found',
  429: 'Too many requests',
  503: 'We will be back in a moment',
}

/** The error page, with the reference under which our logs know the request. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const firm = useFirm()
  return (
    <PublicLayout>
      <title>{documentTitle(titles[problem.status] ?? 'Something went wrong', firm)}</title>
      <meta name="robots" content="noindex" />
      <div className="measure py-[clamp(4rem,12vw,9rem)]">
        <h1 className="text-h1">{titles[problem.status] ?? 'Something went wrong'}</h1>
        <p className="mt-4 max-w-[40rem] text-lead text-muted">{problem.message}</p>
        {problem.requestId && (
          <p className="mt-4 text-sm text-muted">
            Reference: <code>{problem.requestId}</code>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink look="accent" href={paths.home}>
            Home page
          </ButtonLink>
          <ButtonLink look="outline" href={phoneHref(firm.phone)}>
            Call {firm.phone}
          </ButtonLink>
        </div>
      </div>
    </PublicLayout>
  )
}
