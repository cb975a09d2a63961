import { createFileRoute } from '@tanstack/react-router'
import { cookies } from '#app/content/legal/cookies.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'

export const Route = createFileRoute('/_public/cookie-policy')({
  staticData: { scripts: 'none' },
  head: ({ match }) =>
    pageHead(metadata, match, {
      structured: [breadcrumbs(match.context.site.firm, [[metadata.title, paths.cookies]])],
    }),
  component: CookiePolicy,
})

const metadata = {
  title: 'Cookie Policy',
  description:
    'A visitor gets no cookie from this site. Here is the whole list of what it can store in a browser, for whom, what for, and until when.',
  keywords: ['cookie policy', 'cookies', 'local storage'],
}

function CookiePolicy() {
  return <LegalPage text={cookies(useFirm())} />
}
