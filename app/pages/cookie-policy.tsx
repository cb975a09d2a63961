import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'
import { pageMetadata } from '#content/en/metadata.ts'
import { cookies } from '#content/legal/cookies.ts'

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
