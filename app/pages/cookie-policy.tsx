import { createFileRoute } from '@tanstack/react-router'
import { cookies } from '#app/content/legal/cookies.ts'
import { pageMetadata } from '#app/content/metadata.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'

export const Route = createFileRoute('/_public/cookie-policy')({
  head: ({ match }) =>
    pageHead('cookie-policy', match, {
      structured: [
        breadcrumbs(match.context.site.firm, [
          [pageMetadata['cookie-policy'].title, paths.cookies],
        ]),
      ],
    }),
  component: CookiePolicy,
})

function CookiePolicy() {
  return <LegalPage text={cookies(useFirm())} />
}
