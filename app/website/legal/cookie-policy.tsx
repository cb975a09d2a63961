import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/platform/page/head.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { pageMetadata } from '#content/en/metadata.ts'
import { cookies } from '#content/legal/cookies.ts'
import { LegalPage } from './legal-page.tsx'

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
